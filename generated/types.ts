// Generated from openrpc.json by `npm run generate`. Do not edit.

/**
 * A whole number: `0x` and 1 to 64 hexadecimal digits, in any letter case. Leading zeros are allowed; decimal strings
 * and JSON numbers are not.
 */
export type Quantity = `0x${string}`;

/** Bytes: `0x` and two hexadecimal digits for each, in any letter case. `0x` alone means zero bytes. */
export type Data = `0x${string}`;

/**
 * An account or a contract: `0x` and 40 hexadecimal digits. Any letter case is allowed. Checksums are not verified,
 * neither Ethereum's (EIP-55) nor Rootstock's (EIP-1191, RSKIP-60).
 */
export type Address = `0x${string}`;

/**
 * 32 bytes, as the hash of a block, of a transaction or of an event's signature: `0x` and 64 hexadecimal digits, in any
 * letter case.
 */
export type Hash32 = `0x${string}`;

/** `true` for full transaction objects in a block, `false` for transaction hashes only. */
export type FullTransactions = boolean;

/**
 * A block tag:
 *
 * - `latest`: the most recent block the node has;
 * - `earliest`: the lowest numbered block the node has;
 * - `pending`: a sample of the next block, on top of `latest`, with transactions from the node's pool. It is not mined
 * yet.
 *
 * Tags are case-sensitive. Ethereum's `safe` and `finalized` do not exist on Rootstock.
 */
export type BlockTag = "latest" | "earliest" | "pending";

/** A block by its height: `0x` and 1 to 63 hexadecimal digits. (64 digits are always read as a hash.) */
export type BlockNumber = `0x${string}`;

/** Which block: its number or a tag. */
export type BlockNumberOrTag = BlockTag | BlockNumber;

/** Which block: its number, a tag, or an EIP-1898 object. To use a block hash here, write `{"blockHash": "0x…"}`. */
export type BlockNumberOrTagOrObject = BlockTag | BlockNumber | BlockByHash | BlockByNumber;

/** Which block: its number, its hash (64 digits), a tag, or an EIP-1898 object. */
export type BlockNumberOrTagOrHash = BlockTag | BlockNumber | Hash32 | BlockByHash | BlockByNumber;

/** Matches any of these addresses. An empty list matches any address. */
export type AddressList = Address[];

/** One address, or a list that matches any of its addresses. */
export type AddressFilter = Address | AddressList;

/** Matches any of these topics. An empty list, or one with `null`, matches any topic. */
export type TopicAlternatives = Hash32[];

/** Matches one topic: a given topic, any topic of a list, or (`null`) anything. */
export type TopicFilter = Hash32 | NullValue | TopicAlternatives;

/** No value: not found, not available yet, or not applicable. */
export type NullValue = null;

/**
 * Matches a log's topics by position. A log with fewer topics than the filter does not match; additional topics of a
 * log are ignored.
 */
export type TopicFilters = TopicFilter[];

/**
 * What to subscribe to:
 *
 * - `newHeads`: new blocks;
 * - `logs`: logs that match a filter;
 * - `newPendingTransactions`: transactions accepted into a node's pool;
 * - `syncing`: whether the service is syncing, which it never is.
 */
export type SubscriptionKind = "newHeads" | "logs" | "newPendingTransactions" | "syncing";

/** A block number or tag that has no effect. */
export type IgnoredBlock = Quantity | BlockTag;

/**
 * The block after which a subscription resumes: its hash, or an object with `blockHash` or `blockNumber`. A plain
 * number or tag has no effect, as on other nodes: libraries send one in a filter for `logs`.
 */
export type SubscriptionStart = SubscriptionPoint | Hash32 | IgnoredBlock;

/** A filter; for `newPendingTransactions` whether whole transactions are wanted, in place of their hashes. */
export type SubscriptionOption = SubscriptionFilter | FullTransactions;

/** The ID of a subscription, valid for its connection only. */
export type SubscriptionId = `0x${string}`;

/**
 * The ID of a filter, as the method that created it returned it. It is compared as a number: letter case and leading
 * zeros don't matter.
 */
export type FilterId = `0x${string}`;

/**
 * A whole number as the service writes it: `0x` and lower-case hexadecimal digits without leading zeros. Zero is `0x0`.
 */
export type CanonicalQuantity = `0x${string}`;

/** Bytes as the service writes them: `0x` and two lower-case hexadecimal digits for each. */
export type CanonicalData = `0x${string}`;

/** An address as the service writes it: `0x` and 40 lower-case hexadecimal digits, without a checksum. */
export type CanonicalAddress = `0x${string}`;

/** 32 bytes as the service writes them: `0x` and 64 lower-case hexadecimal digits. */
export type CanonicalHash = `0x${string}`;

/** A whole number, or `null` where there is none. */
export type QuantityOrNull = CanonicalQuantity | NullValue;

/** A hash, or `null` where there is none. */
export type HashOrNull = CanonicalHash | NullValue;

/** An address, or `null` where there is none. */
export type AddressOrNull = CanonicalAddress | NullValue;

/** Data, or `null` where there is none. */
export type DataOrNull = CanonicalData | NullValue;

/**
 * The chain ID (EIP-155): `0x1f` (31) on Testnet, `0x1e` (30) on Mainnet. A service for a private chain returns that
 * chain's.
 */
export type ChainId = `0x${string}`;

/** The network ID, in decimal: `31` is Testnet, `30` is Mainnet. A service for a private chain returns that chain's. */
export type NetworkId = string;

/** Name, version and build of the node software, separated by slashes. Free text: don't parse it. */
export type ClientVersion = string;

/** Always `false`: only nodes that are in sync are used. */
export type NotSyncing = false;

/** Whether a node is available now. */
export type Listening = boolean;

/** Whether the subscription existed on this connection, and has ended now. */
export type SubscriptionEnded = boolean;

/** Whether there was such a filter, and it is removed now. */
export type FilterRemoved = boolean;

/** Always `true`: what can't be done fails. */
export type Done = true;

/** Whether there was such a snapshot, and the chain is back at it. */
export type SnapshotFound = boolean;

/** Whether the account was impersonated. */
export type ImpersonationEnded = boolean;

/** The addresses that the service can sign for: always none. */
export type NoAccounts = CanonicalAddress[];

