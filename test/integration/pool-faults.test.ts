import type { MethodName } from "../../generated/methods.js";
import { networks } from "../../src/config/networks.js";
import { readJson } from "../../src/json/raw-json.js";
import type { NodeEvents } from "../../src/node/node-events.js";
import type { PoolOptions } from "../../src/pool/pool-options.js";
import { createPool, type Pool } from "../../src/pool/pool.js";
import { CallAbortController } from "../../src/turns/call-signal.js";
import { createUpstream } from "../../src/upstream/upstream.js";
import { createScriptedNetwork, type ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";
import type { ScriptedNode } from "../fakes/scripted-chain/scripted-node.js";
import { signTransaction } from "../fakes/scripted-chain/signed-transaction.js";

const address = "0x00000000000000000000000000000000000000aa";
const unavailable = { code: -32603, data: { reason: "node_unavailable" } };
const signal = new AbortController().signal;
const network = networks.testnet;

/** What comes in time comes long before, however slow the machine is. */
const patienceMs = 30_000;

/** For a node that is at fault: the others' time isn't over when this process stands still for a moment. */
const impatienceMs = 300;

let chain: ScriptedNetwork;
let first: ScriptedNode;
let second: ScriptedNode;
let third: ScriptedNode;
let pool: Pool;
let states: string[];
let reorgs: number[];

interface Opening extends PoolOptions {
  readonly over?: "http" | "ws";
  readonly weights?: readonly number[];
  /** How long to wait for the first node's answers. */
  readonly firstTimeoutMs?: number;
  readonly events?: NodeEvents;
}

async function open(opening: Opening = {}): Promise<void> {
  const { over = "http", weights = [], firstTimeoutMs = patienceMs, events = {}, ...poolOptions } = opening;
  const upstreams = chain.nodes.map(({ url, wsUrl }, index) => {
    const weight = weights[index] ?? 1;
    const timeoutMs = index === 0 ? firstTimeoutMs : patienceMs;
    return createUpstream({ ...(over === "http" ? { url } : { wsUrl }), weight, network, timeoutMs });
  });
  pool = createPool(
    upstreams,
    { headPollMs: 20, probeTimeoutMs: patienceMs, catchUpMs: patienceMs, maxLagBlocks: 3, ...poolOptions },
    {
      events: {
        onUpstreamState: (name, state) => void states.push(`${indexOf(name)} ${state}`),
        onHeadDecision: (_, depth) => void reorgs.push(depth),
        ...events,
      },
    },
  );
  await pool.start(signal);
}

function indexOf(name: string): number {
  return chain.nodes.findIndex((node) => [node.url, node.wsUrl].some((url) => url.endsWith(name))) + 1;
}

async function ask(method: MethodName, ...params: unknown[]): Promise<unknown> {
  return readJson(await pool.call(method, params, new CallAbortController()));
}

/** Resolves when the head that callers see is the network's tip. */
async function seeTip(): Promise<void> {
  await until(() => pool.heads.current()?.hash === chain.tip.hash);
}

/** Resolves when all nodes are known to be at the tip. */
async function allSeen(): Promise<void> {
  await until(() => pool.status().every(({ head }) => head?.hash === chain.tip.hash));
}

async function until(isTrue: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  while (!isTrue()) {
    if (performance.now() > giveUpAt) throw new Error(`never happened: ${String(isTrue)}; ${describeNodes()}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function describeNodes(): string {
  return pool
    .status()
    .map(({ name, state, head }) => `${name} ${state} ${head?.number}`)
    .join(", ");
}

beforeEach(async () => {
  [states, reorgs] = [[], []];
  chain = await createScriptedNetwork({ nodes: 3 });
  [first, second, third] = chain.nodes as unknown as [ScriptedNode, ScriptedNode, ScriptedNode];
});

afterEach(async () => {
  await pool.close();
  await chain.close();
});

describe("a caller sees the right answer while one of three nodes", () => {
  it.each<[string, (node: ScriptedNode) => void]>([
    ["is dead", (node) => void (node.faults.isDead = true)],
    ["never answers", (node) => void (node.faults.isSilent = true)],
    ["resets connections", (node) => void (node.faults.resets = true)],
    ["answers 429", (node) => void (node.faults.isRateLimited = true)],
    ["answers garbage", (node) => void (node.faults.sendsGarbage = true)],
    ["answers by halves", (node) => void (node.faults.sendsHalfAnswers = true)],
    ["lags by 2", (node) => void (node.faults.lagBlocks = 2)],
    ["lags by 8", (node) => void (node.faults.lagBlocks = 8)],
    ["is stuck", (node) => void (node.faults.isStuck = true)],
  ])("%s", async (_, breakDown) => {
    await open({ firstTimeoutMs: impatienceMs });
    breakDown(first);
    first.update();
    chain.mine();
    await seeTip();

    const balances = await Promise.all(Array.from({ length: 20 }, () => ask("eth_call", { to: address }, "latest")));

    expect(new Set(balances)).toEqual(new Set([`${chain.tip.hash}${chain.tip.number.toString(16).padStart(64, "0")}`]));
    expect(await ask("eth_blockNumber")).toBe(`0x${chain.tip.number.toString(16)}`);
    expect(await ask("eth_getBlockByNumber", "latest", false)).toMatchObject({ hash: chain.tip.hash });
  });
});

describe("a node is out of service", () => {
  it.each<[string, string, (node: ScriptedNode) => void, (node: ScriptedNode) => void]>([
    [
      "while it is dead",
      "unreachable",
      (node) => void (node.faults.isDead = true),
      (node) => void (node.faults.isDead = false),
    ],
    [
      "while it lags too far",
      "lagging",
      (node) => void (node.faults.lagBlocks = 8),
      (node) => void (node.faults.lagBlocks = 0),
    ],
  ])("%s, and back when it proved well", async (_, reason, breakDown, repair) => {
    await open();
    states.length = 0;
    breakDown(first);
    first.update();
    chain.mine();
    if (reason === "lagging") first.follow(chain.tree.genesis);

    await until(() => states.length === 1);
    first.follow(undefined);
    repair(first);
    await until(() => states.length === 2);

    expect(states).toEqual([`1 ${reason}`, "1 in"]);
  });
});

it("refuses to start with a node of another chain", async () => {
  second.faults.wrongChainId = 30;

  await expect(open()).rejects.toMatchObject({
    name: "WrongChainError",
    message: expect.stringContaining("serves chain 30"),
  });
});

it("starts without a node that is syncing, and asks it nothing", async () => {
  second.faults.isSyncing = true;
  await open();

  await Promise.all(Array.from({ length: 10 }, () => ask("eth_getBalance", address, "latest")));

  expect(states).toContain("2 syncing");
  expect(second.requests.map(({ method }) => method)).not.toContain("eth_getBalance");
});

it("refuses calls when every node is dead, and works again soon after one is back", async () => {
  await open();
  for (const node of chain.nodes) {
    node.faults.isDead = true;
    node.update();
  }
  await expect(ask("eth_getBalance", address, "latest")).rejects.toMatchObject(unavailable);
  await until(() => pool.status().every(({ state }) => state === "unreachable"));
  await expect(ask("eth_blockNumber")).rejects.toMatchObject(unavailable);
  await expect(pool.check(signal)).rejects.toThrow(/no node is in service/);

  third.faults.isDead = false;
  await until(() => pool.status()[2]?.state === "in");

  expect(await ask("eth_blockNumber")).toBe("0xa");
});

describe("time never runs backwards:", () => {
  it("after a receipt told of a block, no node answers that has not reached it", async () => {
    await open({ headPollMs: 100_000, weights: [1_000, 1, 1] });
    const hash = await ask("eth_sendRawTransaction", signTransaction({ nonce: 0 }));
    second.faults.isStuck = true;
    third.faults.isStuck = true;
    chain.mine();

    expect(await ask("eth_getTransactionReceipt", hash)).toMatchObject({ blockNumber: "0xb" });
    expect(await ask("eth_blockNumber")).toBe("0xb");
    for (let times = 0; times < 10; times++) expect(await ask("eth_call", { to: address }, "latest")).toMatch(/b$/);
  });

  it("waits for a node to catch up when the one that had a block is gone", async () => {
    await open({ weights: [2, 1, 1] });
    for (const node of [second, third]) node.faults.isStuck = true;
    chain.mine();
    await seeTip();
    first.faults.isDead = true;
    first.update();

    const answer = ask("eth_call", { to: address }, "latest");
    await until(() => pool.status()[0]?.state === "unreachable");
    second.faults.isStuck = false;

    expect(await answer).toMatch(/b$/);
  });

  it("gives no older answer when none catches up in time", async () => {
    await open({ catchUpMs: 100, weights: [2, 1, 1] });
    for (const node of [second, third]) node.faults.isStuck = true;
    chain.mine();
    await seeTip();
    first.faults.isDead = true;
    first.update();

    await expect(ask("eth_call", { to: address }, "latest")).rejects.toMatchObject(unavailable);
  });

  it("asks a more advanced node for what one behind hasn't", async () => {
    await open({ weights: [1, 1, 2] });
    const hash = await ask("eth_sendRawTransaction", signTransaction({ nonce: 0 }));
    for (const node of [first, second]) node.faults.isStuck = true;
    chain.mine();
    await seeTip();

    const receipts = await Promise.all(Array.from({ length: 12 }, () => ask("eth_getTransactionReceipt", hash)));

    expect(receipts.every((receipt) => receipt !== null)).toBe(true);
  });
});

describe("a reorganisation", () => {
  it.each([1, 2, 5, 10])("of %i blocks is told with its fork before the new head", async (depth) => {
    await open({ maxLagBlocks: 20 });
    const told: string[] = [];
    pool.heads.onReorg((forkHeight) => told.push(`fork ${forkHeight}`));
    pool.heads.onHead(({ number }) => told.push(`head ${number}`));

    const tip = chain.reorganise(depth);
    await seeTip();

    expect(told).toEqual([`fork ${10 - depth}`, `head ${tip.number}`]);
    expect(reorgs).toEqual([depth]);
  });

  it("to a chain of the same height is followed when all have gone over", async () => {
    await open();
    chain.reorganise(2, 0);
    await seeTip();

    expect(reorgs).toEqual([2]);
    expect(await ask("eth_getBlockByNumber", "latest", false)).toMatchObject({ hash: chain.tip.hash });
  });

  it("to a lower chain is followed too", async () => {
    await open();
    chain.reorganise(3, -1);
    await seeTip();

    expect(await ask("eth_blockNumber")).toBe("0x9");
  });

  it("of one node alone moves nobody, however far ahead it is", async () => {
    await open();
    let block = chain.tip.parent as typeof chain.tip;
    for (let blocks = 0; blocks < 4; blocks++) block = chain.tree.mine(block);
    first.follow(block);
    await until(() => pool.status()[0]?.forkHeight === 9);

    for (let times = 0; times < 6; times++)
      expect(await ask("eth_getBlockByNumber", "latest", false)).toMatchObject({ hash: chain.tip.hash });
    expect(reorgs).toEqual([]);
  });
});

describe("a transaction", () => {
  it("goes to every node in service, once each", async () => {
    await open();
    await ask("eth_sendRawTransaction", signTransaction({ nonce: 0 }));

    const sent = () =>
      chain.nodes.map(({ requests }) => requests.filter(({ method }) => method === "eth_sendRawTransaction").length);
    // The first acceptance does not wait for long: the others may still be on their way.
    await until(() => sent().every((count) => count > 0));
    expect(sent()).toEqual([1, 1, 1]);
  });

  it("is accepted when one node accepts it", async () => {
    await open();
    first.faults.resets = true;
    second.faults.isRateLimited = true;
    const raw = signTransaction({ nonce: 0 });

    const hash = await ask("eth_sendRawTransaction", raw);

    expect([...third.pool.keys()]).toEqual([hash]);
    expect(await ask("eth_sendRawTransaction", raw)).toBe(hash);
  });

  it("is refused in the words that say most when all refuse", async () => {
    await open();
    const raw = signTransaction({ nonce: 0 });
    await ask("eth_sendRawTransaction", raw);
    chain.mine();
    first.faults.resets = true;
    second.faults.sendsGarbage = true;

    await expect(ask("eth_sendRawTransaction", raw)).rejects.toMatchObject({
      code: -32010,
      message: "transaction nonce too low",
    });
  });
});

it("takes back what a distrusted node told alone", async () => {
  await open({ weights: [2, 1, 1] });
  first.follow(chain.tree.mine(chain.tip));
  await until(() => pool.heads.current()?.number === 11);

  pool.distrust(pool.status()[0]?.name as string, "a block without work");

  expect(pool.heads.current()?.hash).toBe(chain.tip.hash);
  expect(await ask("eth_blockNumber")).toBe("0xa");
  expect(states.at(-1)).toBe("1 distrusted");
});

describe.each(["http", "ws"] as const)("a head that is far ahead of all others, over %s,", (over) => {
  it("is not shown", async () => {
    await open({ over });
    await until(
      () => over === "http" || chain.nodes.every(({ bodies }) => bodies.some((body) => /newHeads/.test(body))),
    );
    let block = chain.tip;
    for (let blocks = 0; blocks < 13; blocks++) block = chain.tree.mine(block);
    first.follow(block);
    await until(() => pool.status()[0]?.head?.number === block.number);

    expect(await ask("eth_blockNumber")).toBe("0xa");
    expect(states.toSorted()).toEqual(["1 in", "2 in", "3 in"]);
  });

  it("is shown where the others' are only older, not lower", async () => {
    await open({ over });
    for (const node of [second, third]) node.faults.delayMs = 100;
    chain.mine(13);
    await Promise.all([allSeen(), seeTip()]);

    expect(await ask("eth_blockNumber")).toBe("0x17");
    expect(states.toSorted()).toEqual(["1 in", "2 in", "3 in"]);
  });
});

it("hears of new heads at once over WebSocket", async () => {
  await open({ over: "ws", headPollMs: 100_000 });
  await until(() => first.bodies.some((body) => body.includes("newHeads")));
  await ask("eth_getBalance", address, "latest");
  const told = new Promise((resolve) => pool.heads.onHead(resolve));
  chain.mine();

  expect(await told).toMatchObject({ number: 11, hash: chain.tip.hash });
  await allSeen();
});

it("asks a second node when the first is slower than usual", async () => {
  const hedges: boolean[] = [];
  await open({
    isHedging: true,
    headPollMs: 100_000,
    weights: [1_000, 1, 1],
    events: { onHedge: (_, __, isWon) => void hedges.push(isWon) },
  });
  for (let times = 0; times < 40; times++) await ask("eth_gasPrice");
  hedges.length = 0;
  first.faults.isSilent = true;

  await ask("eth_gasPrice");

  expect(hedges).toEqual([true]);
});

it("refuses calls when all queues are full", async () => {
  await open({ concurrency: 1, queueLength: 1, headPollMs: 100_000 });
  for (const node of chain.nodes) node.faults.delayMs = 50;

  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => ask("eth_gasPrice")));

  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
  expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { ...unavailable, message: expect.stringContaining("too many calls") },
  });
});

it("ends with the caller", async () => {
  await open();
  for (const node of chain.nodes) node.faults.isSilent = true;
  const caller = new AbortController();
  const answer = pool.call("eth_gasPrice", [], caller.signal);
  const reason = new Error("the client has disconnected");
  caller.abort(reason);

  await expect(answer).rejects.toBe(reason);
});
