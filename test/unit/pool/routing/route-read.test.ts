import { type MethodName, methods } from "../../../../generated/methods.js";
import { JsonStream, type RawJson, readJson } from "../../../../src/json/raw-json.js";
import { BehindError } from "../../../../src/node/behind-error.js";
import type { Head } from "../../../../src/node/head-feed.js";
import { nodeUnavailable } from "../../../../src/node/node-unavailable.js";
import { systemTimers } from "../../../../src/node/timers.js";
import { CanonicalChain } from "../../../../src/pool/model/canonical-chain.js";
import {
  createPooledUpstreams,
  noteCall,
  noteResponse,
  type PooledUpstream,
} from "../../../../src/pool/model/pooled-upstream.js";
import { chooseUpstream } from "../../../../src/pool/routing/choose-upstream.js";
import { createRouteRead } from "../../../../src/pool/routing/route-read.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";
import type { CallSignal } from "../../../../src/turns/call-signal.js";
import { noStateOverride, stateNotKept } from "../../../../src/upstream/translate-error.js";
import type { Upstream } from "../../../../src/upstream/upstream.js";

const signal = new AbortController().signal;
const hash = `0x${"ab".repeat(32)}`;
const unavailable = { code: -32603, data: { reason: "node_unavailable" } };

type Answer = (params: readonly unknown[]) => unknown;

let asked: string[];
let waitedMs: number;
let chain: CanonicalChain;
let upstreams: readonly PooledUpstream[];
let probed: string[];
/** Where a node is by now, as a probe finds; undefined where it doesn't tell. */
let found: ReadonlyMap<string, readonly [height: number, forkHeight?: number] | undefined>;
/** What probes wait for. */
let opened: Promise<void>;

/** Nodes at these heights; those in `busy` have no free slot left. */
function upstreamsAt(heights: readonly number[], busy: readonly number[] = []): readonly PooledUpstream[] {
  const made = createPooledUpstreams(
    heights.map((_, index) => ({ name: `node${index}`, weight: 1, concurrency: 1 }) as unknown as Upstream),
    { concurrency: 1, queueLength: 5, now: () => 0 },
  );
  made.forEach((upstream, index) => {
    upstream.health.recordProbe("good");
    moveTo(upstream, heights[index] as number);
    if (busy.includes(index)) upstream.slots.take("");
  });
  return made;
}

/** Lets a node be at the shown block of this height, or so far on another branch that leaves it at `forkHeight`. */
function moveTo(upstream: PooledUpstream, height: number, forkHeight = Math.min(height, 100)): void {
  upstream.head = headAt(height);
  upstream.branch = { head: upstream.head, forkHeight, blocks: forkHeight < height ? [upstream.head] : [] };
}

function headAt(number: number): Head {
  return { number, hash: `0x${number}`, parentHash: `0x${number - 1}` };
}

/** Reads from `upstreams` while callers are shown block 100; node `index` answers by `answers[index]`. */
async function read(
  method: MethodName,
  params: readonly unknown[],
  answers: readonly Answer[],
  callSignal: CallSignal = signal,
): Promise<unknown> {
  const result = await readJson(await openReader(answers)({ method, params }, callSignal));
  if (typeof result === "object" && result !== null) delete (result as { names?: unknown }).names;
  return result;
}

/** An object with the names of all members that the document requires: tests say only those that matter. */
function named(method: MethodName, value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? { ...value, names: methods[method].resultForm.required } : value;
}

function openReader(answers: readonly Answer[]): ReturnType<typeof createRouteRead> {
  chain = new CanonicalChain();
  chain.show([97, 98, 99, 100].map(headAt), 96);
  return createRouteRead({
    upstreams,
    chain,
    // Nothing changes but the time.
    changes: { tell: () => undefined, wait: async (_, maxMs) => void (waitedMs += maxMs) },
    events: {},
    timers: { ...systemTimers, now: () => waitedMs },
    catchUpMs: 150,
    comeBackMs: 100,
    hedging: undefined,
    onOutvoted: () => undefined,
    run: async (upstream, call): Promise<RawJson> => {
      asked.push(`${upstream.name} ${JSON.stringify(call.params)}${call.on ? ` on ${call.on.number}` : ""}`);
      const [height = 100, forkHeight = height] = found.get(upstream.name) ?? [];
      if (call.on && forkHeight < call.on.number) throw new BehindError();
      const value = answers[upstreams.indexOf(upstream)]?.(call.params);
      return value instanceof JsonStream ? value : Buffer.from(JSON.stringify(named(call.method, value ?? null)));
    },
    probe: async (upstream) => {
      probed.push(upstream.name);
      await opened;
      if (!found.has(upstream.name)) return true;
      const place = found.get(upstream.name);
      if (place) moveTo(upstream, ...place);
      return place !== undefined;
    },
  });
}