/** A bloom filter of 256 bytes over the addresses and topics of logs, to skip blocks without matching logs. */
export type LogsBloom = `0x${string}`;

/** A Bloom filter, or `null` in a pending block. */
export type LogsBloomOrNull = LogsBloom | NullValue;

/** One slot of a contract's storage: always 32 bytes, with leading zeros; all zeros when nothing was ever stored. */
export type StorageWord = `0x${string}`;

/** 8 bytes from Ethereum's former proof of work; all zeros on Rootstock. */
export type BlockNonce = `0x${string}`;

/** A short ID: the first 24 hexadecimal digits of the transaction's hash, without `0x`. */
export type TransactionId = string;

/** The outcome: `0x1` for success, `0x0` for failure. A failed transaction still pays for its gas. */
export type TransactionStatus = "0x1" | "0x0";

/** Hashes, in order. */
export type HashList = CanonicalHash[];

/** Full transactions, in chain order. */
export type TransactionList = Transaction[];

/**
 * Boundaries of a block's transaction lists that run in parallel (RSKIP-144).
 *
 *
 *
 * Items: Index of the first transaction after a list.
 */
export type SublistEdges = number[];

/** The edges of the sublists, or `null` where the block has none. */
export type SublistEdgesOrNull = SublistEdges | NullValue;

/** The hashes of a block's transactions, or the whole transactions. */
export type BlockTransactions = HashList | TransactionList;

/** A transaction, or `null` when there is none. */
export type TransactionOrNull = Transaction | NullValue;

/** A transaction found by its index in a block: all members of a transaction, and `_id`. */
export type TransactionWithId = Transaction & ShortId;

/** A transaction with its `_id`, or `null` when there is no such block or no transaction at that index. */
export type TransactionWithIdOrNull = TransactionWithId | NullValue;

/**
 * The indexed arguments of an event, 32 bytes each. The first is the hash of the event's signature, unless the event is
 * anonymous.
 */
export type Topics = CanonicalHash[];

/** Logs in chain order; empty when none match. */
export type Logs = Log[];

/** Logs for a filter of `eth_newFilter`, hashes for the other two kinds; empty when there is nothing new. */
export type FilterChanges = HashList | Logs;

/** A receipt, or `null` when there is none (yet). */
export type ReceiptOrNull = Receipt | NullValue;

/** Receipts in the order of their transactions in the block. */
export type Receipts = Receipt[];

/** Receipts, or `null` when the block does not exist. */
export type ReceiptsOrNull = Receipts | NullValue;

/**
 * Nodes of a block's receipt trie, the leaf first and the root last. Each one is part of the next one, or the next one
 * has its Keccak-256 hash.
 */
export type ReceiptNodes = CanonicalData[];

/** Nodes of a receipt trie, or `null` when there is no such transaction in the block. */
export type ReceiptNodesOrNull = ReceiptNodes | NullValue;

/** A block, with its Bitcoin merged-mining proof. Nodes may return more members than these. */
export type Block = BlockHeader & BlockBody;

/** A block, or `null` when there is no such block. */
export type BlockOrNull = Block | NullValue;

/** Which block: its number, its hash (64 digits) or a tag. */
export type BlockNumberTagOrHash = BlockTag | BlockNumber | Hash32;

/** How many traces to return, as a JSON number. */
export type TraceCount = number;

/** A percentile as a JSON number. */
export type Percentile = number;

/** Up to 100 percentiles, ascending. */
export type Percentiles = Percentile[];

/** How many matching traces to skip, as a JSON number. */
export type TraceOffset = number;

/** The operation that made the call; `call` for the transaction itself. */
export type CallKind = "call" | "callcode" | "delegatecall" | "staticcall";

/** The operation that created the contract. */
export type CreationMethod = "create" | "create2";

/** What was done: a call, a creation or a destruction. */
export type TraceAction = CallAction | CreateAction | DestroyAction;

/** Result; `null` if the action failed, and for destructions. */
export type TraceOutcome = CallOutcome | CreateOutcome | NullValue;

/** A whole number as a JSON number. */
export type WholeNumber = number;

/** Seconds, as a JSON number. */
export type Seconds = number;

/** A whole number, as a quantity or as a JSON number: tools send either. */
export type QuantityOrNumber = Quantity | Seconds;

/** A part of a whole as a JSON number. */
export type Ratio = number;

/** Ratios, one for each block. */
export type Ratios = Ratio[];

/** Wei per unit of gas. */
export type Prices = CanonicalQuantity[];

/** Gas prices of each block. */
export type BlockPrices = Prices[];

/** A whole number as a JSON number, or `null` where there is none. */
export type WholeNumberOrNull = WholeNumber | NullValue;

/**
 * The place of a trace in the tree of its transaction: the position at each level; empty for the transaction itself.
 */
export type TracePath = WholeNumber[];

/** What kind of action a trace is of. */
export type TraceKind = "call" | "create" | "suicide";

/** Why it failed, in the node's words; `Reverted` for a revert. Absent otherwise. */
export type TraceError = string;

/** Traces in the order of execution; empty when there are none. */
export type Traces = Trace[];

/** Traces in the order of execution, or `null` if the block or transaction does not exist. */
export type TracesOrNull = Traces | NullValue;

/** How to trace: `callTracer`, the only one that Rootstock nodes have. */
export type Tracer = "callTracer";

/** Whether to return more or less: `true` or `false`. */
export type FrameOption = boolean;

/** What is said of a failure. */
export type FrameText = string;

/** What ran: a call of one of four kinds, a creation, or the end of a contract. */
export type FrameKind = "CALL" | "CALLCODE" | "DELEGATECALL" | "STATICCALL" | "CREATE" | "CREATE2" | "SELFDESTRUCT";

/** The logs of a frame, in order. */
export type FrameLogs = FrameLog[];

/** The frames inside another one, in order. */
export type CallFrames = InnerFrame[];

/** A transaction's frames, or `null` when no such transaction is mined. */
export type CallFrameOrNull = CallFrame | NullValue;

/** The transactions of a block, in order. */
export type TracedTransactions = TracedTransaction[];

/** The transactions of a block, in order, or `null` when there is no such block. */
export type TracedTransactionsOrNull = TracedTransactions | NullValue;

