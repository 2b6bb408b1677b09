import type { MethodName } from "../../generated/methods.js";
import type { SentTransaction } from "../../src/cache/transactions/sent-transaction.js";
import { withSentTransactions } from "../../src/cache/transactions/with-sent-transactions.js";
import { withCache } from "../../src/cache/with-cache.js";
import { withDedupe } from "../../src/cache/with-dedupe.js";
import { readJson } from "../../src/json/raw-json.js";
import type { NodeEvents } from "../../src/node/node-events.js";
import type { Node } from "../../src/node/node.js";
import type { HeaderProof } from "../../src/pool/heads/proven-headers.js";
import { noSharedProbes, type SharedProbes } from "../../src/pool/heads/shared-probes.js";
import { createPool, type Pool } from "../../src/pool/pool.js";
import type { ProvenHeader } from "../../src/rootstock/merged-mining/prove-header.js";
import { RpcError } from "../../src/rpc/rpc-error.js";
import { CallAbortController } from "../../src/turns/call-signal.js";
import { createVirtualTimers, type VirtualTimers } from "../fakes/virtual-timers.js";
import { isProven, type SimulatedHeader } from "./answers.js";
import { Callers } from "./callers.js";
import { createNeighbour } from "./neighbour.js";
import { createRandom, type Random } from "./random.js";
import { type CallTime, createReport, type Finding, type Report, type RunReport, type SeedReport } from "./report.js";
import { drawScenario, type Scenario, withUntrueContents } from "./scenario.js";
import { scheduleBlocks, scheduleFaults } from "./schedule-events.js";
import { createSimulatedNode, type SimulatedNode } from "./simulated-node.js";
import { signedByRaw } from "./transactions.js";
import { createWorld, type SimulatedTransaction, type World } from "./world.js";

export interface RunOptions {
  /** Told of everything that happens, where a seed is looked at. */
  readonly trace?: (line: string) => void;
  /** Told of each call when it is over. */
  readonly onCall?: (call: CallTime) => void;
  /** Told when a node comes into service (`in`), or leaves it or the shown branch, with why. */
  readonly onNode?: (name: string, state: string, atMs: number) => void;
  /** Whether another process shares its probes with this one. */
  readonly hasNeighbour?: boolean;
  /** Whether nodes at fault are wrong about what blocks contain, too. */
  readonly hasUntrueContents?: boolean;
}

/** Longest time for the pool to be as if nothing had been, once all faults are over. */
const RECOVERY_MS = 120_000;

/** How often it is looked whether it is. */
const RECOVERY_STEP_MS = 250;

/** Longest time that the service waits for its nodes. */
const START_MS = 5_000;

const CALL_TIMEOUT_MS = 30_000;

interface Run {
  readonly scenario: Scenario;
  readonly random: Random;
  readonly timers: VirtualTimers;
  readonly world: World;
  readonly nodes: readonly SimulatedNode[];
  readonly pool: Pool;
  readonly trace: (line: string) => void;
}

/** Runs the real pool through what the seed says, in virtual time, and reports how it kept its promises. */
export async function runSeed(seed: number, options: RunOptions = {}): Promise<SeedReport> {
  const random = createRandom(seed);
  const drawn = drawScenario(random);
  const scenario = options.hasUntrueContents ? withUntrueContents(drawn, createRandom(-seed)) : drawn;
  return { seed, kind: scenario.kind, ...(await runScenario(scenario, random, options)) };
}

/** Runs the real pool through a scenario. */
export async function runScenario(scenario: Scenario, random: Random, options: RunOptions = {}): Promise<RunReport> {
  const { trace = () => undefined } = options;
  const timers = createVirtualTimers();
  const world = createWorld(timers.now);
  const nodes = scenario.nodes.map((plan, index) =>
    createSimulatedNode(
      { index, ...plan, isBatching: scenario.isBatching },
      { world, timers, random, known: signedByRaw },
    ),
  );
  const at = (line: string): void => trace(`${timers.now().toFixed(1).padStart(9)} ${line}`);
  const neighbour = options.hasNeighbour ? createNeighbour({ nodes, timers, random }) : undefined;
  const { sharedProbes = noSharedProbes } = neighbour ?? {};
  const pool = openPool(scenario, { nodes, timers, trace: at, onNode: options.onNode, sharedProbes });
  const run: Run = { scenario, random, timers, world, nodes, pool, trace: at };
  const report = createReport(options.onCall);
  scheduleFaults(run);
  scheduleBlocks(run);
  neighbour?.start();
  await start(run);
  const { node, close } = openNode(pool, scenario, timers);
  const callers = new Callers({ ...run, ...callerOf(node, timers), report });
  callers.start();
  await timers.run(scenario.lengthMs);
  await recover(run, report);
  callers.stop();
  for (const endMs = timers.now() + CALL_TIMEOUT_MS; callers.isWaiting() && timers.now() < endMs;)
    await timers.run(timers.now() + RECOVERY_STEP_MS);
  await close();
  await neighbour?.close();
  report.note({ requests: nodes.reduce((sum, { requestCount }) => sum + requestCount, 0) });
  return report.result();
}

