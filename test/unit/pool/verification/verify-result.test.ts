import { type MethodName, methods } from "../../../../generated/methods.js";
import { type Chain, chains, parseChain } from "../../../../src/config/chains.js";
import { normaliseParams } from "../../../../src/gateway/stages/validate-params.js";
import { readJson } from "../../../../src/json/raw-json.js";
import { createHeaderKnowledge } from "../../../../src/pool/verification/header-knowledge.js";
import type { CallResult, VerificationFailureKind } from "../../../../src/pool/verification/verification-failure.js";
import { verifyResult } from "../../../../src/pool/verification/verify-result.js";
import { RpcError } from "../../../../src/rpc/rpc-error.js";
import { adaptParams } from "../../../../src/upstream/adapt-params.js";
import { adaptResult } from "../../../../src/upstream/adapt-result.js";
import { type Exchange, loadExchanges, loadRegtest } from "../../../fakes/rskj/recordings.js";
import { minedBlock } from "../../rootstock/merged-mining/mined-block.js";
import { recordedBlock } from "../../rootstock/merged-mining/recorded-block.js";

type Members = Readonly<Record<string, unknown>>;

/** RSKj's regtest as recorded: its rules are known. */
const regtest: Chain = { ...chains.regtest, forks: { ...chains.regtest.forks, certainTo: 1_000 } };
const recordings = loadRegtest();
const blocks = new Map<unknown, unknown>(
  recordings.map(({ response }) => response["result"] as Members | null).map((result) => [result?.["hash"], result]),
);
const rawHeaders = loadExchanges("extended/rsk_getRawBlockHeaderByHash");
const blockFive = recordedBlock("regtest-5");
const someHash = `0x${"77".repeat(32)}`;
const logger = "0xda7ce79725418f4f6e13bf5f520c89cec5f6a974";

const examine = (
  answer: CallResult,
  chain: Chain = regtest,
  read: (hash: string) => unknown = (hash) => findBlock(hash),
) =>
  verifyResult(answer, {
    node: "10.0.0.1:4444",
    chainId: chain.id,
    headers: createHeaderKnowledge(chain.forks),
    blooms: new Map(),
    readBlock: async (hash) => read(hash),
  });

function findBlock(hash: string): unknown {
  return [blockFive, blocks.get(hash)].find((block) => (block as Members | undefined)?.["hash"] === hash) ?? null;
}

/** What the gateway makes of a recorded exchange; undefined where it lets no such request through, or the node refused. */
async function answerOf({ request, response }: Exchange): Promise<CallResult | undefined> {
  const method = request.method as MethodName;
  // The gateway answers these itself, for networks of which regtest is none.
  if (method === "eth_chainId" || method === "net_version") return undefined;
  const { params: given = [] } = request;
  if (!Object.hasOwn(methods, method) || !("result" in response) || !Array.isArray(given)) return undefined;
  try {
    const params = normaliseParams(methods[method], given);
    // A node isn't asked for what no chain has.
    if (!adaptParams({ method, params })) return undefined;
    const result = await adaptResult({ method, params }, Buffer.from(JSON.stringify(response["result"])));
    return { method, params, result: await readJson(result) };
  } catch (error) {
    if (error instanceof RpcError) return undefined;
    throw error;
  }
}

/** The recorded answer to a method, of the exchange with this name. */
async function recorded(method: string, name: string): Promise<CallResult> {
  const exchange = loadExchanges(`regtest/${method}`).find((one) => one.name === name);
  return (await answerOf(exchange as Exchange)) as CallResult;
}

function changed(answer: CallResult, changes: Members): CallResult {
  return { ...answer, result: { ...(answer.result as Members), ...changes } };
}