/** A version: major and minor. */
export type ModuleVersion = string;

/** A nonce as pools write it: in decimal digits. */
export type DecimalNonce = string;

/** A transaction in a line: receiver, value, gas and gas price. */
export type PoolSummary = string;

/** A block by its hash, as in EIP-1898. */
export interface BlockByHash {
  /** The block's hash. */
  blockHash: Hash32;
  /**
   * `true` to get an error when the block is not on the main chain. By default a side-chain block is accepted too, if
   * the node has it.
   */
  requireCanonical?: boolean;
}

/** A block by its height, as in EIP-1898. */
export interface BlockByNumber {
  /** The block's height. */
  blockNumber: BlockNumber;
}

/**
 * A message to a contract. Members that a Rootstock node does not support (`type`, `maxFeePerGas`, `accessList`, …) are
 * ignored, since common libraries send them.
 */
export interface CallObject {
  /** The sender; the zero address by default. It may be any address, since no signature is needed. */
  from?: Address;
  /**
   * The contract or account to call. Omit it to run `data` as the init code of a contract; it is required without
   * `data`.
   */
  to?: Address;
  /** The maximum gas that the execution may use; by default as much as the node allows. */
  gas?: Quantity;
  /** Wei per unit of gas; zero by default. */
  gasPrice?: Quantity;
  /** Wei to transfer; zero by default. */
  value?: Quantity;
  /**
   * First 4 bytes of the hash of the function's signature, then its arguments, in contract ABI encoding; `0x` by
   * default.
   */
  data?: Data;
  /** Another name for `data`, used by newer libraries. If both are given, they must be equal. */
  input?: Data;
}

/** Values of storage slots, by position: up to 32 bytes each. */
export interface StorageOverride {
  [k: string]: Quantity;
}

/** Overrides of an account, for this call only. `state` and `stateDiff` are mutually exclusive. */
export interface AccountOverride {
  /** The account's balance in wei. Rootstock nodes take less than 2^255: for more, the service sends them 2^255 - 1. */
  balance?: Quantity;
  /** The account's nonce, below 2^63: it changes the addresses of contracts that the account creates. */
  nonce?: Quantity;
  /** The account's code; `0x` for none. */
  code?: Data;
  /** The account's whole storage: all other slots are zero. */
  state?: StorageOverride;
  /** Single slots: all others stay as they are. */
  stateDiff?: StorageOverride;
  /**
   * Makes the precompiled contract at this address available at another one. The Bridge and REMASC cannot be moved; nor
   * can any contract of the devchain.
   */
  movePrecompileToAddress?: Address;
}

/** Account overrides by address, for this call only. */
export interface StateOverride {
  [k: string]: AccountOverride;
}

/**
 * Selects the logs of one block, by `blockHash`, or of a range, by `fromBlock` and `toBlock`, but not both. With none
 * of the three, the logs of the latest block.
 */
export interface LogFilter {
  /** Only the block with this hash; not together with `fromBlock` or `toBlock`. */
  blockHash?: Hash32;
  /** The contract that emitted the logs, or a list of contracts; any by default. */
  address?: AddressFilter;
  /** First block of the range; `latest` by default. */
  fromBlock?: BlockNumberOrTag;
  /** Last block of the range, inclusive; `latest` by default. `pending`, or a number past the head, means the head. */
  toBlock?: BlockNumberOrTag;
  /** Topics to match, by position; any by default. */
  topics?: TopicFilters;
}

/**
 * The point up to which events were received: a block, by its hash or its height, or a place among the logs of a block.
 */
export interface SubscriptionPoint {
  /** The last block of which events were received, on the chain or not any more. */
  blockHash?: Hash32;
  /** With `blockHash`: the index of the first log of that block that was not received. Without it, all were. */
  logIndex?: Quantity;
  /** The block's height, in place of its hash. */
  blockNumber?: Quantity;
}

/** Selects logs by contract and topics, and says where to resume. */
export interface SubscriptionFilter {
  /** The contract that emits the logs, or a list of contracts; any by default. */
  address?: AddressFilter;
  /** Topics to match, by position; any by default. */
  topics?: TopicFilters;
  /** Resumes after a block, for `newHeads` and `logs`; by default a subscription begins with the next block. */
  fromBlock?: SubscriptionStart;
  /** Accepted for libraries that send it, and ignored: a subscription has no end. */
  toBlock?: IgnoredBlock;
}

/** A signed transaction, pending or in a block. */
export interface Transaction {
  /** Keccak-256 hash of the signed transaction, which identifies it. */
  hash: CanonicalHash;
  /** Number of transactions that the sender sent before this one. */
  nonce: CanonicalQuantity;
  /** Hash of the block that includes the transaction; `null` while it is pending. */
  blockHash: HashOrNull;
  /** Number of the block that includes the transaction; `null` while it is pending. */
  blockNumber: QuantityOrNull;
  /** Position in its block, counted from zero; `null` while it is pending. */
  transactionIndex: QuantityOrNull;
  /** The sender, recovered from the signature. The zero address for REMASC, the system transaction that pays miners. */
  from: CanonicalAddress;
  /** The receiver; `null` when the transaction creates a contract. */
  to: AddressOrNull;
  /** The maximum gas that the transaction may use. */
  gas: CanonicalQuantity;
  /** Wei that the sender pays per unit of gas. */
  gasPrice: CanonicalQuantity;
  /** Wei transferred from sender to receiver. */
  value: CanonicalQuantity;
  /** Input data: a contract's init code, a call's selector and arguments, or `0x`. */
  input: CanonicalData;
  /**
   * ECDSA recovery id. `0x1b` or `0x1c` for signatures from before EIP-155, else twice the chain id plus 35 or 36:
   * `0x61` or `0x62` on Testnet, `0x5f` or `0x60` on Mainnet. REMASC is unsigned: `0x0`, or `null` from nodes
   * configured that way.
   */
  v: QuantityOrNull;
  /**
   * ECDSA signature r: 32 bytes as a number, without leading zeros. Pad it yourself where bytes are needed. `null` only
   * as for `v`.
   */
  r: QuantityOrNull;
  /** ECDSA signature s: 32 bytes as a number, without leading zeros. `null` only as for `v`. */
  s: QuantityOrNull;
  /** Transaction type. Rootstock has legacy transactions only: always `0x0`. */
  type: CanonicalQuantity;
}