beforeEach(() => {
  [asked, probed, waitedMs] = [[], [], 0];
  found = new Map();
  opened = Promise.resolve();
});

const unknownBlock: Answer = (params) => {
  throw new RpcError("InvalidParams", `block ${String(params.at(-1))} not found`);
};
const throwing = (error: RpcError) => (): never => {
  throw error;
};
const reverted = throwing(new RpcError("ExecutionReverted"));
const broken = throwing(nodeUnavailable("broken"));

it("asks every node for the block that callers know of, though the node is further", async () => {
  upstreams = upstreamsAt([101]);
  await read("eth_getBalance", ["0xaa", "latest"], [() => "0x1"]);
  expect(asked).toEqual(['node0 ["0xaa",{"blockHash":"0x100"}]']);
});

it("asks for a height that callers were shown no hash of on the shown head", async () => {
  upstreams = upstreamsAt([100]);
  await read("eth_getBalance", ["0xaa", "0x5a"], [() => "0x1"]);
  expect(asked).toEqual(['node0 ["0xaa","0x5a"] on 100']);
});

it("asks no node for the head that has not reached it, though there is no other", async () => {
  upstreams = upstreamsAt([99]);
  await expect(read("eth_gasPrice", [], [() => "0x1"])).rejects.toMatchObject(unavailable);
  expect(asked).toEqual([]);
});

it("asks the node at the head for what one behind has not", async () => {
  upstreams = upstreamsAt([99, 100], [1]);
  expect(await read("eth_getTransactionReceipt", [hash], [() => null, () => ({ blockNumber: "0x64" })])).toEqual({
    blockNumber: "0x64",
  });
  expect(asked.map((text) => text.split(" ")[0])).toEqual(["node0", "node1"]);
});

it("takes what a node behind has", async () => {
  upstreams = upstreamsAt([99, 100], [1]);
  expect(await read("eth_getTransactionReceipt", [hash], [() => ({ blockNumber: "0x10" })])).toBeTruthy();
});

it("asks the node at the head for the logs of a block that one behind has not", async () => {
  upstreams = upstreamsAt([99, 100], [1]);
  const logs = [{ blockHash: hash, blockNumber: "0x64" }];
  expect(await read("eth_getLogs", [{ blockHash: hash }], [() => [], () => logs])).toEqual(logs);
});

it("asks the node at the head for what one of the same height, but on another branch, has not", async () => {
  upstreams = upstreamsAt([100, 100], [1]);
  moveTo(upstreams[0] as PooledUpstream, 100, 99);
  expect(await read("eth_getTransactionReceipt", [hash], [() => null, () => ({ blockNumber: "0x64" })])).toBeTruthy();
  expect(asked.map((text) => text.split(" ")[0])).toEqual(["node0", "node1"]);
});

it("takes null from a node that has the head while it says so", async () => {
  upstreams = upstreamsAt([100]);
  expect(await read("eth_getTransactionReceipt", [hash], [() => null])).toBeNull();
  expect(asked).toEqual([`node0 ["${hash}"]`, `node0 ["${hash}"] on 100`]);
});

it("asks another node at the head for what one at the head lacks", async () => {
  upstreams = upstreamsAt([100, 100]);
  const receipt = { blockNumber: "0x63" };
  expect(await read("eth_getTransactionReceipt", [hash], [() => null, () => receipt])).toEqual(receipt);
  expect(asked).toEqual([`node0 ["${hash}"]`, `node0 ["${hash}"] on 100`, `node1 ["${hash}"] on 100`]);
});

