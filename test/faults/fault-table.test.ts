import { ancestorAt } from "../fakes/scripted-chain/block-tree.js";
import { type NodeFaults, noFaults } from "../fakes/scripted-chain/node-faults.js";
import type { ScriptedNode } from "../fakes/scripted-chain/scripted-node.js";
import {
  breakDown,
  expectNodeUnavailable,
  expectRightAnswers,
  expectTransactionMined,
  isUnavailable,
  newAccount,
  seeState,
} from "./expectations.js";
import { type NetworkWish, type ServiceWithNetwork, startWithNetwork, until } from "./start-with-network.js";

let running: ServiceWithNetwork | undefined;

async function start(wish: Partial<NetworkWish> = {}): Promise<ServiceWithNetwork> {
  running = await startWithNetwork({ nodes: 3, ...wish });
  return running;
}

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

interface FaultRow {
  readonly fault: string;
  readonly faults: Partial<NodeFaults>;
  /** What callers see when all nodes are so; when one of three is, they see right answers. */
  readonly whenAll: "right answers" | "node unavailable";
  readonly addressOf?: (node: ScriptedNode) => string;
  /** Whether only a time-out tells. */
  readonly isSilence?: boolean;
}

const silenceMs = 400;

const overBoth = ({ url, wsUrl }: ScriptedNode): string => `${url}#ws=${wsUrl}`;
const overWebSocket = ({ wsUrl }: ScriptedNode): string => wsUrl;

const table: FaultRow[] = [
  { fault: "is dead", faults: { isDead: true }, whenAll: "node unavailable" },
  { fault: "is slow", faults: { delayMs: 60 }, whenAll: "right answers" },
  {
    fault: "is so slow that nobody waits",
    faults: { delayMs: 3_600_000 },
    whenAll: "node unavailable",
    isSilence: true,
  },
  { fault: "never answers", faults: { isSilent: true }, whenAll: "node unavailable", isSilence: true },
  { fault: "resets connections", faults: { resets: true }, whenAll: "node unavailable" },
  { fault: "answers 429", faults: { isRateLimited: true }, whenAll: "node unavailable" },
  { fault: "answers garbage", faults: { sendsGarbage: true }, whenAll: "node unavailable" },
  { fault: "answers by halves", faults: { sendsHalfAnswers: true }, whenAll: "node unavailable" },
  { fault: "refuses batches", faults: { refusesBatches: true }, whenAll: "right answers" },
  { fault: "closes connections after each answer", faults: { closesConnections: true }, whenAll: "right answers" },
  { fault: "keeps connections", faults: { closesConnections: false }, whenAll: "right answers" },
  {
    fault: "takes no subscription",
    faults: { refusesSubscriptions: true },
    whenAll: "right answers",
    addressOf: overBoth,
  },
  {
    fault: "is dead behind a WebSocket",
    faults: { isDead: true },
    whenAll: "node unavailable",
    addressOf: overWebSocket,
  },
  {
    fault: "is silent behind a WebSocket",
    faults: { isSilent: true },
    whenAll: "node unavailable",
    addressOf: overWebSocket,
    isSilence: true,
  },
];

/** Callers who ask again when there is no node: none of those that nobody waits for, after a stall of this process. */
function askingAgain(network: ServiceWithNetwork): ServiceWithNetwork {
  const ask: ServiceWithNetwork["ask"] = (method, ...params) =>
    until(
      () => network.ask(method, ...params),
      (answer) => !isUnavailable(answer),
    );
  return { ...network, ask };
}

describe("when one of three nodes", () => {
  it.each(table)("$fault, callers get right answers", async ({ faults, addressOf, isSilence }) => {
    const network = await start({ ...(addressOf && { addressOf }), timeoutsMs: isSilence ? [silenceMs] : [] });
    const [node] = network.chain.nodes;
    breakDown(node as ScriptedNode, faults);
    network.chain.mine();

    await expectRightAnswers(network);
    await expectTransactionMined(network);
    await expectRightAnswers(network);
  });

  it.each([1, 2, 3, 4, 8])("lags by %i blocks, callers get right answers", async (lagBlocks) => {
    const network = await start();
    breakDown(network.chain.nodes[0] as ScriptedNode, { lagBlocks });
    network.chain.mine(2);

    await expectRightAnswers(network);
    await expectTransactionMined(network);
  });

  it("is stuck, callers get right answers", async () => {
    const network = await start();
    breakDown(network.chain.nodes[0] as ScriptedNode, { isStuck: true });
    for (let blocks = 0; blocks < 6; blocks++) {
      network.chain.mine();
      await expectRightAnswers(network);
    }
  });

  it("goes over to a branch of its own, callers stay on the others'", async () => {
    const network = await start();
    const [node] = network.chain.nodes;
    node?.follow(network.chain.tree.mine(ancestorAt(network.chain.tip, 19) as typeof network.chain.tip));

    await expectRightAnswers(network);
    network.chain.mine();
    await expectRightAnswers(network);
  });
});

describe("when all nodes", () => {
  it.each(table)("are so that each $fault: $whenAll; right answers after", async (row) => {
    const { fault: _, faults, whenAll, addressOf, isSilence = false } = row;
    const timeoutsMs = isSilence ? [silenceMs, silenceMs, silenceMs] : [];
    const isHopeless = whenAll === "node unavailable";
    const impatient = await start({ ...(addressOf && { addressOf }), timeoutsMs, isHopeless });
    const network = isHopeless ? askingAgain(impatient) : impatient;
    await expectRightAnswers(network);
    for (const node of network.chain.nodes) breakDown(node, faults);

    if (whenAll === "right answers") await expectRightAnswers(network);
    else await expectNodeUnavailable(impatient);

    for (const node of network.chain.nodes) breakDown(node, noFaults);
    network.chain.mine();
    await until(
      () => network.ask("eth_getBalance", newAccount(), "latest"),
      ({ result }) => result !== undefined,
    );
    await expectRightAnswers(network);
    await expectTransactionMined(network);
  });

  it("fall behind what callers were told, they wait for the block rather than get an older answer", async () => {
    const network = await start();
    const { chain, ask } = network;
    chain.mine();
    await expectRightAnswers(network);
    for (const node of chain.nodes) breakDown(node, { lagBlocks: 1 });

    const balance = ask("eth_call", { to: newAccount() }, "latest");
    expect(await ask("eth_blockNumber")).toMatchObject({ result: `0x${chain.tip.number.toString(16)}` });
    for (const node of chain.nodes) breakDown(node, noFaults);

    expect(await balance).toMatchObject({ result: expect.stringContaining(chain.tip.hash) });
    await expectRightAnswers(network);
  });

  it.each([
    ["wrong chain", { wrongChainId: 30 }],
    ["syncing", { isSyncing: true }],
  ] as const)("or one that is syncing gets no calls when it comes back so: %s", async (reason, faults) => {
    const network = await start();
    const { chain, service } = network;
    const node = chain.nodes[0] as ScriptedNode;
    breakDown(node, { isDead: true });
    await seeState(network, "unreachable");
    breakDown(node, { ...noFaults, ...faults });
    await seeState(network, reason);
    const before = node.requests.length;
    chain.mine();
    await expectRightAnswers(network);

    expect(node.requests.slice(before).map(({ method }) => method)).not.toContain("eth_getBalance");
    expect(service.logged.map(([, message]) => message)).toContain("a node is out of service");
  });
});