it("finds no lie in what a node was recorded saying", async () => {
  let examined = 0;
  for (const exchange of recordings) {
    const answer = await answerOf(exchange);
    if (!answer) continue;
    const lie = await examine(answer);
    expect({ name: exchange.name, request: exchange.request, lie }).toEqual({
      name: exchange.name,
      request: exchange.request,
    });
    examined++;
  }
  expect(examined).toBeGreaterThan(150);
});

it.each(["main", "testnet"] as const)("finds no lie in what was recorded of the %s network", async (name) => {
  let examined = 0;
  for (const exchange of loadExchanges(`genesis/${name}`)) {
    const answer = await answerOf(exchange);
    if (answer) expect(await examine(answer, name === "main" ? chains.mainnet : chains.testnet)).toBeUndefined();
    examined += answer ? 1 : 0;
  }
  expect(examined).toBeGreaterThan(10);
});

it.each(["regtest-5", "regtest-9", "regtest-10"])("finds no lie in the recorded block %s", async (name) => {
  const block = recordedBlock(name);
  expect(await examine({ method: "eth_getBlockByHash", params: [block.hash, true], result: block })).toBeUndefined();
  expect(
    await examine({ method: "eth_getBlockByNumber", params: [block.number, true], result: block }),
  ).toBeUndefined();
});

it("finds no lie in a block of a version that its chain takes up at a height not known here", async () => {
  const block = { ...blockFive, ...minedBlock(7_300_000) };

  expect(
    await examine({ method: "eth_getBlockByHash", params: [block.hash, false], result: block }, chains.testnet),
  ).toBeUndefined();
});

describe("of a block of rules that are not known here", () => {
  // An upgrade to come: no rules of today have this version without the UMM item.
  const newer = { ...blockFive, ...minedBlock(500, {}, 1n, { umm: false }), transactions: [] };
  const ofNewer: CallResult = { method: "eth_getBlockByHash", params: [newer.hash, false], result: newer };

  it("finds no lie, and that it could not check it", async () => {
    expect(await examine(ofNewer, chains.regtest)).toEqual({
      kind: "not checked",
      problem: expect.stringContaining("hashForMergedMining"),
      block: { height: 500, work: expect.any(BigInt) },
    });
  });

  it("finds no lie on a private chain of which nothing is known", async () => {
    expect(await examine(ofNewer, { id: 7357, name: "Acme" })).toMatchObject({ kind: "not checked" });
  });

  it("still finds a lie in its transactions", async () => {
    const result = { ...newer, transactions: blockFive.transactions.slice(0, 1) };
    expect(await examine({ ...ofNewer, result }, chains.regtest)).toMatchObject({ kind: "transaction" });
  });

  it("takes no filter from it to check logs by", async () => {
    const logs = await recorded("eth_getLogs", "by blockHash");
    const result = (logs.result as readonly Members[]).map((log) => ({ ...log, blockHash: newer.hash }));
    const answer = { ...logs, params: [{ blockHash: newer.hash }], result };
    expect(await examine(answer, chains.regtest, () => newer)).toMatchObject({ kind: "not checked" });
  });
});

it("finds a lie in a changed block as soon as a block above it fitted", async () => {
  const headers = createHeaderKnowledge(chains.regtest.forks);
  const parts = { node: "10.0.0.1:4444", chainId: 33, headers, blooms: new Map(), readBlock: async () => null };
  const byHash = (block: Members): CallResult => ({
    method: "eth_getBlockByHash",
    params: [block["hash"], false],
    result: block,
  });
  const changedBlock = byHash({ ...blockFive, stateRoot: someHash });
  expect(await verifyResult(changedBlock, parts)).toMatchObject({ kind: "not checked" });

  expect(await verifyResult(byHash({ ...recordedBlock("regtest-9") }), parts)).toBeUndefined();
  expect(await verifyResult(changedBlock, parts)).toMatchObject({ kind: "block" });
});