/** The additional member of a transaction found by its index in a block. */
export interface ShortId {
  /** A short ID of the transaction. */
  _id: TransactionId;
}

/** An event that a contract emitted. */
export interface Log {
  /** Position among all logs of the block, counted from zero; `null` while pending. */
  logIndex: QuantityOrNull;
  /** Position of the transaction in the block; `null` while pending. */
  transactionIndex: QuantityOrNull;
  /** The transaction that emitted it; `null` while pending. */
  transactionHash: HashOrNull;
  /** Hash of the block; `null` while pending. */
  blockHash: HashOrNull;
  /** Number of the block; `null` while pending. */
  blockNumber: QuantityOrNull;
  /** The contract that emitted it. */
  address: CanonicalAddress;
  /**
   * The non-indexed arguments, ABI-encoded: usually a multiple of 32 bytes. Rootstock's own contracts (REMASC, Bridge)
   * may use other encodings.
   */
  data: CanonicalData;
  /** The indexed arguments: zero to four. */
  topics: Topics;
  /**
   * `true` in notifications and in changes of filters for a log that a reorganisation removed; otherwise `false`. In
   * addition to the specification, since some libraries refuse logs without it.
   */
  removed: boolean;
}

/** The outcome of a mined transaction. */
export interface Receipt {
  /** The transaction. */
  transactionHash: CanonicalHash;
  /** Its position in the block. */
  transactionIndex: CanonicalQuantity;
  /** Hash of the block that includes it. */
  blockHash: CanonicalHash;
  /** Number of the block that includes it. */
  blockNumber: CanonicalQuantity;
  /** The sender. */
  from: CanonicalAddress;
  /** The receiver; `null` when the transaction created a contract. */
  to: AddressOrNull;
  /** Gas used in the block up to and including this transaction. */
  cumulativeGasUsed: CanonicalQuantity;
  /** Gas used by this transaction alone. */
  gasUsed: CanonicalQuantity;
  /** Wei that the sender paid per unit of gas: the transaction's gas price, since Rootstock has no fee market. */
  effectiveGasPrice: CanonicalQuantity;
  /**
   * The contract that was created; `null` when the transaction created none. It may be set even when the creation
   * failed: check `status` first.
   */
  contractAddress: AddressOrNull;
  /** The events emitted, in order. Empty when the transaction failed. */
  logs: Logs;
  /** Bloom filter of the logs of this transaction. */
  logsBloom: LogsBloom;
  /** The outcome of the execution. Present in every receipt without `root`. */
  status?: TransactionStatus;
  /**
   * State root after the transaction, instead of `status`, in receipts from before the Byzantium rules. Rootstock's
   * receipts have `status`.
   */
  root?: CanonicalHash;
  /** Transaction type: always `0x0`, legacy. */
  type: CanonicalQuantity;
}

/** A block without its transactions and uncles. */
export interface BlockHeader {
  /** Height of the block; `null` if pending. */
  number: QuantityOrNull;
  /** Hash of the block; `null` if pending. */
  hash: HashOrNull;
  /** Hash of the parent block. */
  parentHash: CanonicalHash;
  /** Hash of the list of uncles. */
  sha3Uncles: CanonicalHash;
  /** Bloom filter of the logs of the block; `null` if pending. */
  logsBloom: LogsBloomOrNull;
  /** Root of the trie of transactions. */
  transactionsRoot: CanonicalHash;
  /** Root of the state trie after the block. */
  stateRoot: CanonicalHash;
  /** Root of the trie of receipts. */
  receiptsRoot: CanonicalHash;
  /** Address that receives the mining reward; `null` in a pending block. */
  miner: AddressOrNull;
  /** Difficulty of this block. */
  difficulty: CanonicalQuantity;
  /** Difficulty of the chain up to and including this block. It may be `0x0` for a pending block. */
  totalDifficulty: CanonicalQuantity;
  /** Data that the miner put into the header; often the node's version. */
  extraData: CanonicalData;
  /** Size of the block, in bytes. */
  size: CanonicalQuantity;
  /** The maximum gas that all transactions of the block may use together. */
  gasLimit: CanonicalQuantity;
  /** Gas used by all transactions of the block. */
  gasUsed: CanonicalQuantity;
  /** Time of the block's creation, in seconds since 1970 (Unix time). */
  timestamp: CanonicalQuantity;
  /** The minimum gas price, in wei, of the block's transactions. */
  minimumGasPrice: CanonicalQuantity;
  /**
   * Header (80 bytes) of the Bitcoin block that this block was mined with. `0x` if pending, `0x00` in the genesis
   * block.
   */
  bitcoinMergedMiningHeader: CanonicalData;
  /**
   * Coinbase transaction of that Bitcoin block, compressed: a count of bytes already hashed (8 bytes), the SHA-256
   * midstate over them (32 bytes), and the rest, in which `RSKBLOCK:` precedes `hashForMergedMining`.
   */
  bitcoinMergedMiningCoinbaseTransaction: CanonicalData;
  /**
   * Merkle path from the coinbase transaction to the Merkle root in the Bitcoin header. `0x` if the coinbase was the
   * only transaction.
   */
  bitcoinMergedMiningMerkleProof: CanonicalData;
  /** Hash of the block's header without its Bitcoin part, to which the Bitcoin miner commits. */
  hashForMergedMining: CanonicalHash;
  /** Fees, in wei, paid by all transactions of the block. */
  paidFees: CanonicalQuantity;
  /**
   * Total difficulty of the chain up to this block, according to the specification. A Rootstock node returns the
   * difficulty of this block and its uncles instead; use `totalDifficulty` for the chain's.
   */
  cumulativeDifficulty: CanonicalQuantity;
  /** 32 zero bytes, for Ethereum tools. Newer nodes only. */
  mixHash?: CanonicalHash;
  /** 8 zero bytes, for Ethereum tools. Newer nodes only. */
  nonce?: BlockNonce;
  /**
   * Boundaries of the transaction lists that run in parallel (RSKIP-144); `null` before that rule. Newer nodes only.
   */
  rskPteEdges?: SublistEdgesOrNull;
  /** A header field of RSKIP-535; `null` before that rule. Newer nodes only. */
  baseEvent?: DataOrNull;
}

