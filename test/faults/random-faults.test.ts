import { monitorEventLoopDelay } from "node:perf_hooks";
import { findTransaction } from "../fakes/scripted-chain/answer-at.js";
import type { ScriptedBlock } from "../fakes/scripted-chain/block-tree.js";
import { type NodeFaults, noFaults } from "../fakes/scripted-chain/node-faults.js";
import type { ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";
import type { ScriptedNode } from "../fakes/scripted-chain/scripted-node.js";
import { type Hex, readTransaction, signTransaction } from "../fakes/scripted-chain/signed-transaction.js";
import type { RpcAnswer } from "../integration/start-test-service.js";
import { fc, seed } from "../seeded-fast-check.js";
import { type ChainHistory, createChainHistory } from "./chain-history.js";
import { countInChain, createOracle, type Oracle, type Question } from "./oracle.js";
import { patienceMs, type ServiceWithNetwork, startWithNetwork, until } from "./start-with-network.js";

/** How long to go on; 600 by hand, now and then. FUZZ_SEED and FUZZ_PATH repeat what a failure printed, as far as chance lets them. */
const seconds = Number(process.env["FUZZ_SECONDS"] ?? 10);
const path = process.env["FUZZ_PATH"];

const nodeCount = 3;
const startHeight = 8;
const knownBlocks = 12;
const account = "0x00000000000000000000000000000000000000aa";

type Step =
  | { readonly kind: "mine"; readonly blocks: number }
  | { readonly kind: "reorganise"; readonly depth: number; readonly growth: number }
  | { readonly kind: "break"; readonly node: number; readonly faults: Partial<NodeFaults> }
  | { readonly kind: "mend"; readonly node: number }
  | { readonly kind: "cut"; readonly node: number }
  | { readonly kind: "ask"; readonly asks: readonly Ask[]; readonly isBatch: boolean }
  | { readonly kind: "send"; readonly logs: number }
  | { readonly kind: "wait"; readonly ms: number };

/** A question whose block, where it has one, is so far below the tip; a negative number is past it. */
interface Ask {
  readonly of: number;
  readonly back: number;
}

const questions: readonly ((block: string, run: Run) => Question | undefined)[] = [
  () => ({ method: "eth_blockNumber", params: [] }),
  () => ({ method: "eth_gasPrice", params: [] }),
  () => ({ method: "eth_call", params: [{ to: account }, "latest"] }),
  () => ({ method: "eth_getBalance", params: [account, "latest"] }),
  () => ({ method: "eth_getBlockByNumber", params: ["latest", true] }),
  () => ({ method: "eth_getLogs", params: [{ fromBlock: "0x1", toBlock: "latest" }] }),
  (block) => ({ method: "eth_getBlockByNumber", params: [block, false] }),
  (block) => ({ method: "eth_call", params: [{ to: account }, block] }),
  (block) => ({ method: "eth_getStorageAt", params: [account, "0x0", block] }),
  (block) => ({ method: "eth_getBlockTransactionCountByNumber", params: [block] }),
  (block) => ({ method: "eth_getLogs", params: [{ fromBlock: block, toBlock: "latest" }] }),
  (block, { chain, history }) => {
    const found = history.at(Number(block))[0] ?? chain.tree.genesis;
    // Whatever is above the head that callers know of, they cannot have heard of.
    return found.number > chain.tip.number ? undefined : { method: "eth_getBlockByHash", params: [found.hash, true] };
  },
  (block, { sent }) => {
    const raw = [...sent.keys()][Number(block) % Math.max(1, sent.size)];
    return raw && { method: "eth_getTransactionReceipt", params: [readTransaction(raw).hash] };
  },
];

const faults: fc.Arbitrary<Partial<NodeFaults>> = fc.oneof(
  fc.constantFrom<Partial<NodeFaults>>(
    { isDead: true },
    { isSilent: true },
    { resets: true },
    { isStuck: true },
    { isRateLimited: true },
    { sendsGarbage: true },
    { sendsHalfAnswers: true },
    { refusesBatches: true },
    { closesConnections: false },
    { refusesSubscriptions: true },
  ),
  fc.record({ delayMs: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ lagBlocks: fc.integer({ min: 1, max: 6 }) }),
);

const node = fc.nat(nodeCount - 1);
const ask = fc.record({ of: fc.nat(questions.length - 1), back: fc.integer({ min: -2, max: 14 }) });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("mine"), blocks: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("reorganise"),
      depth: fc.integer({ min: 1, max: 10 }),
      growth: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("break"), node, faults }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("mend"), node }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cut"), node }) },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant("ask"),
      asks: fc.array(ask, { minLength: 1, maxLength: 6 }),
      isBatch: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("send"), logs: fc.integer({ min: 0, max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("wait"), ms: fc.constantFrom(0, 1, 5, 25, 60) }) },
);

