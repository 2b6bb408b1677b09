import { setTimeout as sleep } from "node:timers/promises";
import { networks } from "../../src/config/networks.js";
import { RpcError } from "../../src/rpc/rpc-error.js";
import { createUpstream, type Upstream } from "../../src/upstream/upstream.js";
import { type ActingServer, startActingServer } from "../fakes/acting-server/acting-server.js";
import { resultOf } from "../fakes/acting-server/script.js";
import { fc, seed } from "../seeded-fast-check.js";
import { type Storm, storm } from "./arbitrary-storm.js";
import { ask, type Caller, gone, type Outcome, type Reader } from "./upstream-caller.js";

/** About 5 seconds' worth. FUZZ_SEED and FUZZ_PATH repeat what a failure printed, as far as chance lets them. */
const runs = Number(process.env["FUZZ_RUNS"] ?? 200);
const path = process.env["FUZZ_PATH"];

/** Runs side by side, since most of their time is waiting. */
const lanes = path === undefined ? 8 : 1;

const limits = { timeoutMs: 500, maxConnections: 3, streamFromBytes: 4_096, maxResponseBytes: 60_000 };

/** More than the slowest calls need when each waits for all the others; what hangs takes longer. */
const STORM_MS = 30_000;
const CALM_MS = 10_000;

/** Shorter than the time-out that would free a connection which was left behind. */
const SOON_MS = 400;

/** When this process, in which everything runs, stood still for so long, silence and slowness may be its own. */
const STALL_MS = 100;
const TICK_MS = 10;
let stalledAt = -Infinity;
let tickedAt = performance.now();
const ticking = setInterval(() => {
  const nowMs = performance.now();
  if (nowMs - tickedAt > STALL_MS) stalledAt = nowMs;
  tickedAt = nowMs;
}, TICK_MS);

afterAll(() => clearInterval(ticking));

it(
  "gives every call its own answer or a fair failure, whatever the server and the callers do, and is as good as new then",
  async () => {
    let playedCount = 0;
    const property = fc.asyncProperty(storm, async (given) => {
      await unlessStalled(() => play(given));
      playedCount++;
    });
    const run = (lane: number): Promise<void> =>
      fc.assert(property, {
        seed: seed + lane,
        endOnFailure: true,
        ...(path === undefined ? { numRuns: Math.ceil(runs / lanes) } : { numRuns: 1, path }),
      });
    const outcomes = await Promise.allSettled(Array.from({ length: lanes }, (_, lane) => run(lane)));
    for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
    expect(playedCount).toBeGreaterThanOrEqual(path === undefined ? runs : 1);
  },
  runs * 100 + 60_000,
);

/** Does again what failed while this process stood still: nothing can be told from that. */
async function unlessStalled(work: () => Promise<void>): Promise<void> {
  for (;;) {
    const startedAt = performance.now();
    try {
      return await work();
    } catch (error) {
      // What the stall made late may have come before the tick that tells of it.
      await sleep(2 * TICK_MS);
      if (stalledAt < startedAt) throw error;
    }
  }
}

async function play({ isBatching, scripts, callers, closeMs }: Storm): Promise<void> {
  const server = await startActingServer(scripts);
  const node = createUpstream({ ...limits, url: server.url, network: networks.testnet, isBatching });
  try {
    const closing = closeMs !== undefined && sleep(closeMs).then(() => node.close());
    const calls = callers.map((one, number) => ask(node, number, one));
    const outcomes = await within(STORM_MS, Promise.all(calls), "a call hangs");
    await closing;
    for (const [number, outcome] of outcomes.entries()) {
      const called = { number, outcome, wasClosed: closing !== false, ...(callers[number] as Caller) };
      expect(judge(called, server)).toBe("right");
    }
    for (const [body, count] of server.arrivals) expect([body, count <= mostOf(body)]).toEqual([body, true]);
    if (!closing) {
      await within(CALM_MS, askCalmly(node, server), "a plain call hangs");
      await node.close();
    }
    expect(server.violations).toEqual([]);
    await until(() => server.connectionCount() === 0, "a connection stays open");
  } finally {
    await node.close();
    await server.close();
  }
}

interface Called extends Caller {
  readonly number: number;
  readonly outcome: Outcome;
  readonly wasClosed: boolean;
}

/** A call gets all of what the server last said to it; less, or nothing, only for a reason. */
function judge({ number, method, reader, abortMs, outcome, wasClosed }: Called, server: ActingServer): string {
  const { text, isWhole, error } = outcome;
  const act = server.acts.get(number);
  const wanted = act ? resultOf(number, method, act.script.resultBytes) : "";
  const isGood = act?.script.status === 200 && !act.script.fault;
  const told = `call ${number} got ${text.length} bytes ${text.slice(0, 20)} ${String(error)} ${JSON.stringify(act)}`;
  if (isWhole) return isGood && text === wanted ? "right" : `not the answer: ${told}`;
  if (!wanted.startsWith(text)) return `not of the answer: ${told}`;
  if (error === undefined) return "right";
  if (error === gone) return abortMs !== undefined || reader.kind === "waits" ? "right" : `gave up by itself: ${told}`;
  const { reason } = (error instanceof RpcError && (error.data as { reason?: string })) || {};
  if (reason === "too_large" && act && act.bodyBytes > limits.maxResponseBytes) return "right";
  const isRepeatable = method !== "eth_sendRawTransaction";
  const isSpoiled = server.hasSpoiled() && (isRepeatable || /junk|twice/.test(act?.script.ending ?? ""));
  const isDue = (act && !isGood) || isSpoiled || wasClosed;
  return reason === "node_unavailable" && isDue ? "right" : `failed: ${told}`;
}

/** How often a body may come to the server. */
function mostOf(body: string): number {
  return body.includes("eth_sendRawTransaction") ? 1 : 2;
}

/** As many calls at once as there may be connections get through, and no more; then whatever comes. */
async function askCalmly(node: Upstream, server: ActingServer): Promise<void> {
  const { maxConnections } = limits;
  await server.calmDown();
  // What was sent last is on its way still.
  await sleep(10);
  await until(() => server.strandedCount() === 0, "a connection is kept that is of no use");
  let lastNumber = 1_000;
  const askOne = async (method: Caller["method"]): Promise<void> => {
    const number = ++lastNumber;
    const outcome = await ask(node, number, { method, startMs: 0, abortMs: undefined, reader: whole });
    expect(outcome).toEqual({ text: resultOf(number, method, 20), isWhole: true });
  };
  const first = Promise.all(Array.from({ length: 2 * maxConnections }, () => askOne("eth_call")));
  first.catch(() => undefined);
  await until(() => server.heldCount() === maxConnections, "fewer connections than there may be");
  await until(() => server.connectionCount() === maxConnections, "more connections than there may be");
  await sleep(5);
  expect([server.heldCount(), server.connectionCount()]).toEqual([maxConnections, maxConnections]);
  server.release();
  await first;
  // It needs a connection of its own, in the place of one that is kept.
  await within(SOON_MS, askOne("eth_sendRawTransaction"), "a transaction waits");
  for (const method of ["eth_getCode", "eth_call"] as const) await askOne(method);
}

const whole: Reader = { kind: "reads", waitMs: 0, pauseMs: 0 };

/** Looks every few milliseconds; rejects with `otherwise` when it takes too long. */
async function until(isTrue: () => boolean, otherwise: string): Promise<void> {
  const end = Date.now() + SOON_MS;
  while (!isTrue()) {
    if (Date.now() > end) throw new Error(otherwise);
    await sleep(2);
  }
}

async function within<T>(limitMs: number, work: Promise<T>, otherwise: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