/** The transactions and uncles of a block. */
export interface BlockBody {
  /**
   * Transaction hashes, or full transactions if requested. On a Rootstock node the last one is REMASC, which pays the
   * miners.
   */
  transactions: BlockTransactions;
  /** Hashes of the uncles: up to ten sibling blocks that receive a share of the reward. */
  uncles: HashList;
}

/** What is wrong with the params. */
export interface InvalidParamsData {
  /** Which param is wrong, or which member of it, such as `filter.fromBlock`. */
  param?: string;
  /** First block of a range that works. */
  from?: CanonicalQuantity;
  /** Last block of a range that works. */
  to?: CanonicalQuantity;
  /** The maximum number of logs in a wide range. */
  limit?: number;
}

/** What failed, and how to refer to it. */
export interface InternalErrorData {
  /** Which part failed. */
  reason: "internal" | "node_unavailable" | "store_unavailable";
  /** The service's log has the cause under this ID. */
  requestId: string;
}

/** When to try again. */
export interface RateLimitedData {
  /** How long to wait, in milliseconds. */
  retryAfterMs: number;
}

/** Which limit was exceeded. */
export interface LimitExceededData {
  /** Which limit of the node was exceeded. */
  reason?: "timeout" | "too_large" | "too_many_blocks" | "too_many_logs";
  /** First block of a range that works. */
  from?: CanonicalQuantity;
  /** Last block of a range that works. */
  to?: CanonicalQuantity;
}

/** The network that the API key belongs to. */
export interface WrongNetworkData {
  /** The API key's network. */
  network: "Testnet" | "Mainnet";
  /** Base URL of that network's endpoints. */
  baseUrl: string;
}

/** Which quota is used up, and when it resets. */
export interface QuotaExceededData {
  /** Which quota: the user's, or the API key's own daily limit (`key_daily_quota`). */
  reason: "daily_quota" | "monthly_quota" | "key_daily_quota";
  /** Requests per period. */
  limit: number;
  /** Requests used. */
  used: number;
  /** When the quota resets: ISO 8601, UTC. */
  resetAt: string;
}

/**
 * Selects traces of a range of blocks by the sender and the receiver of their transaction, and a part of them by
 * `after` and `count`.
 */
export interface TraceQuery {
  /** First block of the range; `latest` by default. */
  fromBlock?: BlockNumberOrTag;
  /** Last block of the range, inclusive; `latest` by default. `pending`, or a number past the head, means the head. */
  toBlock?: BlockNumberOrTag;
  /** The sender of the transaction, or a list of senders; any by default. */
  fromAddress?: AddressFilter;
  /** The receiver of the transaction, or a list of receivers; any by default. */
  toAddress?: AddressFilter;
  /** How many of the matching traces to skip, as a JSON number; none by default. */
  after?: TraceOffset;
  /** How many traces to return at most, as a JSON number; by default as many as a result may have. */
  count?: TraceCount;
}

/** A call: of a transaction, or of a contract to another one. */
export interface CallAction {
  callType: CallKind;
  /** The caller. */
  from: CanonicalAddress;
  /** The called account; for a `delegatecall`, the contract with the code; for a `callcode`, the caller itself. */
  to: CanonicalAddress;
  /** The gas given to the call; `0x0` for a transaction that runs no code. */
  gas: CanonicalQuantity;
  /** The call data. */
  input: CanonicalData;
  /** The transferred value, in wei; for a `delegatecall`, that of the calling frame. */
  value: CanonicalQuantity;
}

/** The creation of a contract. */
export interface CreateAction {
  /** The creator. */
  from: CanonicalAddress;
  /** The gas given to the creation. */
  gas: CanonicalQuantity;
  /** The code that creates the contract. */
  init: CanonicalData;
  /** The transferred value, in wei. */
  value: CanonicalQuantity;
  /** Only where a contract creates another one. */
  creationMethod?: CreationMethod;
}

/** The destruction of a contract by itself (`SELFDESTRUCT`). */
export interface DestroyAction {
  /** The contract. */
  address: CanonicalAddress;
  /** The account that gets its balance. */
  refundAddress: CanonicalAddress;
  /** That balance, in wei. */
  balance: CanonicalQuantity;
}

/** Result of a successful call. */
export interface CallOutcome {
  /** The gas used; at the top level, that of the transaction's receipt. */
  gasUsed: CanonicalQuantity;
  /** What the call returned; RSKj always gives `0x` at the top level. */
  output: CanonicalData;
}

/** What a successful creation came to. */
export interface CreateOutcome {
  /** The gas used; at the top level, that of the transaction's receipt. */
  gasUsed: CanonicalQuantity;
  /** The code of the contract. */
  code: CanonicalData;
  /** The address of the contract. */
  address: CanonicalAddress;
}

/** Which chain to fork. The devchain forks none: a URL is refused. */
export interface ForkingOptions {
  /** Must be absent: the devchain forks no other chain. */
  jsonRpcUrl?: NullValue;
  /** Has no effect without a URL. */
  blockNumber?: QuantityOrNumber;
}

/** How to reset the chain. */
export interface ResetOptions {
  /** Not available; an empty object has no effect. */
  forking?: ForkingOptions;
}

/**
 * A transaction to be signed and sent by the devchain. Members that Rootstock does not have (`type`, `maxFeePerGas`,
 * `accessList`, …) are ignored.
 */
export interface TransactionRequest {
  /** The sender: one of the devchain's funded accounts, or an impersonated account. */
  from: Address;
  /** The receiver. Omit it to create a contract from `data`. */
  to?: Address;
  /** The gas limit; by default what `eth_estimateGas` says. */
  gas?: Quantity;
  /** Wei per unit of gas; by default what `eth_gasPrice` says. */
  gasPrice?: Quantity;
  /** Wei to transfer; zero by default. */
  value?: Quantity;
  /** The transaction's number among the sender's; by default the next one. */
  nonce?: Quantity;
  /** Init code of a contract to create, or a call in contract ABI encoding; `0x` by default. */
  data?: Data;
  /** Another name for `data`. If both are given, they must be equal. */
  input?: Data;
}

