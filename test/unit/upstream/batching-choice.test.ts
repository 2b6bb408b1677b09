import { CallAbortController } from "../../../src/turns/call-signal.js";
import type { HttpResponse } from "../../../src/upstream/response-reader.js";
import type { NodeRequest } from "../../../src/upstream/transport.js";
import { withBatching } from "../../../src/upstream/with-batching.js";
import { createManualClock, settle } from "../../fakes/manual-clock.js";

/** A node that works on so many HTTP requests at once, and on each one's calls in their order. */
interface NodeKind {
  readonly atOnce: number;
  readonly msPerRequest: number;
  readonly msPerCall: number;
  readonly keepsConnections: boolean;
}

/** Takes 1 ms for a call, for eight at once. */
const slowNode: NodeKind = { atOnce: 8, msPerRequest: 0, msPerCall: 1, keepsConnections: true };
/** As fast either way, but that each request costs both sides something. */
const fastNode: NodeKind = { atOnce: 64, msPerRequest: 0.1, msPerCall: 0, keepsConnections: true };
/** Next to nothing to do for a call, but a connection for each request. */
const closingNode: NodeKind = { atOnce: 1, msPerRequest: 0.34, msPerCall: 0.02, keepsConnections: false };

/** A node in front of which time is moved by hand, from one thing that happens to the next. */
function createNode() {
  const clock = createManualClock();
  let kind = slowNode;
  const queue: (() => void)[] = [];
  let busy = 0;
  let requests = 0;
  const durationsMs: number[] = [];
  const answer = async (calls: number): Promise<void> => {
    requests++;
    if (busy >= kind.atOnce) await new Promise<void>((resolve) => queue.push(resolve));
    busy++;
    await new Promise<void>((resolve) => clock.after(kind.msPerRequest + calls * kind.msPerCall, resolve));
    busy--;
    queue.shift()?.();
  };
  const single = {
    send: async () => {
      await answer(1);
      return { result: Buffer.from("1") };
    },
    close: async () => undefined,
  };
  const exchange = {
    async post(body: string): Promise<HttpResponse> {
      const calls = JSON.parse(body) as { id: number }[];
      await answer(calls.length);
      return { head: Buffer.from(JSON.stringify(calls.map(({ id }) => ({ jsonrpc: "2.0", id, result: 1 })))) };
    },
    isKeepingConnections: () => kind.keepsConnections,
    close: async () => undefined,
  };
  let busyPart = 0;
  const timers = {
    now: clock.elapsedMs,
    after: clock.after,
    soon: (work: () => void) => void clock.after(0, work),
    busyMs: () => busyPart * clock.elapsedMs(),
  };
  const transport = withBatching(single, exchange, { timers });

  /** Calls answered in a second, by `atOnce` callers that wait for their answers, over `count` calls. */
  const measure = async (count: number, atOnce: number): Promise<number> => {
    const startMs = clock.elapsedMs();
    let begun = 0;
    let ended = 0;
    const left = (): number => count - ended;
    const call = async (): Promise<void> => {
      while (begun < count) {
        const id = ++begun;
        const request: NodeRequest = { id, method: "eth_getBalance", text: `{"id":${id}}` };
        const sentMs = clock.elapsedMs();
        await transport.send(request, { isRepeatable: true, signal: new CallAbortController() });
        durationsMs.push(clock.elapsedMs() - sentMs);
        ended++;
      }
    };
    const callers = Promise.all(Array.from({ length: atOnce }, call));
    for (await settle(); left() > 0; await settle()) clock.advanceToNext();
    await callers;
    return count / ((clock.elapsedMs() - startMs) / 1_000);
  };
  return {
    measure,
    /** How long each call took. */
    durationsMs,
    work: (part: number) => void (busyPart = part),
    become: (next: NodeKind) => void (kind = next),
    requests: () => requests,
  };
}

describe("calls to a node that may be batched", () => {
  it("go alone where a batch makes them wait for each other", async () => {
    const { measure } = createNode();
    await measure(2_000, 16);

    // Eight at once, 1 ms each: 8,000 a second at best; batches of 16 manage 1,000.
    expect(await measure(10_000, 16)).toBeGreaterThan(0.9 * 8_000);
  });

  it("are hardly held up by trials of the other way", async () => {
    const { measure, become, durationsMs } = createNode();
    become({ ...slowNode, atOnce: 64 });
    await measure(20_000, 64);
    durationsMs.length = 0;
    await measure(60_000, 64);

    // Alone each takes 1 ms, in a full batch 50.
    expect(Math.max(...durationsMs)).toBeLessThan(10);
  });

  it("go together where each request costs more than its calls", async () => {
    const { measure, become, requests } = createNode();
    become(closingNode);
    await measure(2_000, 16);
    const before = requests();

    // Alone they would need 0.36 ms each: 2,800 a second at best.
    expect(await measure(10_000, 16)).toBeGreaterThan(2 * 2_800);
    expect(requests() - before).toBeLessThan(10_000 / 4);
  });

  it("go together, without a wait, where that takes as long as alone", async () => {
    const { measure, become, requests } = createNode();
    become(fastNode);
    await measure(2_000, 16);
    const before = requests();

    // Each round of calls takes 0.1 ms.
    expect(await measure(10_000, 16)).toBeGreaterThan(0.9 * 160_000);
    expect(requests() - before).toBeLessThan(10_000 / 8);
  });

  it("stay together while the event loop has no time left", async () => {
    const { measure, work, requests } = createNode();
    work(0.81);
    await measure(5_000, 16);
    const together = requests();
    work(0);
    await measure(5_000, 16);

    expect(together).toBeLessThan(5_000 / 8);
    expect(await measure(10_000, 16)).toBeGreaterThan(0.9 * 8_000);
  });

  it("change when the node does", async () => {
    const { measure, become } = createNode();
    await measure(5_000, 16);
    become(closingNode);
    await measure(25_000, 16);
    expect(await measure(2_000, 16)).toBeGreaterThan(2 * 2_800);
    become(slowNode);
    await measure(5_000, 16);

    expect(await measure(10_000, 16)).toBeGreaterThan(0.85 * 8_000);
  });
});
