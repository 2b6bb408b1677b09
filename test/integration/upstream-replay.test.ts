import { type MethodName, methods } from "../../generated/methods.js";
import { networks } from "../../src/config/networks.js";
import { normaliseParams } from "../../src/gateway/stages/validate-params.js";
import { readJson } from "../../src/json/raw-json.js";
import { withPhrase } from "../../src/rootstock/refusal-phrases.js";
import { RpcError } from "../../src/rpc/rpc-error.js";
import { createUpstream } from "../../src/upstream/upstream.js";
import { createFakeRskj, NOT_RECORDED } from "../fakes/rskj/fake-rskj.js";
import { createPlayback, type Exchange, loadExchanges, loadRegtest } from "../fakes/rskj/recordings.js";

const all = loadRegtest();

interface Replay {
  readonly exchange: Exchange;
  readonly method: MethodName;
  /** The recorded params as the gateway hands them to a node. */
  readonly params: readonly unknown[];
}

/** Every recorded request that the contract lets through to a node. */
const replays: Replay[] = all.flatMap((exchange) => {
  const { method, params = [] } = exchange.request;
  if (!Object.hasOwn(methods, method) || !Array.isArray(params)) return [];
  try {
    return [{ exchange, method: method as MethodName, params: normaliseParams(methods[method as MethodName], params) }];
  } catch (error) {
    if (error instanceof RpcError) return [];
    throw error;
  }
});

const coreMethods = Object.values(methods).filter(({ policy }) => policy.part === "core");

const byMethod = coreMethods.map(({ name: method }) => ({
  method,
  of: replays.filter((replay) => replay.method === method),
}));

it("has something to replay for each of the specification's methods", () => {
  expect(byMethod.filter(({ of }) => of.length === 0)).toEqual([]);
  expect(replays.length).toBeGreaterThan(340);
});

it.each(byMethod.filter(({ of }) => of.length > 0))(
  "gives the contract's answers to what was recorded of $method",
  async ({ of }) => {
    for (const replay of of) {
      const { answer, recorded } = await play(replay);
      expect({ replay: replay.exchange.name, answer }).toEqual({
        replay: replay.exchange.name,
        answer: expectedAnswer(replay, recorded),
      });
    }
  },
);

it.each(["main", "testnet"] as const)("gives what was recorded of the %s network's first block", async (name) => {
  const recordings = loadExchanges(`genesis/${name}`).filter(({ request }) => Object.hasOwn(methods, request.method));
  const fake = await createFakeRskj({ chainId: name === "main" ? 30 : 31, recordings });
  const node = createUpstream({ url: fake.url, network: name === "main" ? networks.mainnet : networks.testnet });

  for (const { request, response } of recordings) {
    const params = request.params as unknown[];
    const result = await readJson(await node.call(request.method as MethodName, params, new AbortController().signal));
    expect(result).toEqual(params[0] === "pending" ? withoutPlace(response.result) : response.result);
  }
  await node.close();
  await fake.close();
});

type Answer =
  | { readonly result: unknown }
  | { readonly code: number; readonly message: string; readonly data?: unknown };

/** Asks a fake that knows every recording, and finds what the node said to the request that it saw. */
async function play({ exchange, method, params }: Replay): Promise<{ answer: Answer; recorded: Exchange | undefined }> {
  const own = { ...exchange, request: { ...exchange.request, params } };
  const isUnchanged = JSON.stringify(params) === JSON.stringify(exchange.request.params ?? []);
  const recordings = isUnchanged ? [own, ...all] : [...all, own];
  const fake = await createFakeRskj({ chainId: 33, recordings });
  const node = createUpstream({ url: fake.url, network: networks.testnet });
  try {
    const result = await node.call(method, params, new AbortController().signal);
    return { answer: { result: await readJson(result) }, recorded: findRecorded() };
  } catch (error) {
    if (!(error instanceof RpcError)) throw error;
    const { code, message, data } = error;
    return { answer: { code, message, data }, recorded: findRecorded() };
  } finally {
    await node.close();
    await fake.close();
  }

  function findRecorded(): Exchange | undefined {
    const [seen] = fake.requests;
    if (!seen) return undefined;
    const sent = JSON.parse(seen.body) as { params: unknown };
    return createPlayback(recordings)(method, sent.params) ?? notRecorded;
  }
}