/** What the devchain is, and where. */
export interface DevchainMetadata {
  clientVersion: ClientVersion;
  /** The chain ID. */
  chainId: WholeNumber;
  /** 32 random bytes, other ones after each start. */
  instanceId: CanonicalHash;
  /** The height of the latest block. */
  latestBlockNumber: WholeNumber;
  /** The hash of the latest block. */
  latestBlockHash: CanonicalHash;
  forkedNetwork?: ForkedNetwork;
}

/** Where a forked devchain left the chain that it continues. */
export interface ForkedNetwork {
  /** The chain ID of the chain that it continues, and its own. */
  chainId: WholeNumber;
  /** The height of the last block that both have. */
  forkBlockNumber: WholeNumber;
  /** The hash of that block. */
  forkBlockHash: CanonicalHash;
}

/** Fees of consecutive blocks, oldest first. */
export interface FeeHistory {
  /** Number of the first block. */
  oldestBlock: CanonicalQuantity;
  /** The base fee of each block and of the one that follows the last: always zero on Rootstock. */
  baseFeePerGas: Prices;
  /** The part of each block's gas limit that its transactions used. */
  gasUsedRatio: Ratios;
  /** Gas prices of each block at the percentiles that were asked for, in wei. */
  reward?: BlockPrices;
}

/** One step of a transaction: a call, a creation or a destruction. Unlike elsewhere, its numbers are JSON numbers. */
export interface Trace {
  action: TraceAction;
  /** The hash of the block; `null` while pending. */
  blockHash: HashOrNull;
  /** The number of the block; `null` while pending. */
  blockNumber: WholeNumberOrNull;
  /** The hash of the transaction. */
  transactionHash: CanonicalHash;
  /** The position of the transaction in its block, from 0; `null` while pending. */
  transactionPosition: WholeNumberOrNull;
  type: TraceKind;
  /** How many traces are directly below this one. */
  subtraces: WholeNumber;
  traceAddress: TracePath;
  result: TraceOutcome;
  error?: TraceError;
}

/** What the tracer returns. */
export interface CallTracerConfig {
  /** Whether to return the transaction itself, without the calls inside it; `false` by default. */
  onlyTopCall?: FrameOption;
  /** Whether each frame has the logs that its code wrote; `false` by default. */
  withLog?: FrameOption;
}

/** How to trace. Members that are not listed (`timeout`, `reexec`, …) are ignored, since common libraries send them. */
export interface TraceOptions {
  /** `callTracer`. It is required: without it, Ethereum nodes return single steps, which are not available. */
  tracer?: Tracer;
  /** Which parts of it to return. */
  tracerConfig?: CallTracerConfig;
}

/** A log that the code of a frame wrote. */
export interface FrameLog {
  /** Its position among the logs of the transaction, from 0. */
  index: CanonicalQuantity;
  /** The contract that wrote it. */
  address: CanonicalAddress;
  /** Its topics, at most four. */
  topics: Topics;
  /** Its data. */
  data: CanonicalData;
}

/**
 * A frame inside another one: a `CallFrame`. Its members are not listed again, since tools that read this document
 * never end where an object contains itself.
 */
export interface InnerFrame {
  [k: string]: unknown;
}

/**
 * A call, a creation or the end of a contract, with all that happened inside it, as `callTracer` of go-ethereum writes
 * it.
 */
export interface CallFrame {
  type: FrameKind;
  /** Who made the call. */
  from: CanonicalAddress;
  /**
   * Who was called; of a creation the new contract, absent where it failed; of a `SELFDESTRUCT` who got the balance.
   */
  to?: CanonicalAddress;
  /** Wei that were sent with it; absent of a `STATICCALL`. */
  value?: CanonicalQuantity;
  /** How much gas it could use; of the transaction itself its gas limit. */
  gas: CanonicalQuantity;
  /**
   * How much gas it used, with all that happened inside it. Absent where nodes don't tell it: of a reverted call inside
   * a transaction, if no node has its module `debug` switched on.
   */
  gasUsed?: CanonicalQuantity;
  /** What was sent with it; of a creation the init code. */
  input: CanonicalData;
  /** What it returned, or its revert data; of a creation the contract's code. Absent where there is none. */
  output?: CanonicalData;
  /** Why it failed, in go-ethereum's words, such as `execution reverted` or `out of gas`. Absent otherwise. */
  error?: FrameText;
  /** The text of a revert. Absent where it has none. */
  revertReason?: FrameText;
  /** What happened inside it. Absent where nothing did. */
  calls?: CallFrames;
  /** The logs that its own code wrote, with `withLog`; none for what failed. Absent where there are none. */
  logs?: FrameLogs;
}

/** A transaction of a block, with what happened inside it. */
export interface TracedTransaction {
  /** The hash of the transaction. */
  txHash: CanonicalHash;
  /** The transaction itself, with all that happened inside it. */
  result: CallFrame;
}

/** Versions of groups of methods, by the prefix of their names. */
export interface ModuleVersions {
  [k: string]: ModuleVersion;
}

/** A transaction that waits for a block, as nodes' pools tell it: without its signature. */
export interface PooledTransaction {
  /** Keccak-256 hash of the signed transaction. */
  hash: CanonicalHash;
  /** The sender's number of transactions before it. */
  nonce: CanonicalQuantity;
  /** It is in no block. */
  blockHash: NullValue;
  /** It is in no block. */
  blockNumber: NullValue;
  /** It has no place yet. */
  transactionIndex: NullValue;
  /** The sender. */
  from: CanonicalAddress;
  /** The receiver; `null` when it creates a contract. */
  to: AddressOrNull;
  /** The most gas that it may use. */
  gas: CanonicalQuantity;
  /** What it pays for each unit of gas, in wei. */
  gasPrice: CanonicalQuantity;
  /** What it transfers, in wei. */
  value: CanonicalQuantity;
  /** The call's data, or the code that creates a contract. */
  input: CanonicalData;
}

/** Transactions that wait of one sender, by nonce. */
export interface PooledByNonce {
  [k: string]: PooledTransaction;
}

/** Transactions that wait, by sender and nonce. */
export interface PooledBySender {
  [k: string]: PooledByNonce;
}

/** Lines of transactions that wait of one sender, by nonce. */
export interface SummariesByNonce {
  [k: string]: PoolSummary;
}

