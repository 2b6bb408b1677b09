/**
 * What the static upstream answers: the JSON text of each method's `result`, by the method's name, or by "method param" where
 * the first param, a string, or its first six characters make a difference.
 */
export type Answers = Readonly<Record<string, string>>;

/** The upstream's head. The large blocks lie so little below it that no cache keeps them as final. */
const headNumber = 0x500000;
const megabyte = 1_000_000;

/** The block whose result has 10 MB, as far as it is measured. */
export const largeBlock = headNumber - 2;

/** How the addresses of contracts with so much code begin. */
export const largeCodes = { "100 kB": "0x100c", "1 MB": "0x100e" } as const;

/** Transactions that are asked for by their hashes, and how many there are. */
export const transactionCount = 300;
export const transactionHashOf = (index: number): string => `0x${index.toString(16).padStart(64, "0")}`;

/** A block so deep below the head that caches keep it as final. */
export const finalBlock = headNumber - 5_000;

const word = (digits: string): string => `0x${digits.repeat(64 / digits.length)}`;
const address = `0x${"7a".repeat(20)}`;
const bloom = `0x${"00".repeat(256)}`;

/** Each block has a hash of its own, since the gateway notices when two blocks share one. */
const hashOf = (height: number): string => `0x${height.toString(16).padStart(64, "c0")}`;
const minedIn = { blockHash: hashOf(headNumber - 1), blockNumber: toHex(headNumber - 1) };

const transaction = {
  hash: word("ab"),
  nonce: "0x2b",
  ...minedIn,
  transactionIndex: "0x0",
  from: address,
  to: address,
  gas: "0x5208",
  gasPrice: "0x3938700",
  value: "0x2386f26fc10000",
  input: `0xa9059cbb${"0".repeat(128)}`,
  v: "0x61",
  r: word("12"),
  s: word("34"),
  type: "0x0",
};

const log = {
  logIndex: "0x0",
  blockNumber: "0x4fff00",
  blockHash: word("cd"),
  transactionHash: word("ab"),
  transactionIndex: "0x0",
  address,
  data: word("0f"),
  topics: [word("dd"), word("01"), word("02")],
};

const receipt = {
  transactionHash: word("ab"),
  transactionIndex: "0x0",
  ...minedIn,
  cumulativeGasUsed: "0xc350",
  gasUsed: "0xc350",
  contractAddress: null,
  logs: [log, { ...log, logIndex: "0x1" }],
  from: address,
  to: address,
  status: "0x1",
  logsBloom: bloom,
  type: "0x0",
  effectiveGasPrice: "0x3938700",
};

function block(height: number, transactions: readonly unknown[]): string {
  return JSON.stringify({
    number: toHex(height),
    hash: hashOf(height),
    parentHash: hashOf(height - 1),
    sha3Uncles: word("1d"),
    logsBloom: bloom,
    transactionsRoot: word("56"),
    stateRoot: word("78"),
    receiptsRoot: word("9a"),
    miner: address,
    difficulty: "0x41ff8d",
    totalDifficulty: "0x41ff8d",
    extraData: "0x",
    size: "0x2710",
    gasLimit: "0x67c280",
    gasUsed: "0x5208",
    timestamp: "0x6650f0a0",
    transactions,
    uncles: [],
    minimumGasPrice: "0x3938700",
    bitcoinMergedMiningHeader: `0x${"20".repeat(80)}`,
    bitcoinMergedMiningCoinbaseTransaction: `0x${"03".repeat(150)}`,
    bitcoinMergedMiningMerkleProof: `0x${"04".repeat(320)}`,
    hashForMergedMining: word("ef"),
    paidFees: "0x0",
    cumulativeDifficulty: "0x41ff8d",
  });
}

function blockOf(height: number, bytes: number): string {
  const length = Math.ceil(bytes / (JSON.stringify(transaction).length + 1));
  return block(height, repeat({ ...transaction, blockHash: hashOf(height), blockNumber: toHex(height) }, length));
}

function codeOf(bytes: number): string {
  return `"0x${"60".repeat(bytes / 2)}"`;
}

/** A height as JSON-RPC has it. */
export function toHex(height: number): string {
  return `0x${height.toString(16)}`;
}

function repeat<Item>(item: Item, count: number): readonly Item[] {
  return Array.from({ length: count }, () => item);
}

/** All answers; about 22 MB. Blocks near the head are asked for by their hashes. */
export function makeAnswers(): Answers {
  const large = blockOf(largeBlock, 10 * megabyte);
  const final = block(finalBlock, [word("ab"), word("ac"), word("ad")]);
  const head = block(headNumber, [word("ab"), word("ac"), word("ad")]);
  return {
    eth_chainId: '"0x1f"',
    net_version: '"31"',
    eth_syncing: "false",
    eth_blockNumber: `"${toHex(headNumber)}"`,
    eth_getBalance: '"0x2386f26fc10000"',
    eth_getTransactionCount: '"0x2b"',
    eth_call: `"${word("0f")}"`,
    eth_getCode: codeOf(4_000),
    eth_getLogs: JSON.stringify(repeat(log, 10)),
    ...Object.fromEntries(
      Array.from({ length: transactionCount }, (_, index) => transactionHashOf(index)).flatMap((hash) => [
        [`eth_getTransactionByHash ${hash}`, JSON.stringify({ ...transaction, hash })],
        [`eth_getTransactionReceipt ${hash}`, JSON.stringify({ ...receipt, transactionHash: hash })],
      ]),
    ),
    eth_getBlockByNumber: head,
    eth_getBlockByHash: head,
    [`eth_getBlockByNumber ${toHex(finalBlock)}`]: final,
    [`eth_getBlockByHash ${hashOf(finalBlock)}`]: final,
    [`eth_getBlockByNumber ${toHex(largeBlock)}`]: large,
    [`eth_getBlockByHash ${hashOf(largeBlock)}`]: large,
    [`eth_getCode ${largeCodes["100 kB"]}`]: codeOf(megabyte / 10),
    [`eth_getCode ${largeCodes["1 MB"]}`]: codeOf(megabyte),
  };
}
