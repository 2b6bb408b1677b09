import { type MethodName, methods } from "../../../../generated/methods.js";
import type { SharedNotes } from "../../../../src/cache/shared-notes.js";
import { keptMs, SentTransactions } from "../../../../src/cache/transactions/sent-transactions.js";
import { withSentTransactions } from "../../../../src/cache/transactions/with-sent-transactions.js";
import { readJson } from "../../../../src/json/raw-json.js";
import type { NodeGroup } from "../../../../src/node/node.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";
import { CallAbortController } from "../../../../src/turns/call-signal.js";
import { readTransaction, signTransaction } from "../../../fakes/scripted-chain/signed-transaction.js";
import { createVirtualTimers, type VirtualTimers } from "../../../fakes/virtual-timers.js";

const [first, second, replacement] = [
  signTransaction({ nonce: 0, sender: 1 }),
  signTransaction({ nonce: 1, sender: 1 }),
  signTransaction({ nonce: 0, sender: 1, logs: 7 }),
] as const;
const { hash, from } = readTransaction(first);

type Answer = (params: readonly unknown[]) => unknown;

let timers: VirtualTimers;
let answers: Partial<Record<MethodName, Answer>>;
let sent: string[];
let returned: (upstream: string) => void;
let isClosed: boolean;

const pool = {
  async call(method: MethodName, params: readonly unknown[]) {
    if (method === "eth_sendRawTransaction") sent.push(`all ${String(params[0])}`);
    return Buffer.from(JSON.stringify(answers[method]?.(params) ?? null));
  },
  async callOne(upstream: string, _: MethodName, [raw]: readonly unknown[]) {
    sent.push(`${upstream} ${String(raw)}`);
    throw new RpcError("TransactionRejected", "known already");
  },
  onReturn(listener: (upstream: string) => void) {
    returned = listener;
    return () => (returned = () => undefined);
  },
  close: async () => void (isClosed = true),
} as unknown as NodeGroup;

function open(notes?: SharedNotes) {
  const node = withSentTransactions(pool, { timers, notes });
  return {
    node,
    ask: async (method: MethodName, ...params: readonly unknown[]): Promise<unknown> =>
      readJson(await node.call(method, params, new CallAbortController())),
  };
}

beforeEach(() => {
  timers = createVirtualTimers();
  sent = [];
  isClosed = false;
  // Nodes that take everything, and know nothing after it.
  answers = {
    eth_getTransactionCount: () => "0x0",
    eth_sendRawTransaction: ([raw]) => readTransaction(String(raw) as `0x${string}`).hash,
  };
});

it("finds a transaction that nodes have lost, as pending, and sends it to them again", async () => {
  const { ask } = open();
  expect(await ask("eth_sendRawTransaction", first)).toBe(hash);

  const found = await ask("eth_getTransactionByHash", hash);

  expect(found).toMatchObject({ hash, from, nonce: "0x0", blockHash: null, blockNumber: null, transactionIndex: null });
  expect(methods.eth_getTransactionByHash.validateResult(found)).toBe(true);
  expect(sent).toEqual([`all ${first}`, `all ${first}`]);
});

it("sends what nodes lack again every five seconds at most", async () => {
  const { ask } = open();
  await ask("eth_sendRawTransaction", first);
  for (let times = 0; times < 20; times++) await ask("eth_getTransactionByHash", hash);
  expect(sent).toHaveLength(2);
  await timers.run(5_000);
  await ask("eth_getTransactionByHash", hash);
  expect(sent).toHaveLength(3);
});

it("says what nodes say of transactions that they know, or that it doesn't", async () => {
  const { ask } = open();
  await ask("eth_sendRawTransaction", first);
  answers.eth_getTransactionByHash = () => ({ blockNumber: "0x5" });
  expect(await ask("eth_getTransactionByHash", hash)).toEqual({ blockNumber: "0x5" });
  answers = {};
  expect(await ask("eth_getTransactionByHash", `0x${"ab".repeat(32)}`)).toBeNull();
});

it("counts what was sent for the pending nonce, as far as there is no gap", async () => {
  const { ask } = open();
  for (const raw of [first, second, signTransaction({ nonce: 3, sender: 1 })]) await ask("eth_sendRawTransaction", raw);
  const count = (block: string) => ask("eth_getTransactionCount", from.toUpperCase().replace("0X", "0x"), block);

  expect(await count("pending")).toBe("0x2");
  expect(await count("latest")).toBe("0x0");
  answers.eth_getTransactionCount = () => "0x9";
  expect(await count("pending")).toBe("0x9");
});