interface Scenario {
  readonly over: "http" | "ws" | "both";
  /** Whether one node never has a fault. */
  readonly hasGoodNode: boolean;
  readonly isHedging: boolean;
  readonly isBatching: boolean;
  readonly cacheDepth: number;
  readonly steps: readonly Step[];
}

const scenario: fc.Arbitrary<Scenario> = fc.record({
  over: fc.constantFrom("http", "ws", "both"),
  hasGoodNode: fc.boolean(),
  isHedging: fc.boolean(),
  isBatching: fc.boolean(),
  cacheDepth: fc.constantFrom(1, 3, 12),
  steps: fc.array(step, { minLength: 20, maxLength: 80, size: "max" }),
});

/** What came of a transaction. */
type Fate = "accepted" | "unknown";

interface Run {
  readonly network: ServiceWithNetwork;
  readonly chain: ScriptedNetwork;
  readonly history: ChainHistory;
  readonly oracle: Oracle;
  readonly hasGoodNode: boolean;
  readonly sent: Map<Hex, Fate>;
  /** What callers are doing. */
  readonly underWay: Promise<unknown>[];
}

let answerCount = 0;

/** No run takes as long, unless a call in it hangs. */
const longestRunMs = 60_000;

/** How long to wait for nodes that may be silent; one that is always well has all the time it needs. */
const silenceMs = 400;

/**
 * When this process, in which everything runs, stood still for so long, the time may be over that a node has to be looked at, or
 * to catch up (3 s, and several of each): nothing can be told from that.
 */
const stallMs = 1_000;
const stalls = monitorEventLoopDelay({ resolution: 10 });
const hasStalled = (): boolean => stalls.max / 1e6 > stallMs;

it(
  "gives right answers, in order of time, and loses no transaction, whatever nodes do",
  async () => {
    stalls.enable();
    let runs = 0;
    let last = Promise.resolve();
    const property = fc.asyncProperty(scenario, async (given) => {
      stalls.reset();
      last = within(longestRunMs, play(given));
      await last;
      runs++;
    });
    await fc.assert(property, {
      seed,
      ...(path !== undefined && { path }),
      numRuns: 1_000_000,
      interruptAfterTimeLimit: seconds * 1_000,
      markInterruptAsFailure: false,
      endOnFailure: true,
    });
    // fast-check drops the run that is under way when the time is over: it might be one that hangs.
    await last;
    process.stderr.write(`random faults: seed ${seed}, ${runs} runs, ${answerCount} answers judged\n`);
    expect(answerCount).toBeGreaterThan(0);
  },
  (seconds + 90) * 1_000,
);

async function play(given: Scenario): Promise<void> {
  const network = await startWithNetwork({
    nodes: nodeCount,
    height: startHeight,
    addressOf: (node) => addressOf(node, given.over),
    timeoutsMs: given.hasGoodNode ? [patienceMs, silenceMs, silenceMs] : [silenceMs, silenceMs, silenceMs],
    settings: {
      HEDGE: String(given.isHedging),
      NODE_BATCHING: String(given.isBatching),
      CACHE_DEPTH_BLOCKS: String(given.cacheDepth),
      VERIFICATION_RATIO: "1",
      VERIFICATION_ACTION: "remove",
    },
  });
  try {
    const { chain } = network;
    const history = createChainHistory(chain.tip);
    const oracle = createOracle({
      tree: chain.tree,
      history,
      mayBeUnavailable: () => !given.hasGoodNode || hasStalled(),
    });
    // So that the service knows more blocks than a reorganisation is deep.
    history.note(chain.mine(knownBlocks));
    await seeHead(network, chain.tip);
    const run: Run = { network, chain, history, oracle, ...given, sent: new Map(), underWay: [] };
    for (const next of given.steps) await take(next, run);
    const failed = (await Promise.allSettled(run.underWay)).find(({ status }) => status === "rejected");
    if (failed) throw (failed as PromiseRejectedResult).reason;
    await settle(run);
  } finally {
    await network.stop();
  }
}

async function within(limitMs: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("a call hangs")), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

function addressOf({ url, wsUrl }: ScriptedNode, over: Scenario["over"]): string {
  if (over === "http") return url;
  return over === "ws" ? wsUrl : `${url}#ws=${wsUrl}`;
}

