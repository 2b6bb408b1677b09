import { randomBytes } from "node:crypto";
import { createKeyText } from "../../src/accounts/key-text.js";
import { uniqueMarker } from "./measure/load.js";
import { finalBlock, largeBlock, largeCodes, toHex, transactionCount, transactionHashOf } from "./upstream/answers.js";

/** How many different calls a load of small forwarded reads goes through, in turn. */
const variety = 1_000;

const contract = `0x${"7a".repeat(20)}`;
const token = `0xa9059cbb${"0".repeat(128)}`;

function request(id: number, method: string, params: readonly unknown[]): string {
  return JSON.stringify({ jsonrpc: "2.0", id, method, params });
}

function addressOf(index: number): string {
  return `0x${index.toString(16).padStart(40, "0")}`;
}

function series(make: (index: number) => string, length = variety): readonly string[] {
  return Array.from({ length }, (_, index) => make(index));
}

/** Small reads of the pending state, each of another account: no cache may keep them. */
const smallReads = series((index) => request(index, "eth_getBalance", [addressOf(index), "pending"]));

/** Batches of these; those at the same time have no call in common, which would be one call to the node. */
function batches(length: number): readonly string[] {
  return series(
    (index) => `[${series((at) => smallReads[(index * length + at) % variety] as string, length).join(",")}]`,
    50,
  );
}

/** Reads of large contracts in the pending state, each of another: no cache may keep them, and none waits for another's result. */
function codeReads(prefix: string): readonly string[] {
  return series((index) => request(index, "eth_getCode", [prefix + addressOf(index).slice(prefix.length), "pending"]));
}

/** What a dApp's users ask, in proportion (`weight` of 5,200), spread evenly over the list. */
const dappCalls: readonly { readonly weight: number; readonly make: (index: number) => string }[] = [
  {
    weight: 2_000,
    make: (at) => request(at, "eth_call", [{ to: contract, data: token + transactionHashOf(at).slice(2) }, "latest"]),
  },
  { weight: 600, make: (at) => request(at, "eth_getTransactionReceipt", [transactionHashOf(at % transactionCount)]) },
  { weight: 550, make: (at) => request(at, "eth_getBalance", [addressOf(at % 200), "latest"]) },
  { weight: 400, make: (at) => request(at, "eth_getBlockByNumber", ["latest", false]) },
  { weight: 400, make: (at) => request(at, "eth_getTransactionCount", [addressOf(at % 200), "pending"]) },
  { weight: 350, make: (at) => request(at, "eth_blockNumber", []) },
  { weight: 250, make: (at) => request(at, "eth_getTransactionByHash", [transactionHashOf(at % 120)]) },
  {
    weight: 250,
    make: (at) => request(at, "eth_getLogs", [{ address: contract, fromBlock: "0x4fffff", toBlock: "0x500000" }]),
  },
  { weight: 100, make: (at) => request(at, "eth_getCode", [contract, "latest"]) },
];

function mixDappCalls(): readonly string[] {
  const placed = dappCalls.flatMap(({ weight, make }) => {
    const count = Math.round(weight / 5);
    return Array.from({ length: count }, (_, at) => ({ place: (at + 0.5) / count, body: make(at) }));
  });
  return placed.sort((a, b) => a.place - b.place).map(({ body }) => body);
}

/** A well-formed API key that nobody has. */
export const unknownKey = createKeyText("testnet", randomBytes);

/** The request bodies of each load. */
export const bodies = {
  smallReads,
  /** Small reads of the newest block, each of another account: a cache may keep them, but none is repeated. */
  latestReads: [request(1, "eth_getBalance", [`0x${uniqueMarker}`, "latest"])],
  cachedBlock: [request(1, "eth_getBlockByNumber", [toHex(finalBlock), false])],
  identicalRead: [request(1, "eth_call", [{ to: contract, data: token }, "pending"])],
  chainId: [request(1, "eth_chainId", [])],
  batchOf10: batches(10),
  batchOf50: batches(50),
  result100Kb: codeReads(largeCodes["100 kB"]),
  result1Mb: codeReads(largeCodes["1 MB"]),
  result10Mb: [request(1, "eth_getBlockByNumber", [toHex(largeBlock), true])],
  badParams: [request(1, "eth_getBalance", ["0x12", "latest"])],
  dappMix: mixDappCalls(),
} as const;