it("believes that another transaction has its place only after some time, in which a reorganisation would show", async () => {
  const { ask } = open();
  await ask("eth_sendRawTransaction", first);
  answers.eth_getTransactionCount = () => "0x1";

  const pending = ask("eth_getTransactionByHash", hash);
  await timers.run(1_000);
  answers.eth_getTransactionCount = () => "0x0";
  await timers.run(2_000);
  expect(await pending).toMatchObject({ hash, blockNumber: null });

  answers.eth_getTransactionCount = () => "0x1";
  const replaced = ask("eth_getTransactionByHash", hash);
  await timers.run(10_000);
  expect(await replaced).toBeNull();
  answers.eth_getTransactionCount = () => "0x0";
  expect(await ask("eth_getTransactionByHash", hash)).toBeNull();
});

it("takes an error in place of a count for no reason to deny a transaction", async () => {
  const { ask } = open();
  await ask("eth_sendRawTransaction", first);
  answers.eth_getTransactionCount = () => {
    throw new RpcError("InternalError");
  };
  expect(await ask("eth_getTransactionByHash", hash)).toMatchObject({ hash });
});

it("forgets a transaction that another one replaces, and after as long as nodes would", async () => {
  const { ask } = open();
  await ask("eth_sendRawTransaction", first);
  await ask("eth_sendRawTransaction", replacement);
  expect(await ask("eth_getTransactionByHash", hash)).toBeNull();
  const { hash: other } = readTransaction(replacement);
  await timers.run(keptMs - 1);
  expect(await ask("eth_getTransactionByHash", other)).not.toBeNull();
  await timers.run(keptMs);
  expect(await ask("eth_getTransactionByHash", other)).toBeNull();
});

it("notes no transaction that nodes refuse", async () => {
  const { ask } = open();
  answers.eth_sendRawTransaction = () => {
    throw new RpcError("TransactionRejected");
  };
  await expect(ask("eth_sendRawTransaction", first)).rejects.toMatchObject({ errorName: "TransactionRejected" });
  expect(await ask("eth_getTransactionByHash", hash)).toBeNull();
});

it("sends all of them to a node that comes into service, in order, and none after it is closed", async () => {
  const { node, ask } = open();
  await ask("eth_sendRawTransaction", first);
  await ask("eth_sendRawTransaction", second);
  sent = [];

  returned("node1");
  await timers.run(1);
  expect(sent).toEqual([`node1 ${first}`, `node1 ${second}`]);

  await node.close();
  returned("node1");
  await timers.run(2);
  expect(sent).toHaveLength(2);
  expect(isClosed).toBe(true);
});

it("sends each of them once to a node that comes into service again meanwhile", async () => {
  const { ask } = open();
  await ask("eth_sendRawTransaction", first);
  await ask("eth_sendRawTransaction", second);
  sent = [];

  returned("node1");
  returned("node1");
  returned("node2");
  await timers.run(1);

  expect(sent.toSorted()).toEqual(
    ["node1", "node2"].flatMap((name) => [first, second].map((raw) => `${name} ${raw}`)).toSorted(),
  );
});

it("finds what was sent through another process, unless it has been replaced there", async () => {
  const texts = new Map<string, string>();
  const notes: SharedNotes = {
    readNote: async (key) => texts.get(key),
    writeNote: (key, text) => void texts.set(key, text),
  };
  const [one, other] = [open(notes), open(notes)];
  await one.ask("eth_sendRawTransaction", first);

  expect(await other.ask("eth_getTransactionByHash", hash)).toMatchObject({ hash });
  expect(await other.ask("eth_getTransactionCount", from, "pending")).toBe("0x1");

  await one.ask("eth_sendRawTransaction", replacement);
  expect(await other.ask("eth_getTransactionByHash", hash)).toBeNull();
});

it("keeps so many bytes and no more: the oldest give way", () => {
  const transactionOf = (nonce: number) => ({ raw: `0x${"00".repeat(250)}`, hash: `0x${nonce}`, from, nonce }) as never;
  const memory = new SentTransactions(timers.now, 10 * 1_002);
  for (let nonce = 0; nonce < 10; nonce++) memory.add(transactionOf(nonce));
  expect(memory.all()).toHaveLength(10);
  memory.add(transactionOf(10));
  expect(memory.all()).toHaveLength(10);
  expect(memory.get("0x0")).toBeUndefined();
  expect(memory.at(from, 0)).toBeUndefined();
  expect(memory.at(from, 10)).toBeDefined();
});