/** Callers' calls are under way while the next steps happen. */
async function take(next: Step, run: Run): Promise<void> {
  const { chain, history } = run;
  switch (next.kind) {
    case "mine":
      return mine(run, next.blocks);
    case "reorganise":
      return history.note(chain.reorganise(next.depth, next.growth));
    case "break":
      return run.hasGoodNode && next.node === 0 ? undefined : breakDown(chain.nodes[next.node], next.faults);
    case "mend":
      return breakDown(chain.nodes[next.node], noFaults);
    case "cut":
      return run.hasGoodNode && next.node === 0 ? undefined : chain.nodes[next.node]?.cutWebSockets();
    case "ask":
      return later(run, askAll(next.asks, next.isBatch, run));
    case "send":
      return later(run, send(next.logs, run));
    case "wait":
      return new Promise((resolve) => setTimeout(resolve, next.ms));
  }
}

/** What goes wrong meanwhile is thrown when all is over. */
function later({ underWay }: Run, work: Promise<unknown>): void {
  underWay.push(work);
  work.catch(() => undefined);
}

function breakDown(node: ScriptedNode | undefined, given: Partial<NodeFaults>): void {
  if (node) Object.assign(node.faults, given);
  node?.update();
}

/** Takes what waits in the pools and isn't in the chain: a node that lags still has what is. */
function mine({ chain, history }: Run, blocks = 1): void {
  const waiting = new Map(chain.nodes.flatMap(({ pool }) => [...pool]));
  const fresh = [...waiting.values()].filter(({ hash }) => !findTransaction(chain.tip, hash));
  const raw = fresh.map((transaction) => transaction.raw);
  history.note(chain.mine(blocks, raw));
}

async function askAll(asks: readonly Ask[], isBatch: boolean, run: Run): Promise<void> {
  const wanted = asks.flatMap(({ of, back }) => {
    const block = `0x${Math.max(0, run.chain.tip.number - back).toString(16)}`;
    return questions[of]?.(block, run) ?? [];
  });
  if (wanted.length === 0) return;
  const judges = wanted.map((question) => run.oracle.expect(question));
  const judge = (answer: RpcAnswer, index: number): void => {
    answerCount++;
    judges[index]?.(answer);
  };
  if (isBatch) (await askBatch(wanted, run)).forEach(judge);
  else
    await Promise.all(wanted.map(async (one, index) => judge(await run.network.ask(one.method, ...one.params), index)));
}

async function askBatch(wanted: readonly Question[], { network }: Run): Promise<RpcAnswer[]> {
  const body = JSON.stringify(wanted.map((question, id) => ({ jsonrpc: "2.0", id, ...question })));
  const headers = { "content-type": "application/json" };
  const response = await fetch(network.service.urls.testnet, { method: "POST", headers, body });
  const answers = (await response.json()) as RpcAnswer[];
  expect(answers.map(({ id }) => id)).toEqual(wanted.map((_, id) => id));
  return answers;
}

async function send(logs: number, { network, sent, hasGoodNode }: Run): Promise<void> {
  const raw = signTransaction({ nonce: sent.size, logs });
  const { hash } = readTransaction(raw);
  sent.set(raw, "unknown");
  const { result, error } = await network.ask("eth_sendRawTransaction", raw);
  if (result === hash) {
    sent.set(raw, "accepted");
    return;
  }
  // Nobody is refused a transaction of their own, even when it was mined before other nodes heard of it.
  if ((hasGoodNode && !hasStalled()) || error?.code !== -32603)
    throw new Error(`a good transaction was not taken: ${JSON.stringify({ result, error })}`);
}

/** A node that lacks a transaction, or comes back, is sent it again; one loop too many would send hundreds. */
const maxSendings = 10;

/** All nodes are well again: every transaction that was taken is mined once, and no node was flooded with it. */
async function settle(run: Run): Promise<void> {
  const { chain, network, sent } = run;
  for (const node of chain.nodes) breakDown(node, noFaults);
  mine(run);
  const { tip } = chain;
  await seeHead(network, tip);
  for (const [raw, fate] of sent) {
    const { hash } = readTransaction(raw);
    const count = countInChain(tip, hash);
    expect({ hash, fate, isRight: fate === "accepted" ? count === 1 : count <= 1 }).toMatchObject({ isRight: true });
    for (const { requests } of chain.nodes)
      expect(
        requests.filter(({ method, params }) => isSending(method) && params[0] === raw).length,
      ).toBeLessThanOrEqual(maxSendings);
  }
  const accusations = network.service.logged.filter(([, message]) => message === "a node returned a wrong result");
  expect(accusations).toEqual([]);
}

async function seeHead({ ask }: ServiceWithNetwork, tip: ScriptedBlock): Promise<void> {
  const isThere = ({ result }: RpcAnswer): boolean => (result as { hash?: string } | undefined)?.hash === tip.hash;
  expect(isThere(await until(() => ask("eth_getBlockByNumber", "latest", false), isThere))).toBe(true);
}

function isSending(method: string): boolean {
  return method === "eth_sendRawTransaction";
}