const notRecorded: Exchange = {
  request: { method: "" },
  httpStatus: 200,
  response: { error: { code: NOT_RECORDED, message: "" } },
};

function expectedAnswer({ method, params }: Replay, recorded: Exchange | undefined): Answer {
  const unknownBlock = expectedForUnknownBlock(method, params);
  if (!recorded) return unknownBlock;
  const { result, error } = recorded.response as {
    result?: unknown;
    error?: { code: number; message: string; data?: string };
  };
  if (error) return expectedError(error, unknownBlock);
  if (method === "eth_getCode" && result === null) return unknownBlock;
  if (method === "eth_getLogs") return { result: marked(result as object[]) };
  if (method === "eth_getTransactionReceipt" && result !== null)
    return { result: { ...(result as object), logs: marked((result as { logs: object[] }).logs) } };
  return { result: params[0] === "pending" ? withoutPlace(result) : result };
}

/** RSKj doesn't say of logs whether they were removed. */
function marked(logs: readonly object[]): readonly object[] {
  return logs.map((log) => ({ ...log, removed: false }));
}

function expectedForUnknownBlock(method: MethodName, params: readonly unknown[]): Answer {
  if (/^eth_get(?:Block|Uncle|TransactionByBlock)/.test(method)) return { result: null };
  const block = params[method === "eth_getStorageAt" ? 2 : 1];
  const { blockHash, blockNumber } = (typeof block === "object" ? block : {}) as Record<string, string>;
  return {
    code: -32602,
    message: `block ${blockHash ?? blockNumber ?? String(block)} not found`,
    data: { param: "block" },
  };
}

/** The contract's answer by RSKj's code and text. What is not here must not be met by a valid call. */
function expectedError(error: { code: number; message: string; data?: string }, unknownBlock: Answer): Answer {
  const { code, message, data } = error;
  if (/^Block .* not found$|^Invalid block (?:number \d+|input)$|is not canonical/.test(message)) return unknownBlock;
  const hash = knownTransactions[message];
  if (hash) return { result: hash };
  if (code === -32010) return { code, message: withPhrase(message), data: undefined };
  if (code === -32015)
    return {
      code: 3,
      message: expect.stringMatching(/^execution reverted(?:: (?:because reasons|panic 0x01: assertion failed))?$/),
      data,
    };
  if (message === "State override is not allowed")
    return { code: -32000, message: "no node of this network takes state overrides for this method", data: undefined };
  if (message === "Invalid chainId: 1" || message.startsWith("Invalid input: The RLP"))
    return { code: -32602, message, data: { param: "signedTransaction" } };
  if (message === "State override is not allowed")
    return { code: -32000, message: "no node of this network takes state overrides for this method", data: undefined };
  if (isAnsweredByGateway(error)) return { code: -32603, message: "Internal error", data: { reason: "internal" } };
  throw new Error(`an unexpected error: ${code} ${message}`);
}

const knownTransactions: Readonly<Record<string, string>> = {
  "pending transaction with same hash already exists":
    "0xfe20a697e0fd6935cea4312a757d509477114b3a711d0abd0ee42efef2f74fa0",
  "queued transaction with same hash already exists":
    "0xe6b3d4bf249423edf667ec7df35eb43df113aa8b82f6adf4efaed008cd975530",
};

/** What the gateway answers or mends before a node is asked, and what was never recorded in the form that is sent. */
function isAnsweredByGateway({ code, message }: { code: number; message: string }): boolean {
  return (
    code === NOT_RECORDED ||
    /^Internal server error|^Parameter must be hex|^Invalid argument "0xA"|^Cannot specify both/.test(message)
  );
}

/** The pending block, or one of its transactions, as the contract has it. */
function withoutPlace(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!("transactions" in value)) return { ...value, blockHash: null, blockNumber: null, transactionIndex: null };
  const { transactions } = value as { transactions: unknown[] };
  return { ...value, number: null, hash: null, logsBloom: null, transactions: transactions.map(withoutPlace) };
}
