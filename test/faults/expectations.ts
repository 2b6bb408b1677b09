import { answerAt } from "../fakes/scripted-chain/answer-at.js";
import { ancestorAt } from "../fakes/scripted-chain/block-tree.js";
import type { NodeFaults } from "../fakes/scripted-chain/node-faults.js";
import type { ScriptedNode } from "../fakes/scripted-chain/scripted-node.js";
import { readTransaction, signTransaction } from "../fakes/scripted-chain/signed-transaction.js";
import type { RpcAnswer } from "../integration/start-test-service.js";
import { asNodesSay } from "./as-nodes-say.js";
import { type ServiceWithNetwork, until } from "./start-with-network.js";

/** What a caller gets when no node could answer. */
const unavailable = { error: { code: -32603, data: { reason: "node_unavailable" } } };

let askedAccounts = 0;

/** An account that nobody asked about yet: nothing is known of it from memory. */
export function newAccount(): string {
  askedAccounts++;
  return `0x${askedAccounts.toString(16).padStart(40, "0")}`;
}

/** Many questions at once, all answers as of the network's tip. */
export async function expectRightAnswers({ chain, ask }: ServiceWithNetwork): Promise<void> {
  const { tip, tree } = chain;
  await until(
    () => ask("eth_blockNumber"),
    ({ result }) => result === `0x${tip.number.toString(16)}`,
  );
  const block = ancestorAt(tip, 5);
  const questions: [string, ...unknown[]][] = [
    ["eth_blockNumber"],
    ["eth_gasPrice"],
    ...Array.from({ length: 8 }, (): [string, ...unknown[]] => ["eth_getBalance", newAccount(), "latest"]),
    ["eth_getStorageAt", newAccount(), "0x0", "0x7"],
    ["eth_call", { to: newAccount() }, "latest"],
    ["eth_getBlockByNumber", "latest", true],
    ["eth_getBlockByHash", block?.hash, false],
    ["eth_getBlockByHash", `0x${"ff".repeat(32)}`, false],
    ["eth_getBlockTransactionCountByNumber", "0x3"],
    ["eth_getLogs", { fromBlock: "0x1", toBlock: "latest" }],
  ];
  const answers = await Promise.all(questions.map((question) => ask(...question)));
  for (const [index, [method, ...params]] of questions.entries()) {
    const said = answerAt({ tree, head: tip, pool: new Map() }, method, params);
    expect({ method, params, ...asNodesSay(answers[index]) }).toEqual({
      method,
      params,
      jsonrpc: "2.0",
      id: 1,
      ...said,
    });
  }
}

/** A transaction is taken, mined once, and its receipt found. */
export async function expectTransactionMined({ chain, ask }: ServiceWithNetwork): Promise<void> {
  const raw = signTransaction({ nonce: 0, logs: 2 });
  const { hash } = readTransaction(raw);
  expect(await ask("eth_sendRawTransaction", raw)).toMatchObject({ result: hash });
  const block = chain.mine();

  const receipt = await until(
    () => ask("eth_getTransactionReceipt", hash),
    ({ result }) => result !== null && result !== undefined,
  );

  expect(receipt).toMatchObject({ result: { blockHash: block.hash, logs: [{}, {}] } });
  expect(block.transactions.map((transaction) => transaction.hash)).toEqual([hash]);
}

/** Nobody answers, whatever is asked. */
export async function expectNodeUnavailable({ ask }: ServiceWithNetwork): Promise<void> {
  expect(await until(() => ask("eth_getBalance", newAccount(), "latest"), isUnavailable)).toMatchObject(unavailable);
  // Libraries take any data of its errors for a revert's.
  const { error } = await ask("eth_call", { to: newAccount() }, "latest");
  expect([error?.code, error?.data]).toEqual([-32603, undefined]);
  expect(await ask("eth_sendRawTransaction", signTransaction({ nonce: 7 }))).toMatchObject(unavailable);
}

/** Whether an answer says that no node could. */
export function isUnavailable({ error }: RpcAnswer): boolean {
  return error?.code === -32603;
}

/** Breaks a node, as far as can be told from outside: what it does to connections happens at once. */
export function breakDown(node: ScriptedNode, faults: Partial<NodeFaults>): void {
  Object.assign(node.faults, faults);
  node.update();
}

/** Resolves when a node is out of service for one of these reasons. */
export async function seeState({ service, ask }: ServiceWithNetwork, ...reasons: readonly string[]): Promise<void> {
  await until(
    () => ask("eth_blockNumber"),
    () =>
      service.logged.some(([fields]) => reasons.includes((fields as { reason?: string } | undefined)?.reason ?? "")),
  );
}