it("asks another node at the head for the state of a block that one at the head does not know", async () => {
  upstreams = upstreamsAt([100, 100]);
  const params = ["0xaa", { blockHash: hash }];
  expect(await read("eth_getBalance", params, [unknownBlock, () => "0x5"])).toBe("0x5");
  await expect(read("eth_getBalance", params, [unknownBlock, unknownBlock])).rejects.toThrow("not found");
});

it("asks a node at the head once more for what others confirmed not to exist, and no other until the next head", async () => {
  upstreams = upstreamsAt([100, 100]);
  const reader = openReader([() => null, () => null]);
  for (let times = 0; times < 3; times++) await reader({ method: "eth_getTransactionReceipt", params: [hash] }, signal);
  expect(asked).toEqual([
    `node0 ["${hash}"]`,
    `node0 ["${hash}"] on 100`,
    `node1 ["${hash}"] on 100`,
    `node0 ["${hash}"]`,
    `node0 ["${hash}"]`,
  ]);
});

it("takes a transaction to be in no block from a node that has the head while it says so", async () => {
  upstreams = upstreamsAt([100, 100]);
  found = new Map([["node0", [97]]]);
  const answers = [{ blockNumber: null }, { blockNumber: "0x63" }] as const;
  expect(
    await read(
      "eth_getTransactionByHash",
      [hash],
      answers.map((answer) => () => answer),
    ),
  ).toEqual(answers[1]);
  expect(asked).toEqual([`node0 ["${hash}"]`, `node0 ["${hash}"] on 100`, `node1 ["${hash}"]`]);
});

it("asks another node when one that says null has fallen back", async () => {
  upstreams = upstreamsAt([100, 100]);
  found = new Map([["node0", [97]]]);
  const receipt = { blockNumber: "0x63" };
  expect(await read("eth_getTransactionReceipt", [hash], [() => null, () => receipt])).toEqual(receipt);
});

it("takes what a node has found meanwhile that said null at first", async () => {
  upstreams = upstreamsAt([100]);
  const answers = [null, { blockNumber: "0x64" }];
  expect(await read("eth_getTransactionReceipt", [hash], [() => answers.shift()])).toEqual({ blockNumber: "0x64" });
});

it("asks another node when one denies a block that callers know of", async () => {
  upstreams = upstreamsAt([100, 100]);
  expect(await read("eth_getBalance", ["0xaa", "latest"], [unknownBlock, () => "0x5"])).toBe("0x5");
});

it("has no answer when all deny it, rather than a refusal", async () => {
  upstreams = upstreamsAt([100, 100]);
  const answer = read("eth_getBalance", ["0xaa", "latest"], [unknownBlock, unknownBlock]);
  await expect(answer).rejects.toMatchObject(unavailable);
});

it("has no answer when a node denies the latest block by null", async () => {
  upstreams = upstreamsAt([100]);
  await expect(read("eth_getBlockByNumber", ["latest", false], [() => null])).rejects.toMatchObject(unavailable);
});

it("passes on that there is no block past the head", async () => {
  upstreams = upstreamsAt([100]);
  await expect(read("eth_getBalance", ["0xaa", "0xffff"], [unknownBlock])).rejects.toMatchObject({ code: -32602 });
  expect(await read("eth_getBlockByNumber", ["0xffff", false], [() => null])).toBeNull();
});

it("shows no result that tells of a block which could not be made known first", async () => {
  upstreams = upstreamsAt([100]);
  const answer = read("eth_getBlockByHash", [hash, false], [() => ({ number: "0x65" })]);
  await expect(answer).rejects.toMatchObject(unavailable);
  expect(probed).toContain("node0");
});

it("asks once more, by its hash, for a block that is shown while it is asked for by its height", async () => {
  upstreams = upstreamsAt([101]);
  const showing: Answer = ([, block]) => {
    if (block !== "0x65") return "0x2";
    chain.show([headAt(101)], 100);
    moveTo(upstreams[0] as PooledUpstream, 101, 101);
    return "0x1";
  };
  expect(await read("eth_getBalance", ["0xaa", "0x65"], [showing])).toBe("0x2");
  expect(asked).toEqual(['node0 ["0xaa","0x65"]', 'node0 ["0xaa",{"blockHash":"0x101"}]']);
});