/** As the service does: it takes calls once the pool has looked at its nodes, or has tried for long enough. */
async function start({ pool, timers, trace }: Run): Promise<void> {
  const starting = { isOver: false };
  const problem = (error: Error): void => trace(`start: ${error.message}`);
  void pool
    .start(new CallAbortController())
    .catch(problem)
    .finally(() => (starting.isOver = true));
  while (!starting.isOver && timers.now() < START_MS) await timers.run(timers.now() + 10);
}

interface PoolParts {
  readonly nodes: readonly SimulatedNode[];
  readonly timers: VirtualTimers;
  readonly trace: (line: string) => void;
  readonly onNode: RunOptions["onNode"];
  readonly sharedProbes: SharedProbes;
}

/** Simulated blocks have no header to hash, and no work. */
const headerProof: HeaderProof = {
  prove(block, { hash }) {
    const given = block as (ProvenHeader & SimulatedHeader) | null;
    return given?.hash === hash && isProven(given) ? given : undefined;
  },
  findWorkProblem: () => undefined,
};

function openPool({ isHedging }: Scenario, parts: PoolParts): Pool {
  const { nodes, timers, trace, sharedProbes } = parts;
  const write = (fields: object, message?: string): void =>
    trace(
      `log: ${message ?? ""} ${JSON.stringify(fields, (_, value) => (value instanceof Error ? value.message : value))}`,
    );
  const pool = createPool(
    nodes.map(({ upstream }) => upstream),
    { isHedging },
    { timers, log: { info: write, warn: write } as never, events: eventsTo(parts), sharedProbes, headerProof },
  );
  pool.heads.onReorg((fork) => trace(`reorganisation, fork at ${fork}`));
  pool.heads.onHead(({ number, hash }) => trace(`shown: ${number} ${hash.slice(-4)}`));
  return pool;
}

/** What becomes of nodes, and of calls that don't go as usual. */
function eventsTo({ trace, onNode, timers }: PoolParts): NodeEvents {
  return {
    onUpstreamState: (name, state) => onNode?.(name, state, timers.now()),
    onUpstreamBranch: (name, isApart) => onNode?.(name, isApart ? "on another branch" : "in", timers.now()),
    onUpstreamCall: (name, method, outcome, elapsedMs) =>
      outcome === "failed" && trace(`failed: ${method} of ${name} after ${elapsedMs.toFixed(1)} ms`),
    onRetry: (name, method) => trace(`retry: ${method} that ${name} did not answer`),
    onHedge: (name, method, isWon) => trace(`hedge: ${method} of ${name} ${isWon ? "came first" : "came too late"}`),
  };
}

function openNode(pool: Pool, { cacheBytes }: Scenario, timers: VirtualTimers) {
  const sent = withSentTransactions(pool, { timers, identify: async (raw) => signedByRaw.get(raw) as SentTransaction });
  const deduped = withDedupe(sent, { heads: pool.heads });
  const options = { maxBytes: cacheBytes, depth: 12 };
  const node = cacheBytes === 0 ? deduped : withCache(deduped, options, { heads: pool.heads, now: timers.now });
  return { node, close: () => node.close() };
}

/** Calls as a handler does, with a deadline. */
function callerOf(node: Node, timers: VirtualTimers) {
  async function call(method: MethodName, params: readonly unknown[]): Promise<unknown> {
    const stop = new CallAbortController();
    const cancel = timers.after(CALL_TIMEOUT_MS, () => stop.abort(new Error("the deadline")));
    try {
      return await readJson(node.known?.(method, params) ?? (await node.call(method, params, stop)));
    } finally {
      cancel();
    }
  }
  /** Like the method's handler: a refusal of what is known is a success. */
  async function send({ raw, hash }: SimulatedTransaction): Promise<unknown> {
    try {
      return await call("eth_sendRawTransaction", [raw]);
    } catch (error) {
      const isRefusal = error instanceof RpcError && error.errorName === "TransactionRejected";
      if (isRefusal && (await call("eth_getTransactionByHash", [hash])) !== null) return hash;
      throw error;
    }
  }
  return { call, send };
}

/** Lets time pass until callers are shown the tip, and until every node is in service again. */
async function recover({ pool, world, timers, trace }: Run, report: Report): Promise<void> {
  const since = timers.now();
  let shownMs: number | undefined;
  trace("all faults are over");
  for (let pastMs = 0; pastMs <= RECOVERY_MS; pastMs += RECOVERY_STEP_MS) {
    await timers.run(since + pastMs);
    if (shownMs === undefined && pool.heads.current()?.hash === world.tip.hash) shownMs = pastMs;
    if (shownMs !== undefined && pool.status().every(({ state }) => state === "in"))
      return report.note({ recoveryMs: shownMs, returnMs: pastMs });
  }
  const finding: Finding = {
    fault: "lost",
    why: `not recovered: ${pool
      .status()
      .map(({ name, state, head }) => `${name} ${state} ${head?.number}`)
      .join()}`,
    atMs: timers.now(),
  };
  report.add(finding);
}