it("checks a private chain by the heights that its settings give", async () => {
  const block = { ...blockFive, ...minedBlock(500), transactions: [] };
  const answer: CallResult = { method: "eth_getBlockByHash", params: [block.hash, false], result: block };

  const known = parseChain("id=7357&rskip92=0&rskip110=0&umm=1&rskip180=0&rskip351=1&rskip535=1");
  expect(await examine(answer, known)).toBeUndefined();
  // With the main network's heights, which were constants once, the same block passes for a changed one.
  expect(await examine(answer, chains.mainnet)).toMatchObject({ kind: "block" });
});

it("does not hold it against a node that it hasn't the block of a log any more", async () => {
  const logs = await recorded("eth_getLogs", "by blockHash");

  expect(await examine(logs, regtest, () => null)).toBeUndefined();
});

const ofBlock = (changes: Members): CallResult => ({
  method: "eth_getBlockByHash",
  params: [blockFive.hash, true],
  result: { ...blockFive, ...changes },
});
const ofTransaction = (changes: Members): CallResult => ({
  method: "eth_getTransactionByHash",
  params: [blockFive.transactions[0]?.["hash"]],
  result: { ...blockFive.transactions[0], ...changes },
});
const receipt = (changes: Members) => async () =>
  changed(await recorded("eth_getTransactionReceipt", "two logs"), changes);
const logs =
  (filter: Members, change: (logs: readonly Members[]) => readonly Members[]) => async (): Promise<CallResult> => {
    const { result } = await recorded("eth_getLogs", "by blockHash");
    return { method: "eth_getLogs", params: [filter], result: change(result as readonly Members[]) };
  };
const firstChanged = (changes: Members) => (all: readonly Members[]) =>
  all.map((log, index) => (index === 0 ? { ...log, ...changes } : log));

describe("finds a lie where a node", () => {
  it.each<[string, VerificationFailureKind, () => CallResult | Promise<CallResult>]>([
    ["leaves out a member", "schema", () => ofBlock({ stateRoot: undefined })],
    ["writes a number with leading zeros", "schema", () => ofBlock({ gasUsed: "0x01" })],
    ["answers with a number", "schema", () => ({ method: "eth_gasPrice", params: [], result: 17 })],
    ["tells of another block", "question", () => ({ ...ofBlock({}), params: [someHash, true] })],
    [
      "tells of another height",
      "question",
      () => ({ ...ofBlock({}), method: "eth_getBlockByNumber", params: ["0x6", true] }),
    ],
    ["tells of another transaction", "question", () => ({ ...ofTransaction({}), params: [someHash] })],
    [
      "tells of the transaction at another place",
      "question",
      () => ({ ...ofTransaction({}), method: "eth_getTransactionByBlockNumberAndIndex", params: ["0x5", "0x1"] }),
    ],
    ["tells of another receipt", "question", async () => ({ ...(await receipt({})()), params: [someHash] })],
    ["changes a block's state", "block", () => ofBlock({ stateRoot: someHash })],
    ["changes a block's hash", "block", () => ({ ...ofBlock({ hash: someHash }), params: [someHash, true] })],
    ["changes a block's bloom filter", "block", () => ofBlock({ logsBloom: `0x${"00".repeat(256)}` })],
    ["changes what Bitcoin committed to", "block", () => ofBlock({ hashForMergedMining: someHash })],
    ["claims work that nobody did", "block", () => ofBlock({ difficulty: "0xffffffffffff" })],
    ["claims no difficulty at all", "block", () => ofBlock({ difficulty: "0x0" })],
    ["changes a transaction's value", "transaction", () => ofTransaction({ value: "0x1" })],
    ["changes a transaction's input", "transaction", () => ofTransaction({ input: "0x" })],
    ["changes a transaction's receiver", "transaction", () => ofTransaction({ to: null })],
    ["changes a transaction's signature", "transaction", () => ofTransaction({ v: "0x66" })],
    ["changes a transaction's sender", "transaction", () => ofTransaction({ from: logger })],
    [
      "passes a transaction off as REMASC",
      "transaction",
      () => ofTransaction({ from: `0x${"00".repeat(20)}`, to: "0x0000000000000000000000000000000001000008" }),
    ],
    [
      "changes a transaction within a block",
      "transaction",
      () => ofBlock({ transactions: blockFive.transactions.map((one) => ({ ...one, value: "0x1" })) }),
    ],
    [
      "moves a transaction within a block",
      "transaction",
      () => ofBlock({ transactions: blockFive.transactions.toReversed() }),
    ],
    ["leaves out a receipt's logs", "logs", receipt({ logs: [] })],
    [
      "adds a log that the block hasn't",
      "logs",
      logs({ fromBlock: "0x5", toBlock: "0x5", address: [] }, firstChanged({ address: someHash.slice(0, 42) })),
    ],
    [
      "changes a log's topic",
      "logs",
      logs({ blockHash: blockFive.hash, address: logger }, firstChanged({ topics: [someHash] })),
    ],
    ["keeps logs of a block back", "logs", logs({ blockHash: blockFive.hash }, () => [])],
    ["keeps some logs back", "logs", logs({ fromBlock: "0x5", toBlock: "0x5" }, (all) => all.slice(0, 2))],
    ["tells of another contract's logs", "question", logs({ address: someHash.slice(0, 42) }, (all) => all)],
    ["tells of logs with other topics", "question", logs({ topics: [null, [someHash]] }, (all) => all)],
    ["tells of logs before the range", "question", logs({ fromBlock: "0x6", toBlock: "0x9" }, (all) => all)],
    ["tells of logs after the range", "question", logs({ fromBlock: "0x1", toBlock: "0x4" }, (all) => all)],
    ["tells of another block's logs", "question", logs({ blockHash: someHash }, (all) => all)],
  ])("%s", async (_, kind, lie) => {
    expect(await examine(await lie())).toMatchObject({ kind, problem: expect.any(String) });
  });
});