it("finds no block that only a node ahead has, when callers are not shown it in time", async () => {
  upstreams = upstreamsAt([101]);
  expect(await read("eth_getBlockByHash", [hash, false], [() => ({ number: "0x65", hash })])).toBeNull();
  expect(asked).toHaveLength(1);
});

it("finds no block by a height that only a node ahead has, when callers are not shown it in time", async () => {
  upstreams = upstreamsAt([101]);
  const ahead: Answer = () => ({ number: "0x65", hash });
  expect(await read("eth_getBlockByNumber", ["0x65", false], [ahead])).toBeNull();
  const balance = read("eth_getBalance", ["0xaa", "0x65"], [() => "0x1"]);
  await expect(balance).rejects.toMatchObject({ code: -32602, message: "block 0x65 not found" });
  expect(asked).toHaveLength(2);
});

it("waits for a block to be shown no longer than from when the call was made, whatever nodes took before", async () => {
  upstreams = upstreamsAt([101, 101]);
  const slow: Answer = () => {
    waitedMs += 700;
    return broken();
  };
  const ahead: Answer = () => ({ number: "0x65", hash });
  expect(await read("eth_getBlockByNumber", ["0x65", false], [slow, ahead])).toBeNull();
  expect(waitedMs).toBe(800);
});

describe("a transaction in a block that callers are not shown in time", () => {
  const mined = { blockNumber: "0x65", blockHash: hash, transactionIndex: "0x1", nonce: "0x7" };
  const pending = { blockNumber: null, blockHash: null, transactionIndex: null, nonce: "0x7" };

  it("has no receipt yet, and waits to be mined", async () => {
    upstreams = upstreamsAt([101]);
    expect(await read("eth_getTransactionReceipt", [hash], [() => mined])).toBeNull();
    expect(await read("eth_getTransactionByHash", [hash], [() => mined])).toEqual(pending);
    expect(asked).toHaveLength(2);
  });

  it("has no receipt yet, and no more is read of a large one", async () => {
    upstreams = upstreamsAt([101]);
    let hasEnded = false;
    async function* large() {
      try {
        for (;;) yield Buffer.from('{"blockNumber":"0x65",');
      } finally {
        hasEnded = true;
      }
    }
    expect(await read("eth_getTransactionReceipt", [hash], [() => new JsonStream(large())])).toBeNull();
    expect(hasEnded).toBe(true);
  });

  it("is asked of another node when the one that told of it has left the shown branch", async () => {
    upstreams = upstreamsAt([101, 100]);
    found = new Map([["node0", [101, 99]]]);
    const shown = { ...mined, blockNumber: "0x64", blockHash: "0x100" };
    expect(await read("eth_getTransactionReceipt", [hash], [() => mined, () => shown])).toEqual(shown);
  });
});

it("reads no more of a large answer than that it can't be used", async () => {
  upstreams = upstreamsAt([100, 100]);
  let pieces = 0;
  async function* large() {
    for (; pieces < 1_000; pieces++) yield Buffer.from('{"number":"0x65",');
  }
  const block = { number: "0x64" };
  expect(await read("eth_getBlockByHash", [hash, true], [() => new JsonStream(large()), () => block])).toEqual(block);
  expect(pieces).toBeLessThan(10);
});

it("waits for no probe of a node when its caller has left", async () => {
  upstreams = upstreamsAt([100]);
  opened = new Promise(() => undefined);
  const caller = new AbortController();
  const answer = read("eth_getTransactionReceipt", [hash], [() => ({ blockNumber: "0x65" })], caller.signal);
  while (probed.length === 0) await Promise.resolve();
  const reason = new Error("the caller has left");
  caller.abort(reason);
  await expect(answer).rejects.toBe(reason);
});