/** Lines of transactions that wait, by sender and nonce. */
export interface SummariesBySender {
  [k: string]: SummariesByNonce;
}

/** The transactions that wait for a block. */
export interface PoolContent {
  /** Can be in the next block. */
  pending: PooledBySender;
  /** Wait for an earlier nonce. */
  queued: PooledBySender;
}

/** The transactions that wait for a block, in lines. */
export interface PoolInspection {
  /** Can be in the next block. */
  pending: SummariesBySender;
  /** Wait for an earlier nonce. */
  queued: SummariesBySender;
}

/** How many transactions wait for a block. */
export interface PoolStatus {
  /** Can be in the next block. */
  pending: CanonicalQuantity;
  /** Wait for an earlier nonce. */
  queued: CanonicalQuantity;
}

/** The params and the result of every method, as the document declares them. */
export interface RpcMethods {
  /** The chain ID, as used in EIP-155 signatures. */
  eth_chainId: {
    params: [];
    result: ChainId;
  };
  /** The network ID, as a decimal string. */
  net_version: {
    params: [];
    result: NetworkId;
  };
  /** The version of the peer-to-peer protocol. */
  eth_protocolVersion: {
    params: [];
    result: CanonicalQuantity;
  };
  /** Name and version of the node software. */
  web3_clientVersion: {
    params: [];
    result: ClientVersion;
  };
  /** The version of the node's network protocol. */
  rsk_protocolVersion: {
    params: [];
    result: CanonicalQuantity;
  };
  /** Always `false`: nodes that are syncing are not used. */
  eth_syncing: {
    params: [];
    result: NotSyncing;
  };
  /** Whether a node is available. */
  net_listening: {
    params: [];
    result: Listening;
  };
  /** How many peers a node has. */
  net_peerCount: {
    params: [];
    result: CanonicalQuantity;
  };
  /** The groups of methods that are served, by the prefixes of their names. */
  rpc_modules: {
    params: [];
    result: ModuleVersions;
  };
  /** A gas price that gets a transaction mined soon. */
  eth_gasPrice: {
    params: [];
    result: CanonicalQuantity;
  };
  /** What the transactions of recent blocks paid. */
  eth_feeHistory: {
    params: [blockCount: Quantity, newestBlock: BlockNumberOrTag, rewardPercentiles?: Percentiles];
    result: FeeHistory;
  };
  /** Number of the most recent block. */
  eth_blockNumber: {
    params: [];
    result: CanonicalQuantity;
  };
  /** A block, by its number or a tag. */
  eth_getBlockByNumber: {
    params: [block: BlockNumberOrTag, fullTransactions?: FullTransactions];
    result: BlockOrNull;
  };
  /** A block, by its hash. */
  eth_getBlockByHash: {
    params: [blockHash: Hash32, fullTransactions?: FullTransactions];
    result: BlockOrNull;
  };
  /** How many transactions a block has, by its number or a tag. */
  eth_getBlockTransactionCountByNumber: {
    params: [block: BlockNumberOrTag];
    result: QuantityOrNull;
  };
  /** How many transactions a block has, by its hash. */
  eth_getBlockTransactionCountByHash: {
    params: [blockHash: Hash32];
    result: QuantityOrNull;
  };
  /** How many uncles a block has, by its number or a tag. */
  eth_getUncleCountByBlockNumber: {
    params: [block: BlockNumberOrTag];
    result: QuantityOrNull;
  };
  /** How many uncles a block has, by its hash. */
  eth_getUncleCountByBlockHash: {
    params: [blockHash: Hash32];
    result: QuantityOrNull;
  };
  /** A transaction, by its hash. */
  eth_getTransactionByHash: {
    params: [transactionHash: Hash32];
    result: TransactionOrNull;
  };
  /** A transaction's raw bytes, by its hash. */
  eth_getRawTransactionByHash: {
    params: [transactionHash: Hash32];
    result: DataOrNull;
  };
  /** A transaction, by its block's hash and its position. */
  eth_getTransactionByBlockHashAndIndex: {
    params: [blockHash: Hash32, index: Quantity];
    result: TransactionWithIdOrNull;
  };
  /** A transaction, by its block's number and its position. */
  eth_getTransactionByBlockNumberAndIndex: {
    params: [block: BlockNumberOrTag, index: Quantity];
    result: TransactionWithIdOrNull;
  };
  /** The receipt of a mined transaction. */
  eth_getTransactionReceipt: {
    params: [transactionHash: Hash32];
    result: ReceiptOrNull;
  };
  /** The receipts of all transactions of a block. */
  eth_getBlockReceipts: {
    params: [block: BlockNumberOrTagOrHash];
    result: ReceiptsOrNull;
  };
  /** Sends a signed transaction to the network. */
  eth_sendRawTransaction: {
    params: [signedTransaction: Data];
    result: CanonicalHash;
  };
  /** Sends a signed transaction and waits for its receipt (EIP-7966). */
  eth_sendRawTransactionSync: {
    params: [signedTransaction: Data, timeout?: QuantityOrNumber];
    result: Receipt;
  };
  /** The accounts that the service can sign for: none. */
  eth_accounts: {
    params: [];
    result: NoAccounts;
  };
  /** An account's balance of the native currency. */
  eth_getBalance: {
    params: [address: Address, block?: BlockNumberOrTagOrHash];
    result: CanonicalQuantity;
  };
  /** How many transactions an account has sent: its next nonce. */
  eth_getTransactionCount: {
    params: [address: Address, block?: BlockNumberOrTagOrHash];
    result: CanonicalQuantity;
  };
  /** Runs a contract's code without a transaction. */
  eth_call: {
    params: [call: CallObject, block: BlockNumberOrTagOrObject, stateOverride?: StateOverride];
    result: CanonicalData;
  };
  /** How much gas a transaction would need. */
  eth_estimateGas: {
    params: [call: CallObject, block?: BlockNumberOrTag, stateOverride?: StateOverride];
    result: CanonicalQuantity;
  };
  /** A contract's byte code. */
  eth_getCode: {
    params: [address: Address, block: BlockNumberOrTagOrHash];
    result: CanonicalData;
  };
  /** One slot of a contract's storage. */
  eth_getStorageAt: {
    params: [address: Address, position: Quantity, block: BlockNumberOrTagOrHash];
    result: StorageWord;
  };
  /** The bytes stored at a position, of any length. */
  rsk_getStorageBytesAt: {
    params: [address: Address, position: Quantity, block: BlockNumberOrTagOrHash];
    result: CanonicalData;
  };
  /** The logs that match a filter. */
  eth_getLogs: {
    params: [filter: LogFilter];
    result: Logs;
  };
  /** A block's header as the network encodes it, by block hash. */
  rsk_getRawBlockHeaderByHash: {
    params: [blockHash: Hash32];
    result: DataOrNull;
  };
  /** A block's header as the network encodes it, by block number. */
  rsk_getRawBlockHeaderByNumber: {
    params: [block: BlockNumberOrTag];
    result: DataOrNull;
  };
  /** A mined transaction's receipt as the network encodes it. */
  rsk_getRawTransactionReceiptByHash: {
    params: [transactionHash: Hash32];
    result: DataOrNull;
  };
  /** The proof that a receipt belongs to a block. */
  rsk_getTransactionReceiptNodesByHash: {
    params: [blockHash: Hash32, transactionHash: Hash32];
    result: ReceiptNodesOrNull;
  };
  /** Execution traces of a block. */
  trace_block: {
    params: [block: BlockNumberTagOrHash];
    result: TracesOrNull;
  };
  /** Execution traces of a transaction. */
  trace_transaction: {
    params: [transactionHash: Hash32];
    result: TracesOrNull;
  };
  /** Traces of a range of blocks, by sender and receiver. */
  trace_filter: {
    params: [filter: TraceQuery];
    result: Traces;
  };
  /** Execution trace of a transaction, as a tree of calls. */
  debug_traceTransaction: {
    params: [transactionHash: Hash32, options?: TraceOptions];
    result: CallFrameOrNull;
  };
  /** Execution traces of a block, as trees of calls; the block by its number. */
  debug_traceBlockByNumber: {
    params: [block: BlockNumberOrTag, options?: TraceOptions];
    result: TracedTransactionsOrNull;
  };
  /** Execution traces of a block, as trees of calls; the block by its hash. */
  debug_traceBlockByHash: {
    params: [block: Hash32, options?: TraceOptions];
    result: TracedTransactionsOrNull;
  };
  /** The Keccak-256 hash of the given bytes. */
  web3_sha3: {
    params: [data: Data];
    result: CanonicalHash;
  };
  /** Creates a filter for logs. */
  eth_newFilter: {
    params: [filter: LogFilter];
    result: FilterId;
  };
  /** Creates a filter for new blocks. */
  eth_newBlockFilter: {
    params: [];
    result: FilterId;
  };
  /** Creates a filter for pending transactions. */
  eth_newPendingTransactionFilter: {
    params: [];
    result: FilterId;
  };
  /** What is new since the last poll of a filter. */
  eth_getFilterChanges: {
    params: [filter: FilterId];
    result: FilterChanges;
  };
  /** All logs of a filter. */
  eth_getFilterLogs: {
    params: [filter: FilterId];
    result: Logs;
  };
  /** Removes a filter before its time is over. */
  eth_uninstallFilter: {
    params: [filter: FilterId];
    result: FilterRemoved;
  };
  /** Subscribes to events of the chain, over WebSocket. */
  eth_subscribe: {
    params: [kind: SubscriptionKind, filter?: SubscriptionOption];
    result: SubscriptionId;
  };
  /** Ends a subscription of the same WebSocket connection. */
  eth_unsubscribe: {
    params: [subscription: SubscriptionId];
    result: SubscriptionEnded;
  };
  /** The transactions that wait for a block, in full. */
  txpool_content: {
    params: [];
    result: PoolContent;
  };
  /** The transactions that wait for a block, a line for each. */
  txpool_inspect: {
    params: [];
    result: PoolInspection;
  };
  /** How many transactions wait for a block. */
  txpool_status: {
    params: [];
    result: PoolStatus;
  };
  /** Remembers the chain as it is now. */
  evm_snapshot: {
    params: [];
    result: CanonicalQuantity;
  };
  /** Goes back to a snapshot. */
  evm_revert: {
    params: [snapshot: Quantity];
    result: SnapshotFound;
  };
  /** Makes a block now, whether transactions wait or not. */
  evm_mine: {
    params: [timestamp?: QuantityOrNumber];
    result: CanonicalQuantity;
  };
  /** Moves the chain's clock forward. */
  evm_increaseTime: {
    params: [seconds: QuantityOrNumber];
    result: CanonicalQuantity;
  };
  /** Sets the time stamp of the next block. */
  evm_setNextBlockTimestamp: {
    params: [timestamp: QuantityOrNumber];
    result: Done;
  };
  /** Makes several blocks now. */
  hardhat_mine: {
    params: [blocks?: QuantityOrNumber, interval?: QuantityOrNumber];
    result: Done;
  };
  /** Resets the chain to its first block. */
  hardhat_reset: {
    params: [options?: ResetOptions];
    result: Done;
  };
  /** What the devchain is, and its latest block. */
  hardhat_metadata: {
    params: [];
    result: DevchainMetadata;
  };
  /** Sets an account's balance. */
  hardhat_setBalance: {
    params: [address: Address, balance: Quantity];
    result: Done;
  };
  /** Sets an account's nonce. */
  hardhat_setNonce: {
    params: [address: Address, nonce: Quantity];
    result: Done;
  };
  /** Sets the code of a contract. */
  hardhat_setCode: {
    params: [address: Address, code: Data];
    result: Done;
  };
  /** Sets one slot of a contract's storage. */
  hardhat_setStorageAt: {
    params: [address: Address, position: Quantity, word: Hash32];
    result: Done;
  };
  /** Lets transactions be sent from an account without its key. */
  hardhat_impersonateAccount: {
    params: [address: Address];
    result: Done;
  };
  /** Ends the impersonation of an account. */
  hardhat_stopImpersonatingAccount: {
    params: [address: Address];
    result: ImpersonationEnded;
  };
  /** Signs and sends a transaction of a devchain's account. */
  eth_sendTransaction: {
    params: [transaction: TransactionRequest];
    result: CanonicalHash;
  };
}
