import { ancestorAt } from "../fakes/scripted-chain/block-tree.js";
import type { NodeFaults } from "../fakes/scripted-chain/node-faults.js";
import type { ScriptedNode } from "../fakes/scripted-chain/scripted-node.js";
import { signTransaction } from "../fakes/scripted-chain/signed-transaction.js";
import type { RpcAnswer } from "../integration/start-test-service.js";
import { breakDown, expectRightAnswers, newAccount, seeState } from "./expectations.js";
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

describe("when all nodes", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    "reorganise %i deep, callers get answers of the new chain",
    async (depth) => {
      const network = await start({ settings: { CACHE_DEPTH_BLOCKS: "2", NODE_MAX_LAG_BLOCKS: "20" } });
      const { chain, ask } = network;
      const height = `0x${(chain.tip.number - depth + 1).toString(16)}`;
      const former = ancestorAt(chain.tip, Number(height));
      expect(await ask("eth_getBlockByNumber", height, false)).toMatchObject({ result: { hash: former?.hash } });
      expect(await ask("eth_call", { to: newAccount() }, height)).toMatchObject({ result: expect.any(String) });

      const tip = chain.reorganise(depth);
      await expectRightAnswers(network);

      const now = ancestorAt(tip, Number(height));
      expect(now?.hash).not.toBe(former?.hash);
      expect(await ask("eth_getBlockByNumber", height, false)).toMatchObject({ result: { hash: now?.hash } });
      expect(await ask("eth_getBlockByHash", former?.hash, false)).toMatchObject({ result: { hash: former?.hash } });
      expect(await ask("eth_call", { to: newAccount() }, height)).toMatchObject({
        result: expect.stringContaining(now?.hash as string),
      });
    },
  );
});

describe("a node of another chain", () => {
  it("keeps the service from starting, with words that say which setting is wrong", async () => {
    const starting = start({
      prepare: ({ nodes }) => breakDown(nodes[1] as ScriptedNode, { wrongChainId: 30 }),
    });

    await expect(starting).rejects.toThrow(/TESTNET_NODE_URL: the node at .* serves chain 30, but Testnet is chain 31/);
  });
});

describe("a node that lies about blocks", () => {
  const lie: NodeFaults["lie"] = (method, _, result) =>
    method.startsWith("eth_getBlockBy") && result !== null
      ? { ...(result as object), stateRoot: `0x${"66".repeat(32)}` }
      : result;
  const checked = { VERIFICATION_RATIO: "1", CACHE_DEPTH_BLOCKS: "2" };
  const askBlock = ({ ask }: ServiceWithNetwork, height: number) =>
    ask("eth_getBlockByNumber", `0x${height.toString(16)}`, false);
  const isLie = ({ result }: RpcAnswer): boolean =>
    (result as { stateRoot?: string } | undefined)?.stateRoot === `0x${"66".repeat(32)}`;
  const liesLogged = ({ service }: ServiceWithNetwork) =>
    service.logged.filter(([, message]) => message === "a node returned a wrong result");

  it("is taken out, and what it said forgotten", async () => {
    const network = await start({ settings: { ...checked, VERIFICATION_ACTION: "remove" } });
    breakDown(network.chain.nodes[0] as ScriptedNode, { lie });
    for (let height = 1; height <= 15; height++) await askBlock(network, height);
    // Its results are verified, and its head proves itself, whichever comes first.
    await seeState(network, "distrusted", "unreachable");

    for (let height = 1; height <= 15; height++) expect(isLie(await askBlock(network, height))).toBe(false);
    expect(liesLogged(network).length).toBeLessThanOrEqual(1);
    await expectRightAnswers(network);
  });

  it("is taken out by its head, which does not prove itself", async () => {
    const network = await start();
    await askBlock(network, 15);
    breakDown(network.chain.nodes[0] as ScriptedNode, { lie });
    await seeState(network, "unreachable");
    const problems = network.service.logged.map(([fields]) => (fields as { err?: Error } | undefined)?.err?.message);
    expect(problems).toContainEqual(expect.stringMatching(/^a block that its hash 0x\w{64} does not prove$/));
    for (let height = 1; height <= 15; height++) expect(isLie(await askBlock(network, height))).toBe(false);
  });

  it("is only reported where nothing else is set", async () => {
    const network = await start({ nodes: 1, settings: checked });
    breakDown(network.chain.nodes[0] as ScriptedNode, { lie });
    await until(
      () => askBlock(network, 3),
      () => liesLogged(network).length > 0,
    );

    expect(isLie(await askBlock(network, 3))).toBe(true);
    expect(liesLogged(network)[0]?.[0]).toMatchObject({ kind: "block", method: "eth_getBlockByNumber" });
  });

  it("is in service again when most nodes are such, since the check may be at fault", async () => {
    const network = await start({ settings: { ...checked, VERIFICATION_ACTION: "remove" } });
    for (const node of network.chain.nodes) breakDown(node, { lie });
    for (let height = 1; height <= 15; height++) await askBlock(network, height);

    await until(
      () => askBlock(network, 1),
      () => network.service.logged.some(([, message]) => message?.startsWith("most nodes fail verification")),
    );
    expect(isLie(await askBlock(network, 1))).toBe(true);
  });
});

it("accuses no honest node, whatever is asked", async () => {
  const network = await start({ settings: { VERIFICATION_RATIO: "1", VERIFICATION_ACTION: "remove" } });
  for (let round = 0; round < 3; round++) {
    await expectRightAnswers(network);
    network.chain.mine(1, [signTransaction({ nonce: round, logs: 3 }), signTransaction({ nonce: round, sender: 2 })]);
    for (const { hash } of network.chain.tip.transactions)
      for (const method of ["eth_getTransactionByHash", "eth_getTransactionReceipt"])
        await until(
          () => network.ask(method, hash),
          ({ result }) => result !== null,
        );
  }
  network.chain.reorganise(2);
  await expectRightAnswers(network);

  expect(network.service.logged.filter(([, message]) => /not true|could not be checked/.test(message ?? ""))).toEqual(
    [],
  );
});