describe("logs", () => {
  const logs = [{ blockNumber: "0x63" }];
  const upTo = (height: number) => [{ fromBlock: "0x1", toBlock: `0x${height.toString(16)}` }];

  it("near the head come from another node when the one that gave them has fallen back", async () => {
    upstreams = upstreamsAt([100, 100]);
    found = new Map([["node0", [97]]]);
    expect(await read("eth_getLogs", upTo(100), [() => [], () => logs])).toEqual(logs);
    expect(asked.map((text) => text.slice(-6))).toEqual(["on 100", "on 100"]);
    expect(probed).toEqual(["node0"]);
  });

  it("up to a block that it still has are a node's that has fallen back", async () => {
    upstreams = upstreamsAt([100, 100]);
    found = new Map([["node0", [97]]]);
    expect(await read("eth_getLogs", upTo(97), [() => [], () => logs])).toEqual([]);
  });

  it("near the head come from another node when the one that gave them has gone to another branch", async () => {
    upstreams = upstreamsAt([100, 100]);
    found = new Map([["node0", [100, 99]]]);
    expect(await read("eth_getLogs", upTo(100), [() => [], () => logs])).toEqual(logs);
  });

  it("up to a block that callers were not shown are of a node that has the head", async () => {
    upstreams = upstreamsAt([100]);
    await read("eth_getLogs", upTo(90), [() => logs]);
    expect(asked).toEqual(['node0 [{"fromBlock":"0x1","toBlock":"0x5a"}] on 100']);
  });

  it("that stream are taken wherever their first piece ends", async () => {
    upstreams = upstreamsAt([100]);
    async function* pieces() {
      yield Buffer.from('[{"blockNumber":"0x63","blockHash":"0x99"},{"blockNumber":"0x64","blockHash":"0x1');
      yield Buffer.from('00"}]');
    }
    expect(await read("eth_getLogs", upTo(100), [() => new JsonStream(pieces())])).toHaveLength(2);
  });

  it("come from nobody when all have fallen back", async () => {
    upstreams = upstreamsAt([100]);
    found = new Map([["node0", [99]]]);
    await expect(read("eth_getLogs", upTo(100), [() => []])).rejects.toMatchObject(unavailable);
  });
});

it("goes on to the next node when one fails, and says so when none is left", async () => {
  upstreams = upstreamsAt([100, 100]);
  expect(await read("eth_gasPrice", [], [broken, () => "0x7"])).toBe("0x7");
  await expect(read("eth_gasPrice", [], [broken, broken])).rejects.toMatchObject(unavailable);
});

describe("waits for a node that is about to catch up, though all others fail,", () => {
  /** Tells of a block that callers don't know of, once. */
  const catchingUp = (): Answer => {
    let times = 0;
    return () => ({ number: times++ === 0 ? "0x65" : "0x64" });
  };

  it.each<[string, readonly Answer[]]>([
    ["after it", [catchingUp(), broken, broken]],
    ["before it", [broken, broken, catchingUp()]],
  ])("%s, and asks those twice at most", async (_, answers) => {
    upstreams = upstreamsAt([100, 100, 100]);

    expect(await read("eth_getBlockByHash", [hash, false], answers)).toEqual({ number: "0x64" });
    const times = answers.map((__, index) => asked.filter((text) => text.startsWith(`node${index}`)).length);
    expect(times).toEqual([2, 2, 2]);
  });

  it("and says why those failed when it doesn't catch up", async () => {
    upstreams = upstreamsAt([100, 100]);
    const keepsNoState = throwing(new RpcError("CallRejected", stateNotKept));
    const answer = read("eth_getBalance", ["0xaa", "0x5"], [keepsNoState, unknownBlock]);
    await expect(answer).rejects.toMatchObject({ message: stateNotKept });
  });
});

it("asks a node once more whose connection broke, when there is no other", async () => {
  upstreams = upstreamsAt([100]);
  let times = 0;
  const breaking: Answer = () => (times++ === 0 ? broken() : "0x7");
  expect(await read("eth_gasPrice", [], [breaking])).toBe("0x7");
  expect(asked).toHaveLength(2);
});

it("asks a node twice at most, and all of them no oftener than that", async () => {
  upstreams = upstreamsAt([100, 100]);
  await expect(read("eth_gasPrice", [], [broken, broken])).rejects.toMatchObject(unavailable);
  const times = (name: string): number => asked.filter((line) => line.startsWith(name)).length;
  expect([times("node0"), times("node1")]).toEqual([2, 2]);
});

