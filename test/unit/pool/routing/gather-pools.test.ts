import { readJson } from "../../../../src/json/raw-json.js";
import { nodeUnavailable } from "../../../../src/node/node-unavailable.js";
import { systemTimers } from "../../../../src/node/timers.js";
import { gatherPools } from "../../../../src/pool/routing/gather-pools.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";

type Prices = Readonly<Record<string, Readonly<Record<number, number>>>>;

const [ana, ben] = [`0x${"a".repeat(40)}`, `0x${"b".repeat(40)}`] as const;

/** Transactions by sender and nonce, told by their price alone. */
function pricesIn(senders: Prices) {
  return Object.fromEntries(
    Object.entries(senders).map(([sender, nonces]) => [
      sender,
      Object.fromEntries(Object.entries(nonces).map(([nonce, price]) => [nonce, { gasPrice: `0x${price}` }])),
    ]),
  );
}

const poolOf = ([pending, queued]: readonly [Prices, Prices]) =>
  Buffer.from(JSON.stringify({ pending: pricesIn(pending), queued: pricesIn(queued) }));

async function gather(...pools: readonly (readonly [Prices, Prices] | Error)[]): Promise<unknown> {
  const calls = pools.map((pool) => (pool instanceof Error ? Promise.reject(pool) : Promise.resolve(poolOf(pool))));
  return readJson(await gatherPools(calls, systemTimers));
}

const expected = (pending: Prices, queued: Prices) => ({ pending: pricesIn(pending), queued: pricesIn(queued) });

describe("pools of several nodes", () => {
  it("are one, with the better paid of two transactions", async () => {
    expect(await gather([{ [ana]: { 1: 2, 2: 5 } }, {}], [{ [ana]: { 1: 3, 2: 4 }, [ben]: { 7: 1 } }, {}])).toEqual(
      expected({ [ana]: { 1: 3, 2: 5 }, [ben]: { 7: 1 } }, {}),
    );
  });

  it("have none waiting for a nonce that can be in the next block at another node", async () => {
    expect(await gather([{ [ana]: { 1: 2 } }, {}], [{}, { [ana]: { 1: 2, 3: 2 }, [ben]: { 4: 4 } }])).toEqual(
      expected({ [ana]: { 1: 2 } }, { [ana]: { 3: 2 }, [ben]: { 4: 4 } }),
    );
  });

  const missing = new RpcError("MethodNotFound");
  const silent = nodeUnavailable(new Error("reset"));
  const tooLarge = new RpcError("LimitExceeded", "the pool is larger than 1 bytes");

  it("are those of the nodes that have one", async () => {
    expect(await gather(silent, [{ [ana]: { 1: 2 } }, {}], missing)).toEqual(expected({ [ana]: { 1: 2 } }, {}));
  });

  it("wait for slower nodes, but not for those that never respond", async () => {
    const grace: number[] = [];
    const timers = {
      after(delayMs: number, work: () => void) {
        grace.push(delayMs);
        const timer = setTimeout(work, 20);
        return () => clearTimeout(timer);
      },
    };
    const slower = new Promise<Buffer>((resolve) => setImmediate(() => resolve(poolOf([{ [ben]: { 2: 2 } }, {}]))));
    const never = new Promise<Buffer>(() => undefined);
    const fast = Promise.resolve(poolOf([{ [ana]: { 1: 2 } }, {}]));
    expect(await readJson(await gatherPools([never, slower, fast], timers))).toEqual(
      expected({ [ana]: { 1: 2 }, [ben]: { 2: 2 } }, {}),
    );
    expect(grace).toEqual([2_000]);
  });

  it("fail as the first node where all fail", async () => {
    await expect(gather(missing, silent)).rejects.toBe(missing);
  });

  it("fail where one is too large, rather than be told in part", async () => {
    await expect(gather([{}, {}], tooLarge)).rejects.toBe(tooLarge);
  });
});