it("finds a lie in the block that it asks for to check logs", async () => {
  const answer = await recorded("eth_getLogs", "by blockHash");

  expect(await examine(answer, regtest, () => ({ ...blockFive, stateRoot: someHash }))).toMatchObject({
    kind: "block",
  });
});

it("takes traces of what was asked for, and no others", async () => {
  for (const file of ["trace_block", "trace_transaction"] as const) {
    const told = loadExchanges(`extended/${file}`).filter(
      ({ request, response }) =>
        /^0x\w{1,2}$|^0x\w{64}$/.test(String(request.params)) && Array.isArray(response["result"]),
    );
    expect(told.length).toBeGreaterThan(15);
    for (const { request, response } of told) {
      const [method, params, result] = [file, [String(request.params).toLowerCase()], response["result"]];
      expect(await examine({ method, params, result })).toBeUndefined();
      const other = file === "trace_block" ? ["0x63"] : [someHash];
      const isEmpty = (result as unknown[]).length === 0;
      const finding = await examine({ method, params: other, result });
      expect(finding).toEqual(isEmpty ? undefined : expect.objectContaining({ kind: "question" }));
    }
  }
  expect(await examine({ method: "trace_block", params: ["0x1"], result: [{ type: "call" }] })).toMatchObject({
    kind: "schema",
  });
});

it("takes a raw header of the block that was asked for, and no other", async () => {
  const headers = rawHeaders.filter(({ name }) => /^genesis$|^block /.test(name ?? ""));
  expect(headers.length).toBeGreaterThan(4);
  const method = "rsk_getRawBlockHeaderByHash";
  for (const { request, response } of headers) {
    const [params, result] = [request.params as string[], response["result"]];
    expect(await examine({ method, params, result })).toBeUndefined();
    for (const [asked, said] of [
      [[someHash], result],
      [params, "0xc0"],
      [params, "0x"],
    ] as const)
      expect(await examine({ method, params: asked, result: said })).toMatchObject({ kind: "block" });
  }
});