it.each([
  ["unreachable", 100],
  ["wrong chain", 0],
  ["syncing", 0],
] as const)("waits for a node that is %s %d ms at most, while no other is usable", async (outcome, maxMs) => {
  upstreams = upstreamsAt([100]);
  for (let times = 0; times < 2; times++) upstreams[0]?.health.recordProbe(outcome);
  await expect(read("eth_blockNumber", [], [])).rejects.toMatchObject(unavailable);
  expect(waitedMs).toBe(maxMs);
});

it("waits as long for a node that is behind after one that never responded", async () => {
  upstreams = upstreamsAt([100, 99]);
  const silent = (): never => {
    waitedMs += 10_000;
    return broken();
  };
  await expect(read("eth_gasPrice", [], [silent])).rejects.toMatchObject(unavailable);
  expect([asked.length, waitedMs]).toEqual([2, 20_200]);
});

it("asks no other node for what the caller did wrong", async () => {
  upstreams = upstreamsAt([100, 100]);
  await expect(read("eth_call", [{}, "latest"], [reverted, reverted])).rejects.toMatchObject({ code: 3 });
  expect(asked).toHaveLength(1);
});

describe("the choice", () => {
  const need = { kind: "nothing" } as const;
  const choose = (choice: Partial<Parameters<typeof chooseUpstream>[1]> = {}) =>
    chooseUpstream(upstreams, { need, head: headAt(100), nowMs: 0, lane: "", ...choice })?.name;

  it("falls on the node with the least to do, by weight and speed", () => {
    upstreams = upstreamsAt([100, 100, 100], [0]);
    upstreams[1]?.latency.record(50);
    upstreams[2]?.latency.record(10);
    expect(choose()).toBe("node0");
    expect(choose({ besides: upstreams.slice(0, 1) })).toBe("node2");
    expect(choose({ besides: upstreams })).toBeUndefined();
  });

  it("falls on a node with room at once when it is asked besides another", () => {
    upstreams = upstreamsAt([100, 100, 100], [1]);
    upstreams[2]?.latency.record(1_000);
    expect(choose({ besides: upstreams.slice(0, 1) })).toBe("node2");
  });

  it("falls on nodes on the branch that callers are shown, and for what has a hash on others when those are busy", () => {
    upstreams = upstreamsAt([100, 100]);
    moveTo(upstreams[0] as PooledUpstream, 100, 99);
    expect(choose({ need: { kind: "head" } })).toBe("node1");
    expect(choose({ need: { kind: "hash" } })).toBe("node1");
    upstreams[1]?.slots.take("");
    expect(choose({ need: { kind: "head" } })).toBe("node1");
    expect(choose({ need: { kind: "hash" } })).toBe("node0");
  });

  it("falls on another node than one that has left its calls pendingCalls, until it answers one", () => {
    upstreams = upstreamsAt([100, 100]);
    const [first, other] = upstreams as [PooledUpstream, PooledUpstream];
    other.latency.record(50);
    noteCall(first, 1_000);
    noteCall(first, 1_100);
    expect(choose({ nowMs: 1_040 })).toBe("node0");
    expect(choose({ nowMs: 1_060 })).toBe("node1");
    noteResponse(first, 1_060, 60);
    expect(choose({ nowMs: 1_060 })).toBe("node0");
    first.pendingCalls = 0;
    expect(choose({ nowMs: 9_000 })).toBe("node0");
  });

  it("falls on a silent node only when there is no other", () => {
    upstreams = upstreamsAt([100, 100]);
    upstreams[1]?.latency.record(1_000);
    for (const upstream of upstreams.slice(0, 1)) upstream.isSilent = true;
    expect(choose()).toBe("node1");
    upstreams[1]?.health.recordProbe("syncing");
    expect(choose()).toBe("node0");
  });

  it("falls on failing nodes only when there are no others, on unreachable ones only then, on other ones never", () => {
    upstreams = upstreamsAt([100, 100, 100]);
    for (let count = 0; count < 5; count++) upstreams[0]?.health.recordCall(false);
    upstreams[1]?.health.recordProbe("wrong chain");
    expect(choose()).toBe("node2");
    for (let count = 0; count < 2; count++) upstreams[2]?.health.recordProbe("unreachable");
    expect(choose()).toBe("node0");
    upstreams = upstreams.slice(1);
    expect(choose()).toBe("node2");
    upstreams[1]?.health.recordProbe("syncing");
    expect(choose()).toBeUndefined();
  });
});

it("asks a node that will soon be back when those in service have failed", async () => {
  upstreams = upstreamsAt([100, 100, 100]);
  for (const { health } of upstreams.slice(1)) health.recordProbe("syncing");
  upstreams[2]?.health.recordProbe("good");

  expect(await read("eth_getBalance", ["0x1", "latest"], [broken, () => "0x1", () => "0x2"])).toBe("0x2");
  expect(asked.map((line) => line.split(" ")[0])).toEqual(["node0", "node2"]);
});

describe("a method that nodes may lack", () => {
  const method = "rsk_getRawBlockHeaderByHash";
  const lacking = throwing(new RpcError("MethodNotFound", `no node of this network has the method ${method}`));
  const has = () => "0xc0";

  it("is asked of the next node, and for ten minutes of that one first", async () => {
    upstreams = upstreamsAt([100, 100]);
    const askTwo = () => read(method, [hash], [lacking, has]);

    expect(await askTwo()).toBe("0xc0");
    expect(asked).toHaveLength(2);
    waitedMs = 599_999;
    expect(await askTwo()).toBe("0xc0");
    expect(asked).toHaveLength(3);
    waitedMs = 600_000;
    expect(await askTwo()).toBe("0xc0");
    expect(asked).toHaveLength(5);
    expect(upstreams.map(({ health }) => health.unavailableReason())).toEqual([undefined, undefined]);
  });

  it("does not exist where no node has it, without a wait", async () => {
    upstreams = upstreamsAt([100, 100]);

    for (let times = 0; times < 2; times++)
      await expect(read(method, [hash], [lacking, lacking])).rejects.toMatchObject({ code: -32601 });
    expect([asked.length, waitedMs]).toEqual([4, 0]);
  });

  it.each([
    ["the first", 0],
    ["the last", 1],
  ])("is not said to be missing while a node that may have it fails: %s", async (_which, failing) => {
    upstreams = upstreamsAt([100, 100]);
    const answers = [lacking, lacking].with(failing, broken);

    await expect(read(method, [hash], answers)).rejects.toMatchObject(unavailable);
  });
});

it("asks a node whose traces are wrong only where no other has them", async () => {
  const block = `0x${"cd".repeat(32)}`;
  const versions = ["RskJ/9.0.2/Linux", "RskJ/9.0.3/Linux"];
  upstreams = upstreamsAt([100, 100]).map((upstream, index) => ({
    ...upstream,
    client: { ...upstream.client, query: async () => versions[index] },
  }));
  const lacking = throwing(new RpcError("MethodNotFound", "no traces"));
  expect(await read("trace_block", [block], [() => ["wrong"], () => ["right"]])).toEqual(["right"]);
  expect(asked).toHaveLength(1);
  expect(await read("trace_block", [block], [() => ["wrong"], lacking])).toEqual(["wrong"]);
});

it("asks nodes that take state overrides first, and says so where there is none", async () => {
  upstreams = upstreamsAt([100, 100]);
  const [call, override] = [{ to: "0xaa" }, { "0xaa": { balance: "0x1" } }];
  const refusing = throwing(new RpcError("CallRejected", noStateOverride));
  const askWith = (params: readonly unknown[], answers: readonly Answer[]) => read("eth_call", params, answers);

  expect(await askWith([call, "latest", override], [refusing, () => "0x01"])).toBe("0x01");
  expect(await askWith([call, "latest", override], [refusing, () => "0x01"])).toBe("0x01");
  expect(asked.map((text) => text.split(" ")[0])).toEqual(["node0", "node1", "node1"]);
  // Calls without an override go to all.
  expect(await askWith([call, "latest"], [() => "0x02", () => "0x03"])).toBe("0x02");
  await expect(askWith([call, "latest", override], [refusing, refusing])).rejects.toMatchObject({
    code: -32000,
    message: noStateOverride,
  });
});
