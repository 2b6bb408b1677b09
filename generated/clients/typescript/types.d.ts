// Generated from openrpc.json by `npm run generate`. Do not edit.

import type { CallOptions } from "./runtime/requester.js";
import type { ErrorOf, OutcomesOf, TypedClient } from "./runtime/typed.js";
/**
 * A whole number: `0x` and 1 to 64 hexadecimal digits, in any letter case. Leading zeros are allowed; decimal strings
 * and JSON numbers are not.
 */
export type Quantity = bigint;
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
export type BlockNumber = bigint;
/** Which block: its number or a tag. */
export type BlockNumberOrTag = BlockTag | bigint | `0x${string}`;
/** Which block: its number, a tag, or an EIP-1898 object. To use a block hash here, write `{"blockHash": "0x…"}`. */
export type BlockNumberOrTagOrObject = BlockTag | bigint | `0x${string}` | BlockByHash | BlockByNumber;
/** Which block: its number, its hash (64 digits), a tag, or an EIP-1898 object. */
export type BlockNumberOrTagOrHash = BlockTag | bigint | `0x${string}` | Hash32 | BlockByHash | BlockByNumber;
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
export type IgnoredBlock = bigint | `0x${string}` | BlockTag;
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
export type FilterId = bigint;
/**
 * A whole number as the service writes it: `0x` and lower-case hexadecimal digits without leading zeros. Zero is `0x0`.
 */
export type CanonicalQuantity = bigint;
/** Bytes as the service writes them: `0x` and two lower-case hexadecimal digits for each. */
export type CanonicalData = `0x${string}`;
/** An address as the service writes it: `0x` and 40 lower-case hexadecimal digits, without a checksum. */
export type CanonicalAddress = `0x${string}`;
/** 32 bytes as the service writes them: `0x` and 64 lower-case hexadecimal digits. */
export type CanonicalHash = `0x${string}`;
/** A whole number, or `null` where there is none. */
export type QuantityOrNull = bigint | NullValue;
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
export type ChainId = bigint;
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
export type TransactionStatus = bigint;
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
export type BlockNumberTagOrHash = BlockTag | bigint | `0x${string}` | Hash32;
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
export type QuantityOrNumber = bigint | `0x${string}` | Seconds;
/** A part of a whole as a JSON number. */
export type Ratio = number;
/** Ratios, one for each block. */
export type Ratios = Ratio[];
/** Wei per unit of gas. */
export type Prices = bigint[];
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
    blockNumber: bigint | `0x${string}`;
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
    gas?: bigint | `0x${string}`;
    /** Wei per unit of gas; zero by default. */
    gasPrice?: bigint | `0x${string}`;
    /** Wei to transfer; zero by default. */
    value?: bigint | `0x${string}`;
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
    [k: string]: bigint;
}
/** Overrides of an account, for this call only. `state` and `stateDiff` are mutually exclusive. */
export interface AccountOverride {
    /** The account's balance in wei. Rootstock nodes take less than 2^255: for more, the service sends them 2^255 - 1. */
    balance?: bigint | `0x${string}`;
    /** The account's nonce, below 2^63: it changes the addresses of contracts that the account creates. */
    nonce?: bigint | `0x${string}`;
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
    logIndex?: bigint | `0x${string}`;
    /** The block's height, in place of its hash. */
    blockNumber?: bigint | `0x${string}`;
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
    nonce: bigint;
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
    gas: bigint;
    /** Wei that the sender pays per unit of gas. */
    gasPrice: bigint;
    /** Wei transferred from sender to receiver. */
    value: bigint;
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
    type: bigint;
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
    transactionIndex: bigint;
    /** Hash of the block that includes it. */
    blockHash: CanonicalHash;
    /** Number of the block that includes it. */
    blockNumber: bigint;
    /** The sender. */
    from: CanonicalAddress;
    /** The receiver; `null` when the transaction created a contract. */
    to: AddressOrNull;
    /** Gas used in the block up to and including this transaction. */
    cumulativeGasUsed: bigint;
    /** Gas used by this transaction alone. */
    gasUsed: bigint;
    /** Wei that the sender paid per unit of gas: the transaction's gas price, since Rootstock has no fee market. */
    effectiveGasPrice: bigint;
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
    status?: bigint;
    /**
     * State root after the transaction, instead of `status`, in receipts from before the Byzantium rules. Rootstock's
     * receipts have `status`.
     */
    root?: CanonicalHash;
    /** Transaction type: always `0x0`, legacy. */
    type: bigint;
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
    difficulty: bigint;
    /** Difficulty of the chain up to and including this block. It may be `0x0` for a pending block. */
    totalDifficulty: bigint;
    /** Data that the miner put into the header; often the node's version. */
    extraData: CanonicalData;
    /** Size of the block, in bytes. */
    size: bigint;
    /** The maximum gas that all transactions of the block may use together. */
    gasLimit: bigint;
    /** Gas used by all transactions of the block. */
    gasUsed: bigint;
    /** Time of the block's creation, in seconds since 1970 (Unix time). */
    timestamp: bigint;
    /** The minimum gas price, in wei, of the block's transactions. */
    minimumGasPrice: bigint;
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
    paidFees: bigint;
    /**
     * Total difficulty of the chain up to this block, according to the specification. A Rootstock node returns the
     * difficulty of this block and its uncles instead; use `totalDifficulty` for the chain's.
     */
    cumulativeDifficulty: bigint;
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
    from?: bigint;
    /** Last block of a range that works. */
    to?: bigint;
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
    from?: bigint;
    /** Last block of a range that works. */
    to?: bigint;
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
    gas: bigint;
    /** The call data. */
    input: CanonicalData;
    /** The transferred value, in wei; for a `delegatecall`, that of the calling frame. */
    value: bigint;
}
/** The creation of a contract. */
export interface CreateAction {
    /** The creator. */
    from: CanonicalAddress;
    /** The gas given to the creation. */
    gas: bigint;
    /** The code that creates the contract. */
    init: CanonicalData;
    /** The transferred value, in wei. */
    value: bigint;
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
    balance: bigint;
}
/** Result of a successful call. */
export interface CallOutcome {
    /** The gas used; at the top level, that of the transaction's receipt. */
    gasUsed: bigint;
    /** What the call returned; RSKj always gives `0x` at the top level. */
    output: CanonicalData;
}
/** What a successful creation came to. */
export interface CreateOutcome {
    /** The gas used; at the top level, that of the transaction's receipt. */
    gasUsed: bigint;
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
    gas?: bigint | `0x${string}`;
    /** Wei per unit of gas; by default what `eth_gasPrice` says. */
    gasPrice?: bigint | `0x${string}`;
    /** Wei to transfer; zero by default. */
    value?: bigint | `0x${string}`;
    /** The transaction's number among the sender's; by default the next one. */
    nonce?: bigint | `0x${string}`;
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
    oldestBlock: bigint;
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
    index: bigint;
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
    value?: bigint;
    /** How much gas it could use; of the transaction itself its gas limit. */
    gas: bigint;
    /**
     * How much gas it used, with all that happened inside it. Absent where nodes don't tell it: of a reverted call inside
     * a transaction, if no node has its module `debug` switched on.
     */
    gasUsed?: bigint;
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
    nonce: bigint;
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
    gas: bigint;
    /** What it pays for each unit of gas, in wei. */
    gasPrice: bigint;
    /** What it transfers, in wei. */
    value: bigint;
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
    pending: bigint;
    /** Wait for an earlier nonce. */
    queued: bigint;
}
/** The params and the result of every method, as the document declares them. */
export interface RpcMethods {
    /** The chain ID, as used in EIP-155 signatures. */
    eth_chainId: {
        params: [];
        result: bigint;
    };
    /** The network ID, as a decimal string. */
    net_version: {
        params: [];
        result: NetworkId;
    };
    /** The version of the peer-to-peer protocol. */
    eth_protocolVersion: {
        params: [];
        result: bigint;
    };
    /** Name and version of the node software. */
    web3_clientVersion: {
        params: [];
        result: ClientVersion;
    };
    /** The version of the node's network protocol. */
    rsk_protocolVersion: {
        params: [];
        result: bigint;
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
        result: bigint;
    };
    /** The groups of methods that are served, by the prefixes of their names. */
    rpc_modules: {
        params: [];
        result: ModuleVersions;
    };
    /** A gas price that gets a transaction mined soon. */
    eth_gasPrice: {
        params: [];
        result: bigint;
    };
    /** What the transactions of recent blocks paid. */
    eth_feeHistory: {
        params: [blockCount: bigint | `0x${string}`, newestBlock: BlockNumberOrTag, rewardPercentiles?: Percentiles];
        result: FeeHistory;
    };
    /** Number of the most recent block. */
    eth_blockNumber: {
        params: [];
        result: bigint;
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
        params: [blockHash: Hash32, index: bigint | `0x${string}`];
        result: TransactionWithIdOrNull;
    };
    /** A transaction, by its block's number and its position. */
    eth_getTransactionByBlockNumberAndIndex: {
        params: [block: BlockNumberOrTag, index: bigint | `0x${string}`];
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
        result: bigint;
    };
    /** How many transactions an account has sent: its next nonce. */
    eth_getTransactionCount: {
        params: [address: Address, block?: BlockNumberOrTagOrHash];
        result: bigint;
    };
    /** Runs a contract's code without a transaction. */
    eth_call: {
        params: [call: CallObject, block: BlockNumberOrTagOrObject, stateOverride?: StateOverride];
        result: CanonicalData;
    };
    /** How much gas a transaction would need. */
    eth_estimateGas: {
        params: [call: CallObject, block?: BlockNumberOrTag, stateOverride?: StateOverride];
        result: bigint;
    };
    /** A contract's byte code. */
    eth_getCode: {
        params: [address: Address, block: BlockNumberOrTagOrHash];
        result: CanonicalData;
    };
    /** One slot of a contract's storage. */
    eth_getStorageAt: {
        params: [address: Address, position: bigint | `0x${string}`, block: BlockNumberOrTagOrHash];
        result: StorageWord;
    };
    /** The bytes stored at a position, of any length. */
    rsk_getStorageBytesAt: {
        params: [address: Address, position: bigint | `0x${string}`, block: BlockNumberOrTagOrHash];
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
        result: bigint;
    };
    /** Creates a filter for new blocks. */
    eth_newBlockFilter: {
        params: [];
        result: bigint;
    };
    /** Creates a filter for pending transactions. */
    eth_newPendingTransactionFilter: {
        params: [];
        result: bigint;
    };
    /** What is new since the last poll of a filter. */
    eth_getFilterChanges: {
        params: [filter: bigint | `0x${string}`];
        result: FilterChanges;
    };
    /** All logs of a filter. */
    eth_getFilterLogs: {
        params: [filter: bigint | `0x${string}`];
        result: Logs;
    };
    /** Removes a filter before its time is over. */
    eth_uninstallFilter: {
        params: [filter: bigint | `0x${string}`];
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
        result: bigint;
    };
    /** Goes back to a snapshot. */
    evm_revert: {
        params: [snapshot: bigint | `0x${string}`];
        result: SnapshotFound;
    };
    /** Makes a block now, whether transactions wait or not. */
    evm_mine: {
        params: [timestamp?: QuantityOrNumber];
        result: bigint;
    };
    /** Moves the chain's clock forward. */
    evm_increaseTime: {
        params: [seconds: QuantityOrNumber];
        result: bigint;
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
        params: [address: Address, balance: bigint | `0x${string}`];
        result: Done;
    };
    /** Sets an account's nonce. */
    hardhat_setNonce: {
        params: [address: Address, nonce: bigint | `0x${string}`];
        result: Done;
    };
    /** Sets the code of a contract. */
    hardhat_setCode: {
        params: [address: Address, code: Data];
        result: Done;
    };
    /** Sets one slot of a contract's storage. */
    hardhat_setStorageAt: {
        params: [address: Address, position: bigint | `0x${string}`, word: Hash32];
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
/** Block as it is when `fullTransactions` is `true`. */
export interface BlockWithTransactions extends Omit<Block, "transactions"> {
    transactions: TransactionList;
}
/** Block as it is when `fullTransactions` is `false`. */
export interface BlockWithHashes extends Omit<Block, "transactions"> {
    transactions: HashList;
}
/** The result of methods where a param decides about it. */
export interface RpcResultCases {
    eth_getBlockByNumber: {
        params: readonly [block: BlockNumberOrTag, fullTransactions: true];
        result: BlockWithTransactions | NullValue;
    } | {
        params: readonly [block: BlockNumberOrTag, fullTransactions?: false];
        result: BlockWithHashes | NullValue;
    };
    eth_getBlockByHash: {
        params: readonly [blockHash: Hash32, fullTransactions: true];
        result: BlockWithTransactions | NullValue;
    } | {
        params: readonly [blockHash: Hash32, fullTransactions?: false];
        result: BlockWithHashes | NullValue;
    };
}
/** What stands in `data` of each error, and its code. */
export interface RpcErrors {
    /** The body is not valid JSON in UTF-8. The response's `id` is `null`. */
    ParseError: {
        code: -32700;
        data: undefined;
    };
    /**
     * The body is JSON, but not a valid JSON-RPC 2.0 request; it is too large, nested too deep or has too many values; or
     * a batch is empty or too long.
     */
    InvalidRequest: {
        code: -32600;
        data: undefined;
    };
    /** This method isn't available on this service: it doesn't exist, or its part is switched off. */
    MethodNotFound: {
        code: -32601;
        data: undefined;
    };
    /**
     * A param is missing, unexpected or invalid. The message says which and how to fix it, and `data.param` names it.
     * Also for a block that is not found, and for an `eth_getLogs` request beyond its limits; `data` then has a range
     * that works.
     */
    InvalidParams: {
        code: -32602;
        data: InvalidParamsData | undefined;
    };
    /**
     * The service failed, and a retry may succeed. `data.reason` is `internal`, `node_unavailable` or
     * `store_unavailable`. Include `data.requestId` when you report it.
     */
    InternalError: {
        code: -32603;
        data: InternalErrorData | undefined;
    };
    /**
     * The node refused to run the call for a reason other than a revert, or it no longer has the block's state; the
     * message is the node's. Also for a filter that does not exist: `filter not found`.
     */
    CallRejected: {
        code: -32000;
        data: undefined;
    };
    /** Too many requests at once. Wait for `data.retryAfterMs` milliseconds, then try again. */
    RateLimited: {
        code: -32005;
        data: RateLimitedData | undefined;
    };
    /**
     * The call took too long, or its result is too large. Request less; for `eth_getLogs`, the error suggests a range
     * that works.
     */
    LimitExceeded: {
        code: -32011;
        data: LimitExceededData | undefined;
    };
    /** The node refused the transaction. The message is the node's, such as `transaction nonce too low`. */
    TransactionRejected: {
        code: -32010;
        data: undefined;
    };
    /**
     * The transaction was sent, but no block had it when the time was up (EIP-7966). `data` is its hash: poll
     * `eth_getTransactionReceipt`.
     */
    TransactionPending: {
        code: 4;
        data: CanonicalHash;
    };
    /** The contract reverted the call. `data` has the revert bytes, which your library can decode. */
    ExecutionReverted: {
        code: 3;
        data: CanonicalData;
    };
    /**
     * The API key is missing, malformed, unknown, revoked or expired. The message does not say which of these, but where
     * to create a key.
     */
    Unauthorized: {
        code: -32021;
        data: undefined;
    };
    /** The API key belongs to the other network. The message has that network's base URL. */
    WrongNetwork: {
        code: -32022;
        data: WrongNetworkData;
    };
    /** The API key's allow-list of origins, methods or contracts does not allow this request. */
    Forbidden: {
        code: -32023;
        data: undefined;
    };
    /**
     * The daily (or monthly) quota is used up, or the API key's own daily limit. `data` has `reason`, `limit`, `used` and
     * `resetAt`; until then every request fails with this error.
     */
    QuotaExceeded: {
        code: -32029;
        data: QuotaExceededData | undefined;
    };
}
/** The events of each kind of subscription. */
export interface RpcNotifications {
    newHeads: BlockHeader;
    logs: Log;
    newPendingTransactions: CanonicalHash;
}
/** The name of a method. */
export type MethodName = keyof RpcMethods;
/** An error that the service returned. */
export type RpcError = ErrorOf<RpcErrors>;
/** The names of the service's errors. */
export type RpcErrorName = RpcError["name"];
/** The outcomes of the calls of a batch. */
export type Outcomes<Calls extends readonly unknown[]> = OutcomesOf<RpcMethods, RpcResultCases, RpcError, Calls>;
/** A function for each method. It rejects with an RpcError, with a ConnectionError, or with the reason of an aborted signal. */
export interface Methods {
    /**
     * The chain ID, as used in EIP-155 signatures.
     *
     * Returns `0x1f` (31) for a Testnet key and `0x1e` (30) for a Mainnet key. EIP-155 signatures include this number, so
     * a transaction signed for one network is invalid on the other.
     *
     * The result depends only on the API key and never changes: request it once.
     */
    eth_chainId(): Promise<bigint>;
    /**
     * The network ID, as a decimal string.
     *
     * Returns `31` for a Testnet key and `30` for a Mainnet key: the same number as `eth_chainId`, but **in decimal**.
     * All other methods use hexadecimal quantities.
     */
    net_version(): Promise<NetworkId>;
    /**
     * The version of the peer-to-peer protocol.
     *
     * The version of the protocol between nodes; `0x3e` (62) on a Rootstock node. It does not identify the chain: use
     * `eth_chainId` for that.
     */
    eth_protocolVersion(): Promise<bigint>;
    /**
     * Name and version of the node software.
     *
     * The client name and version of one of the service's nodes. Include it in bug reports, but don't base decisions on
     * it: consecutive calls may reach different nodes.
     *
     * The embedded development chain of a local install returns its own name.
     */
    web3_clientVersion(): Promise<ClientVersion>;
    /**
     * The version of the node's network protocol.
     *
     * The version of the protocol by which Rootstock nodes talk to each other: the same as `eth_protocolVersion`. `0x3e`
     * is 62.
     */
    rsk_protocolVersion(): Promise<bigint>;
    /**
     * Always `false`: nodes that are syncing are not used.
     *
     * Always `false`. The service doesn't use a node that is syncing or lagging; `eth_blockNumber` is the latest block.
     * While no node is available, the call fails with InternalError, as all others do.
     */
    eth_syncing(): Promise<NotSyncing>;
    /**
     * Whether a node is available.
     *
     * `true` while the service has a node that is in sync, else `false`. Libraries call it to check the connection.
     */
    net_listening(): Promise<Listening>;
    /**
     * How many peers a node has.
     *
     * The number of nodes that the responding node is connected with. The service uses several nodes, so two calls may
     * return different numbers.
     */
    net_peerCount(): Promise<bigint>;
    /**
     * The groups of methods that are served, by the prefixes of their names.
     *
     * Of this service, not of a node: what `rpc.discover` tells in full. Each has the version `1.0`, as on every node.
     */
    rpc_modules(): Promise<ModuleVersions>;
    /**
     * A gas price that gets a transaction mined soon.
     *
     * The suggested price per unit of gas, in wei (10¹⁸ wei are one RBTC). A Rootstock node returns the higher of the
     * 25th percentile of recent transactions' gas prices and the latest block's `minimumGasPrice` plus 10 %.
     *
     * Rootstock has no EIP-1559 fee market: there is one `gasPrice`, no priority fee, and no `baseFeePerGas` in blocks.
     * Every block sets a `minimumGasPrice`; nodes refuse transactions that offer less, or more than 80 times as much.
     */
    eth_gasPrice(): Promise<bigint>;
    /**
     * What the transactions of recent blocks paid.
     *
     * For libraries that ask for it before they send a transaction. Rootstock has no EIP-1559, and the result says so:
     * `baseFeePerGas` is zero in each block. Libraries such as alloy then send a legacy transaction with the price of
     * `eth_gasPrice`.
     *
     * `reward` has the gas prices of each block's transactions at the percentiles that you ask for, weighted by their gas
     * limits. REMASC, which pays nothing, is left out; a block without others has its `minimumGasPrice`.
     *
     * Rootstock nodes have no such method. The gateway composes the result of one `eth_getBlockByNumber` a block, all of
     * one chain, and returns up to 100 blocks. It counts as one request. The pending block is refused, since it has no
     * fees yet.
     *
     * @param blockCount How many blocks to return. There are fewer where the chain has fewer.
     * @param newestBlock The last of them.
     * @param rewardPercentiles Percentiles of each block's gas prices, ascending. Without them the result has no
     * `reward`.
     */
    eth_feeHistory(blockCount: bigint | `0x${string}`, newestBlock: BlockNumberOrTag, rewardPercentiles?: Percentiles): Promise<FeeHistory>;
    /**
     * Number of the most recent block.
     *
     * The block number of the chain's head. Rootstock has a new block about every half minute, so polling every few
     * seconds is enough.
     *
     * A reorganisation can replace recent blocks: wait for some confirmations before you rely on one.
     */
    eth_blockNumber(): Promise<bigint>;
    /**
     * A block, by its number or a tag.
     *
     * The block of the main chain at that height, or `null` when there is none (yet).
     *
     * In addition to Ethereum's members, a Rootstock block has `minimumGasPrice`, `paidFees` and its Bitcoin
     * merged-mining proof (`bitcoinMergedMining…`, `hashForMergedMining`).
     *
     * On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
     * `0x0000000000000000000000000000000001000008`, without gas, price, or signature. It distributes the miners' fees.
     * Account for it when you count or sum transactions.
     *
     * The `pending` block is a preview of the next block: its `number`, `hash`, `logsBloom` and `miner` are `null`, and
     * so are `blockHash`, `blockNumber` and `transactionIndex` of its transactions.
     *
     * After a reorganisation the same number may be a different block. To refer to one block, keep its hash and use
     * `eth_getBlockByHash`.
     *
     * @param block Number of the block, or a tag.
     * @param fullTransactions `true` for full transactions, `false` for transaction hashes only.
     */
    eth_getBlockByNumber(block: BlockNumberOrTag, fullTransactions: true): Promise<BlockWithTransactions | NullValue>;
    /**
     * A block, by its number or a tag.
     *
     * The block of the main chain at that height, or `null` when there is none (yet).
     *
     * In addition to Ethereum's members, a Rootstock block has `minimumGasPrice`, `paidFees` and its Bitcoin
     * merged-mining proof (`bitcoinMergedMining…`, `hashForMergedMining`).
     *
     * On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
     * `0x0000000000000000000000000000000001000008`, without gas, price, or signature. It distributes the miners' fees.
     * Account for it when you count or sum transactions.
     *
     * The `pending` block is a preview of the next block: its `number`, `hash`, `logsBloom` and `miner` are `null`, and
     * so are `blockHash`, `blockNumber` and `transactionIndex` of its transactions.
     *
     * After a reorganisation the same number may be a different block. To refer to one block, keep its hash and use
     * `eth_getBlockByHash`.
     *
     * @param block Number of the block, or a tag.
     * @param fullTransactions `true` for full transactions, `false` for transaction hashes only.
     */
    eth_getBlockByNumber(block: BlockNumberOrTag, fullTransactions?: false): Promise<BlockWithHashes | NullValue>;
    /**
     * A block, by its number or a tag.
     *
     * The block of the main chain at that height, or `null` when there is none (yet).
     *
     * In addition to Ethereum's members, a Rootstock block has `minimumGasPrice`, `paidFees` and its Bitcoin
     * merged-mining proof (`bitcoinMergedMining…`, `hashForMergedMining`).
     *
     * On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
     * `0x0000000000000000000000000000000001000008`, without gas, price, or signature. It distributes the miners' fees.
     * Account for it when you count or sum transactions.
     *
     * The `pending` block is a preview of the next block: its `number`, `hash`, `logsBloom` and `miner` are `null`, and
     * so are `blockHash`, `blockNumber` and `transactionIndex` of its transactions.
     *
     * After a reorganisation the same number may be a different block. To refer to one block, keep its hash and use
     * `eth_getBlockByHash`.
     *
     * @param block Number of the block, or a tag.
     * @param fullTransactions `true` for full transactions, `false` for transaction hashes only.
     */
    eth_getBlockByNumber(block: BlockNumberOrTag, fullTransactions?: FullTransactions): Promise<BlockOrNull>;
    /**
     * A block, by its hash.
     *
     * The block with that hash, or `null` when the node does not have it. It may be a block of a side chain, or an uncle:
     * compare with `eth_getBlockByNumber` when that matters.
     *
     * In addition to Ethereum's members, a Rootstock block has `minimumGasPrice`, `paidFees` and its Bitcoin
     * merged-mining proof (`bitcoinMergedMining…`, `hashForMergedMining`).
     *
     * On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
     * `0x0000000000000000000000000000000001000008`, without gas, price, or signature. It distributes the miners' fees.
     * Account for it when you count or sum transactions.
     *
     * @param blockHash Hash of the block.
     * @param fullTransactions `true` for full transactions, `false` for transaction hashes only.
     */
    eth_getBlockByHash(blockHash: Hash32, fullTransactions: true): Promise<BlockWithTransactions | NullValue>;
    /**
     * A block, by its hash.
     *
     * The block with that hash, or `null` when the node does not have it. It may be a block of a side chain, or an uncle:
     * compare with `eth_getBlockByNumber` when that matters.
     *
     * In addition to Ethereum's members, a Rootstock block has `minimumGasPrice`, `paidFees` and its Bitcoin
     * merged-mining proof (`bitcoinMergedMining…`, `hashForMergedMining`).
     *
     * On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
     * `0x0000000000000000000000000000000001000008`, without gas, price, or signature. It distributes the miners' fees.
     * Account for it when you count or sum transactions.
     *
     * @param blockHash Hash of the block.
     * @param fullTransactions `true` for full transactions, `false` for transaction hashes only.
     */
    eth_getBlockByHash(blockHash: Hash32, fullTransactions?: false): Promise<BlockWithHashes | NullValue>;
    /**
     * A block, by its hash.
     *
     * The block with that hash, or `null` when the node does not have it. It may be a block of a side chain, or an uncle:
     * compare with `eth_getBlockByNumber` when that matters.
     *
     * In addition to Ethereum's members, a Rootstock block has `minimumGasPrice`, `paidFees` and its Bitcoin
     * merged-mining proof (`bitcoinMergedMining…`, `hashForMergedMining`).
     *
     * On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
     * `0x0000000000000000000000000000000001000008`, without gas, price, or signature. It distributes the miners' fees.
     * Account for it when you count or sum transactions.
     *
     * @param blockHash Hash of the block.
     * @param fullTransactions `true` for full transactions, `false` for transaction hashes only.
     */
    eth_getBlockByHash(blockHash: Hash32, fullTransactions?: FullTransactions): Promise<BlockOrNull>;
    /**
     * How many transactions a block has, by its number or a tag.
     *
     * The number of transactions, or `null` when there is no such block. REMASC, the system transaction at the end of a
     * Rootstock block, counts like any other. For `pending`, it counts the node's transaction pool.
     *
     * @param block Number of the block, or a tag.
     */
    eth_getBlockTransactionCountByNumber(block: BlockNumberOrTag): Promise<QuantityOrNull>;
    /**
     * How many transactions a block has, by its hash.
     *
     * The number of transactions, or `null` when there is no such block. REMASC, the system transaction at the end of a
     * Rootstock block, counts like any other.
     *
     * @param blockHash Hash of the block.
     */
    eth_getBlockTransactionCountByHash(blockHash: Hash32): Promise<QuantityOrNull>;
    /**
     * How many uncles a block has, by its number or a tag.
     *
     * The number of uncles, or `null` when there is no such block. Uncles are sibling blocks that did not become part of
     * the main chain and still earn a share of the reward. Rootstock blocks can have up to ten.
     *
     * @param block Number of the block, or a tag.
     */
    eth_getUncleCountByBlockNumber(block: BlockNumberOrTag): Promise<QuantityOrNull>;
    /**
     * How many uncles a block has, by its hash.
     *
     * The number of uncles, or `null` when there is no such block. Uncles are sibling blocks that did not become part of
     * the main chain and still earn a share of the reward. Rootstock blocks can have up to ten.
     *
     * @param blockHash Hash of the block.
     */
    eth_getUncleCountByBlockHash(blockHash: Hash32): Promise<QuantityOrNull>;
    /**
     * A transaction, by its hash.
     *
     * The transaction, mined or pending, or `null` when the node does not have it. While it is pending, `blockHash`,
     * `blockNumber` and `transactionIndex` are `null`.
     *
     * A transaction that waits for another with a lower nonce is not pending yet: the result is `null`. After a
     * reorganisation a mined transaction can be pending again.
     *
     * `r` and `s` are quantities, without leading zeros. Pad them to 32 bytes before you rebuild a signature.
     *
     * @param transactionHash Hash of the transaction.
     */
    eth_getTransactionByHash(transactionHash: Hash32): Promise<TransactionOrNull>;
    /**
     * A transaction's raw bytes, by its hash.
     *
     * The bytes that were sent with `eth_sendRawTransaction`, of a mined or a pending transaction: RLP, with the
     * signature. `null` when the node does not have the transaction.
     *
     * Rootstock nodes have no such method. The gateway composes the bytes of the result of one
     * `eth_getTransactionByHash`, and returns them only if the transaction's hash is theirs, which proves them. For
     * REMASC, which nobody sent, they are the bytes that its hash is of.
     *
     * @param transactionHash Hash of the transaction.
     */
    eth_getRawTransactionByHash(transactionHash: Hash32): Promise<DataOrNull>;
    /**
     * A transaction, by its block's hash and its position.
     *
     * The transaction at that index, or `null` when there is no such block or transaction.
     *
     * The result has one more member than that of `eth_getTransactionByHash`: `_id`, the first 24 digits of the
     * transaction's hash.
     *
     * @param blockHash Hash of the block.
     * @param index Position in the block, counted from zero.
     */
    eth_getTransactionByBlockHashAndIndex(blockHash: Hash32, index: bigint | `0x${string}`): Promise<TransactionWithIdOrNull>;
    /**
     * A transaction, by its block's number and its position.
     *
     * The transaction at that index, or `null` when there is no such block or transaction. With `pending`, the index
     * refers to the order of the node's transaction pool, which may change between calls; `blockHash`, `blockNumber` and
     * `transactionIndex` are then `null`.
     *
     * The result has one more member than that of `eth_getTransactionByHash`: `_id`, the first 24 digits of the
     * transaction's hash.
     *
     * @param block Number of the block, or a tag.
     * @param index Position in the block, counted from zero.
     */
    eth_getTransactionByBlockNumberAndIndex(block: BlockNumberOrTag, index: bigint | `0x${string}`): Promise<TransactionWithIdOrNull>;
    /**
     * The receipt of a mined transaction.
     *
     * The receipt has the transaction's status, the gas it used, its logs, and the address of the contract that it
     * created. It is `null` while the transaction is pending, and for an unknown transaction: poll until there is one.
     *
     * `status` is `0x1` for success and `0x0` for failure. A receipt means that the transaction is in a block, not that
     * it is final: wait for some confirmations before you rely on it.
     *
     * @param transactionHash Hash of the transaction.
     */
    eth_getTransactionReceipt(transactionHash: Hash32): Promise<ReceiptOrNull>;
    /**
     * The receipts of all transactions of a block.
     *
     * Each receipt is what `eth_getTransactionReceipt` returns for the transaction, REMASC's too: the last one of every
     * block on a Rootstock node. For indexers that otherwise ask once a transaction.
     *
     * Rootstock nodes have no such method. The gateway composes the result of one `eth_getBlockByNumber` or
     * `eth_getBlockByHash` and an `eth_getTransactionReceipt` for each of the block's transactions, and returns it only
     * when all receipts are of that very block. It counts as one request.
     *
     * - Nodes keep receipts of the main chain's blocks only: for another block, given by its hash, the call fails with
     * InvalidParams.
     * - The pending block has no receipts: `null`.
     *
     * @param block The block.
     */
    eth_getBlockReceipts(block: BlockNumberOrTagOrHash): Promise<ReceiptsOrNull>;
    /**
     * Sends a signed transaction to the network.
     *
     * Sends a transaction that **you signed** to the nodes and returns its hash. The service holds no private keys. The
     * hash means that the transaction was accepted, not that it was mined: poll `eth_getTransactionReceipt` with it. For
     * a contract creation the receipt has the contract's address.
     *
     * - Legacy transactions only: typed transactions (EIP-2930, EIP-1559, …) do not exist on Rootstock and fail with
     * InvalidParams. In most libraries, set `gasPrice` or `type: "legacy"`.
     * - Sign with the right chain ID: 31 on Testnet, 30 on Mainnet. Any other fails with InvalidParams. Signatures from
     * before EIP-155 are accepted.
     * - TransactionRejected has the node's message, such as `transaction nonce too low` or `insufficient funds`, after
     * the phrase that libraries look for where the node's has none, such as `replacement transaction underpriced: gas
     * price not enough to bump transaction` (to replace a pending transaction, offer at least 40 % more).
     * - It is safe to send the same transaction again: you get its hash, whether it is pending or mined. If a response is
     * lost, retry with the same bytes; do not sign again with another nonce.
     * - A node holds up to 16 pending transactions per sender and refuses nonces further ahead. Transactions behind a
     * nonce gap wait.
     *
     * @param signedTransaction The signed transaction, RLP-encoded.
     */
    eth_sendRawTransaction(signedTransaction: Data): Promise<CanonicalHash>;
    /**
     * Sends a signed transaction and waits for its receipt (EIP-7966).
     *
     * Like `eth_sendRawTransaction`, but the response comes when a block has the transaction, with its receipt. A
     * transaction that fails has a receipt, too: its `status` is `0x0`.
     *
     * Rootstock nodes have no such method. The gateway composes it of one `eth_sendRawTransaction` and of
     * `eth_getTransactionReceipt`, until there is a receipt. It counts as one request, and takes one of your concurrent
     * calls while it waits.
     *
     * - Rootstock has about two blocks a minute, and the wait can end before: after 20 seconds, or `timeout`, the call
     * fails with TransactionPending, and `data` is the hash. **The transaction is sent all the same**: poll
     * `eth_getTransactionReceipt`.
     * - Sending the same transaction again waits again.
     *
     * @param signedTransaction The signed transaction, RLP-encoded.
     * @param timeout Longest wait in milliseconds; by default, and for zero, 20 seconds. Longer than 25 seconds is that.
     */
    eth_sendRawTransactionSync(signedTransaction: Data, timeout?: QuantityOrNumber): Promise<Receipt>;
    /**
     * The accounts that the service can sign for: none.
     *
     * Always an empty array: the service holds no private keys. Sign transactions with a wallet or library, and send them
     * with `eth_sendRawTransaction`.
     */
    eth_accounts(): Promise<NoAccounts>;
    /**
     * An account's balance of the native currency.
     *
     * The balance in wei (10¹⁸ wei are one RBTC, or one tRBTC on Testnet) at the end of a block. The balance of an unused
     * address is `0x0`.
     *
     * It does not include tokens: read token balances from their contracts with `eth_call`.
     *
     * An unknown block number or hash fails with InvalidParams: `block … not found`.
     *
     * @param address The account or contract.
     * @param block The state at the end of this block is used.
     */
    eth_getBalance(address: Address, block?: BlockNumberOrTagOrHash): Promise<bigint>;
    /**
     * How many transactions an account has sent: its next nonce.
     *
     * The number of transactions sent from the address up to the end of a block, which is the nonce of its next
     * transaction. With `pending`, transactions in the node's pool count too, but not those behind a nonce gap.
     *
     * An unknown block number or hash fails with InvalidParams: `block … not found`.
     *
     * @param address The sender.
     * @param block The state at the end of this block is used.
     */
    eth_getTransactionCount(address: Address, block?: BlockNumberOrTagOrHash): Promise<bigint>;
    /**
     * Runs a contract's code without a transaction.
     *
     * Runs the call on a block's state and returns its output. Nothing is signed, sent, stored or paid. Use it to read
     * from contracts.
     *
     * - A revert is the error ExecutionReverted (code 3): `execution reverted: <reason>` when the contract gave a reason,
     * and the raw revert bytes in `data`, from which libraries decode custom errors.
     * - A Rootstock node does not check the sender's balance here.
     * - A result of `0x` may mean that the address has no code. A Rootstock node also returns it when a call runs out of
     * gas.
     * - `to` may be omitted when `data` is init code: it runs as in a contract creation, and the result is its output.
     * Libraries use this for deployless calls.
     * - `block` may be a number, a tag or an EIP-1898 object, but not a bare hash. An unknown block number or hash fails
     * with InvalidParams: `block … not found`.
     * - `stateOverride` changes accounts for this call: what if this account had that balance, that code, those storage
     * values? Nodes may have it switched off (RSKj's setting `rpc.allowCallStateOverride`): such calls go to nodes that
     * take it, and fail with CallRejected where none does. An API key with an allow-list of contracts may not use it.
     *
     * @param call The call to run.
     * @param block The call runs on the state of this block.
     * @param stateOverride Changes of accounts that hold during this call only.
     */
    eth_call(call: CallObject, block: BlockNumberOrTagOrObject, stateOverride?: StateOverride): Promise<CanonicalData>;
    /**
     * How much gas a transaction would need.
     *
     * Simulates the whole transaction, including balance checks and contract code, without sending it, and returns the
     * gas that it would use.
     *
     * **It always returns an estimate.** When a step of the simulated transaction fails (the sender's balance is too
     * small, the contract reverts, gas runs out), the response still has an estimate as `result`, never an error; other
     * services return an error such as `insufficient funds for transfer`. An estimate therefore does not mean that the
     * transaction will succeed. Use `eth_call` to find out whether a call reverts, and why.
     *
     * Most libraries send the transaction with the estimate and pay for the failure. An API key therefore has the option
     * *Estimates: fail when the transaction would fail*. With it, a revert returns ExecutionReverted (code 3) with the
     * revert data, and an insufficient balance or `gas` returns CallRejected, as on Ethereum nodes.
     *
     * - A `gas` that is too small for the call is ignored, unless the API key has that option.
     * - `to` may be omitted when `data` is the init code of a contract to create.
     * - The state may change before your transaction is mined: add some gas, such as 20 %.
     * - Invalid params still fail with InvalidParams, and so does an unknown block number or hash: `block … not found`.
     * - `stateOverride` is as in `eth_call`. RSKj doesn't take it here: the call fails with CallRejected where no node
     * does.
     *
     * @param call The transaction to estimate.
     * @param block The simulation runs on the state of this block.
     * @param stateOverride Changes of accounts that hold during the simulation only.
     */
    eth_estimateGas(call: CallObject, block?: BlockNumberOrTag, stateOverride?: StateOverride): Promise<bigint>;
    /**
     * A contract's byte code.
     *
     * The compiled code at an address at the end of a block. It is `0x` for an ordinary account, for a contract that is
     * not deployed yet, and for precompiled contracts such as the Bridge and REMASC.
     *
     * An unknown block number or hash fails with InvalidParams: `block … not found`.
     *
     * @param address The contract.
     * @param block The state at the end of this block is used.
     */
    eth_getCode(address: Address, block: BlockNumberOrTagOrHash): Promise<CanonicalData>;
    /**
     * One slot of a contract's storage.
     *
     * The 32 bytes at a storage position, at the end of a block; all zeros where nothing was stored. The compiler decides
     * the storage layout: Solidity numbers slots from `0x0` and locates mapping entries by hash.
     *
     * An unknown block number or hash fails with InvalidParams: `block … not found`.
     *
     * @param address The contract.
     * @param position The storage slot.
     * @param block The state at the end of this block is used.
     */
    eth_getStorageAt(address: Address, position: bigint | `0x${string}`, block: BlockNumberOrTagOrHash): Promise<StorageWord>;
    /**
     * The bytes stored at a position, of any length.
     *
     * What is stored at a storage position, at the end of a block. Rootstock's own contracts (the Bridge, `0x…01000006`;
     * REMASC, `0x…01000008`) store values of any length, often RLP, under keys that are the name of the value, padded on
     * the left with zeros to 32 bytes. `eth_getStorageAt` fails for values of more than 32 bytes.
     *
     * Other contracts store words: the result is 32 bytes, as of `eth_getStorageAt`, although nodes leave leading zeros
     * out. Where nothing is stored, it is `0x`.
     *
     * An unknown block number or hash fails with InvalidParams: `block … not found`.
     *
     * @param address The contract.
     * @param position The storage position: up to 32 bytes.
     * @param block The state at the end of this block is used.
     */
    rsk_getStorageBytesAt(address: Address, position: bigint | `0x${string}`, block: BlockNumberOrTagOrHash): Promise<CanonicalData>;
    /**
     * The logs that match a filter.
     *
     * Searches one block, by `blockHash`, or a range of blocks, by `fromBlock` and `toBlock`, for logs with given
     * contracts and topics. The result is in chain order, and empty when nothing matches.
     *
     * **A request must be within one of two limits:** up to **10,000 logs** from a range of any width, *or* up to **2,000
     * blocks** (both ends included) with any number of logs. Beyond both, the request fails with InvalidParams and
     * suggests a smaller range: `this block range should work: [0x…, 0x…]` in the message, and `{from, to, limit}` in
     * `data`. If the result is too large or takes too long, LimitExceeded suggests a range too.
     *
     * - With none of the three block members, the result has the logs of the latest block. With only `fromBlock`, the
     * range ends at the head. With only `toBlock`, it starts at the latest block, so an older `toBlock` is refused; give
     * both.
     * - A `toBlock` of `pending`, or past the head, means the head. A `fromBlock` past the head returns `[]`. A
     * `fromBlock` after `toBlock` fails with InvalidParams, and so does `blockHash` together with either. An unknown
     * `blockHash` returns `[]`.
     * - `topics` match by position: `null` matches anything, an array matches any of its items. `[A, null, [B, C]]` means
     * A first, anything second, and B or C third.
     * - To follow a contract, remember the last block you have read and request the logs from the next block on; read
     * some earlier blocks again to detect reorganisations.
     *
     * Logs of REMASC (`0x…01000008`) are not ABI-encoded: their topics are padded text, such as `mining_fee_topic`.
     *
     * @param filter Which logs.
     */
    eth_getLogs(filter: LogFilter): Promise<Logs>;
    /**
     * A block's header as the network encodes it, by block hash.
     *
     * An RLP list: parentHash, sha3Uncles, miner, stateRoot, transactionsRoot, receiptsRoot, logsBloom, difficulty,
     * number, gasLimit, gasUsed, timestamp, extraData, paidFees, minimumGasPrice, number of uncles, an empty item (since
     * the papyrus upgrade), then in headers of version 1 and 2 the version, the edges of the transaction sublists and, in
     * version 2, the base event; last the Bitcoin block header.
     *
     * The Keccak-256 hash of a header of version 0 (Mainnet) is the block's hash. Headers of version 1 and 2 (Testnet,
     * RSKIP-351 and RSKIP-535) are hashed in another form: without version, edges and base event, and with RLP[version,
     * E] in the place of logsBloom, where E is the Keccak-256 hash of RLP[Keccak-256 hash of logsBloom, base event
     * (version 2), edges].
     *
     * @param blockHash The hash of the block.
     */
    rsk_getRawBlockHeaderByHash(blockHash: Hash32): Promise<DataOrNull>;
    /**
     * A block's header as the network encodes it, by block number.
     *
     * The same bytes as `rsk_getRawBlockHeaderByHash` returns, which says how they are made up. The header of the pending
     * block has no Bitcoin block header yet.
     *
     * @param block The block number or tag.
     */
    rsk_getRawBlockHeaderByNumber(block: BlockNumberOrTag): Promise<DataOrNull>;
    /**
     * A mined transaction's receipt as the network encodes it.
     *
     * An RLP list: state (`01` for success, else empty), cumulativeGasUsed, logsBloom, logs, gasUsed, status (`01` or
     * empty). It is the value that the block's receiptsRoot commits to; `rsk_getTransactionReceiptNodesByHash` returns
     * the proof. Where RSKIP-144 is active (Testnet), cumulativeGasUsed starts at zero in each sublist of the block, and
     * is 0 for REMASC.
     *
     * Only blocks of the main chain are searched; a pending transaction has no receipt.
     *
     * The devchain encodes receipts as Ethereum does: status, cumulativeGasUsed, logsBloom, logs.
     *
     * @param transactionHash The hash of the transaction.
     */
    rsk_getRawTransactionReceiptByHash(transactionHash: Hash32): Promise<DataOrNull>;
    /**
     * The proof that a receipt belongs to a block.
     *
     * The nodes of the block's receipt trie from the transaction's leaf up to the root. The Keccak-256 hash of the last
     * one is the block's receiptsRoot; the leaf has the Keccak-256 hash of the receipt's bytes, as
     * `rsk_getRawTransactionReceiptByHash` returns them. The path in the trie is the RLP encoding of the transaction's
     * index. Side-chain blocks are searched, too.
     *
     * The nodes are those of Rootstock's unitrie (RSKIP-107), not of Ethereum's trie. In Mainnet blocks before RSKIP-126
     * (below `0x1846d8`), receiptsRoot is the root of an older form of trie, which these nodes don't prove.
     *
     * The devchain has Ethereum's tries: its nodes are RLP lists.
     *
     * @param blockHash The hash of the block.
     * @param transactionHash The hash of a transaction in that block.
     */
    rsk_getTransactionReceiptNodesByHash(blockHash: Hash32, transactionHash: Hash32): Promise<ReceiptNodesOrNull>;
    /**
     * Execution traces of a block.
     *
     * Each call, creation and destruction is one trace, in the order of execution; `traceAddress` is its place in the
     * tree. REMASC's transaction is the last one of every block on a Rootstock node.
     *
     * The node re-executes the block, which is expensive, and needs the state before it: pruned nodes return an error.
     * Nodes may lack traces altogether; those that have them are used, and if none has, the call fails with
     * MethodNotFound.
     *
     * For a block off the main chain, given by its hash, RSKj gives the hash and positions of other blocks; here they are
     * the block's own.
     *
     * - Not traced by RSKj: calls of precompiled contracts (the Bridge among them) by contracts, creations by contracts
     * that fail, and calls of more value than the caller has.
     * - RSKj gives no output at the top level, no input of calls to accounts without code, and from 9.0.0 to 9.0.2 the
     * transaction's input as that of each inner call; such nodes are used only where no other node has traces.
     * - Traces of `pending` have no block and no position, and no gas used at the top level.
     * - The devchain has no REMASC transaction; its traces have outputs and failed creations, too.
     *
     * @param block The block number, hash or tag.
     */
    trace_block(block: BlockNumberTagOrHash): Promise<TracesOrNull>;
    /**
     * Execution traces of a transaction.
     *
     * Each call, creation and destruction is one trace, in the order of execution; `traceAddress` is its place in the
     * tree. The first trace is the transaction itself. `trace_block` says what nodes leave out.
     *
     * The node runs the whole block of the transaction again, so `trace_block` is as cheap as one transaction of it. Only
     * blocks of the main chain are searched; a pending transaction has no traces.
     *
     * @param transactionHash The hash of the transaction.
     */
    trace_transaction(transactionHash: Hash32): Promise<TracesOrNull>;
    /**
     * Traces of a range of blocks, by sender and receiver.
     *
     * Searches up to **2,000 blocks** (both ends included) for the transactions from and to given addresses, and returns
     * up to **100 traces** of them: all traces of these transactions, in the order of execution. The addresses are those
     * of the transaction, so inner calls to an address are not found by it. Both given, both must match.
     *
     * For the next traces, add their number to `after`, as often as you like; or begin at the block of the last one. A
     * result with fewer traces than `count` is the last.
     *
     * - A wider range fails with InvalidParams, and suggests a smaller one: `this block range should work: [0x…, 0x…]` in
     * the message, and `{from, to, limit}` in `data`. If it takes too long, LimitExceeded suggests a range too.
     * - With neither block, only the latest block is searched. With only `toBlock`, the range starts at the latest block,
     * so an older `toBlock` is refused; give both.
     * - A `toBlock` of `pending`, or past the head, means the head. A `fromBlock` past the head returns `[]`. A
     * `fromBlock` after `toBlock` fails with InvalidParams.
     *
     * The service reads block by block, as `trace_block` does, until it has enough, and caches them so: the pages of a
     * range are read from nodes once. None of a node's own limits on `trace_filter` apply.
     *
     * @param filter Which traces.
     */
    trace_filter(filter: TraceQuery): Promise<Traces>;
    /**
     * Execution trace of a transaction, as a tree of calls.
     *
     * The same as `trace_transaction`, as `callTracer` of go-ethereum writes it: for indexers, debuggers and explorers
     * that ask for this form.
     *
     * The gateway composes the result: it reads the transaction and its `trace_transaction`, and, where something
     * reverted or `withLog` is set, asks a node that has `debug_traceTransaction` for what these don't tell. It counts as
     * one request. RSKj's own `callTracer` writes `output` without its leading zeros, errors in Java's words, and the gas
     * of plain transfers as zero; here they are as go-ethereum has them.
     *
     * - Single steps (`structLogs`) and other tracers are refused.
     * - `trace_block` says what nodes leave out of traces. The `to` of a `CALLCODE` is the calling contract.
     * - The last transaction of every block on a Rootstock node is REMASC's, which has no gas.
     *
     * @param transactionHash The hash of the transaction.
     * @param options How to trace.
     */
    debug_traceTransaction(transactionHash: Hash32, options?: TraceOptions): Promise<CallFrameOrNull>;
    /**
     * Execution traces of a block, as trees of calls; the block by its number.
     *
     * For each transaction of the block what `debug_traceTransaction` returns, which says how it is made; REMASC's too,
     * the last one of every block on a Rootstock node. It reads the block and its `trace_block`, so it costs a node as
     * much as that. It counts as one request.
     *
     * The pending block is refused.
     *
     * @param block The block number or tag.
     * @param options How to trace.
     */
    debug_traceBlockByNumber(block: BlockNumberOrTag, options?: TraceOptions): Promise<TracedTransactionsOrNull>;
    /**
     * Execution traces of a block, as trees of calls; the block by its hash.
     *
     * For each transaction of the block what `debug_traceTransaction` returns, which says how it is made; REMASC's too,
     * the last one of every block on a Rootstock node. It reads the block and its `trace_block`, so it costs a node as
     * much as that. It counts as one request.
     *
     * @param block The hash of the block.
     * @param options How to trace.
     */
    debug_traceBlockByHash(block: Hash32, options?: TraceOptions): Promise<TracedTransactionsOrNull>;
    /**
     * The Keccak-256 hash of the given bytes.
     *
     * Keccak-256 is the hash function of Ethereum and Rootstock. Despite the method's name it is **not** the standardised
     * SHA3-256, which uses different padding.
     *
     * Any Ethereum library computes it locally, without a request.
     *
     * @param data The bytes to hash; `0x` for none.
     */
    web3_sha3(data: Data): Promise<CanonicalHash>;
    /**
     * Creates a filter for logs.
     *
     * Creates a filter for logs. Poll new logs with `eth_getFilterChanges`; read all of them with `eth_getFilterLogs`.
     *
     * - `fromBlock` and `toBlock` limit the logs to these blocks; the logs of blocks that exist already are only in
     * `eth_getFilterLogs`. With `blockHash`, there are no changes.
     * - The limits of `eth_getLogs` apply; params may have up to 32 KiB. API keys with a list of contracts can create
     * filters for these contracts only.
     *
     * A filter belongs to the user and network of the API key. It is kept in the service's database: any of the user's
     * keys of the network can poll it, on any process of the service, also after a restart. It is removed by
     * `eth_uninstallFilter`, after 15 minutes without a poll, or when the API key that created it no longer allows it. A
     * user can have 100 filters; a further one is refused with RateLimited.
     *
     * @param filter Which logs.
     */
    eth_newFilter(filter: LogFilter): Promise<bigint>;
    /**
     * Creates a filter for new blocks.
     *
     * Creates a filter, which `eth_getFilterChanges` polls for the hashes of new blocks.
     *
     * A filter belongs to the user and network of the API key. It is kept in the service's database: any of the user's
     * keys of the network can poll it, on any process of the service, also after a restart. It is removed by
     * `eth_uninstallFilter`, after 15 minutes without a poll, or when the API key that created it no longer allows it. A
     * user can have 100 filters; a further one is refused with RateLimited.
     */
    eth_newBlockFilter(): Promise<bigint>;
    /**
     * Creates a filter for pending transactions.
     *
     * Creates a filter, which `eth_getFilterChanges` polls for the hashes of transactions accepted into a node's pool,
     * each once: those sent through this service, by any of its processes, and those that nodes tell of over WebSocket,
     * where they have one. After a restart of the service, the nodes are listened to again from the next poll on.
     *
     * A filter belongs to the user and network of the API key. It is kept in the service's database: any of the user's
     * keys of the network can poll it, on any process of the service, also after a restart. It is removed by
     * `eth_uninstallFilter`, after 15 minutes without a poll, or when the API key that created it no longer allows it. A
     * user can have 100 filters; a further one is refused with RateLimited.
     */
    eth_newPendingTransactionFilter(): Promise<bigint>;
    /**
     * What is new since the last poll of a filter.
     *
     * Returns what has happened since the filter's last poll or, in the first poll, since it was created:
     *
     * - **Logs**: the logs of new blocks that match the filter, in chain order. After a reorganisation: the logs that the
     * filter has returned of the removed blocks, again with `removed: true`, the newest first, then those of the new
     * branch.
     * - **Blocks**: the hashes of new blocks, in order. After a reorganisation: those of the whole new branch.
     * - **Transactions**: hashes, each once.
     *
     * Each event is returned once, also when several polls of a filter run at once, and none is missed. A poll covers up
     * to 2,000 blocks and stops after 10,000 events or 4 MiB; the next poll continues there. A response that is lost on
     * its way to you is not repeated: where that matters, read these blocks by `eth_getLogs`.
     *
     * A filter that does not exist fails with CallRejected: `filter not found`. So does one whose blocks were removed by
     * a reorganisation, if no node has them any more: create a new one.
     *
     * @param filter The filter's ID.
     */
    eth_getFilterChanges(filter: bigint | `0x${string}`): Promise<FilterChanges>;
    /**
     * All logs of a filter.
     *
     * Returns what `eth_getLogs` returns for the params of `eth_newFilter`, with the same limits. It counts as a poll,
     * but does not change what `eth_getFilterChanges` returns next.
     *
     * A filter that does not exist, or that is not for logs, fails with CallRejected: `filter not found`.
     *
     * @param filter The filter's ID.
     */
    eth_getFilterLogs(filter: bigint | `0x${string}`): Promise<Logs>;
    /**
     * Removes a filter before its time is over.
     *
     * Returns whether there was such a filter. Filters that are no longer polled are removed after 15 minutes.
     *
     * @param filter The filter's ID.
     */
    eth_uninstallFilter(filter: bigint | `0x${string}`): Promise<FilterRemoved>;
    /**
     * Subscribes to events of the chain, over WebSocket.
     *
     * Returns the ID of a new subscription. From then on the connection gets a message for each event:
     *
     * `{"jsonrpc":"2.0","method":"eth_subscription","params":{"subscription":"0x…","result":…}}`
     *
     * - **`newHeads`**: the header of each new block, once and in order, also when several blocks arrive at once. After a
     * reorganisation: the headers of all blocks of the new branch.
     * - **`logs`**: the logs of new blocks that match the filter, as `eth_getLogs` returns them, each block's after its
     * header. After a reorganisation: the logs already sent from abandoned blocks, again with `removed: true`, the newest
     * first, then those of the new branch.
     * - **`newPendingTransactions`**: the hashes of transactions accepted into a node's pool, each once: those sent
     * through this service, and those that nodes tell of over WebSocket, where they have one. Another node may not know
     * such a transaction yet. With `true` the events are the transactions themselves, as `eth_getTransactionByHash`
     * returns them; one that no node has within some seconds is left out.
     * - **`syncing`**: accepted, but there are no events: the service uses no node that is syncing.
     *
     * Events are not counted against the quota. API keys with a list of contracts can subscribe to `logs` of these
     * contracts only, and to all other events. A subscription ends with `eth_unsubscribe` or with its connection. A
     * connection is closed with 4003 when the key's allow-lists are changed and no longer allow one of its subscriptions.
     * A connection is closed with 1011 if events were lost, for instance after a jump of more than 2,000 blocks.
     *
     * **After a disconnect**, `fromBlock` resumes `newHeads` and `logs` without a gap: what happened since that block
     * comes first, in order, then new events. Give the hash of the last block of which you received all events. If it is
     * no longer on the chain, `logs` sends the removals from there, then the logs of the new branch; `newHeads` all
     * headers of the new branch. If you received only some of a block's logs: `{ "blockHash": "0x…", "logIndex": "0x2"
     * }`, with the index of the first log that you did not receive; after a removed log, its own index. By height: `{
     * "blockNumber": "0x…" }`; a plain number or tag is ignored, since libraries send one with another meaning.
     * InvalidParams if the block is unknown, more than 2,000 blocks back or more than 30 blocks (by default) below the
     * fork, or if there are more than 10,000 logs since: read these with `eth_getLogs`.
     *
     * Over HTTP the method fails with MethodNotFound.
     *
     * @param kind What to subscribe to.
     * @param filter Which logs, for `logs`; where to resume, for `newHeads` and `logs`. For `newPendingTransactions`,
     * `true` for whole transactions; `false` is the same as no filter.
     */
    eth_subscribe(kind: SubscriptionKind, filter?: SubscriptionOption): Promise<SubscriptionId>;
    /**
     * Ends a subscription of the same WebSocket connection.
     *
     * Ends a subscription of the same connection. `false` for an ID that the connection does not have; nobody can end
     * subscriptions of other connections.
     *
     * Over HTTP the method fails with MethodNotFound.
     *
     * @param subscription The ID that eth_subscribe returned.
     */
    eth_unsubscribe(subscription: SubscriptionId): Promise<SubscriptionEnded>;
    /**
     * The transactions that wait for a block, in full.
     *
     * By sender and nonce, in go-ethereum's form: `pending` can be in the next block, `queued` wait for an earlier nonce.
     *
     * The pools of all nodes together: of two transactions with one nonce the better paid. **Off unless a service
     * switches it on** (`METHODS`). A pool of more than 1 MiB fails with LimitExceeded. RSKj has a list for each nonce,
     * and addresses without `0x`; here tools of Ethereum can read it.
     */
    txpool_content(): Promise<PoolContent>;
    /**
     * The transactions that wait for a block, a line for each.
     *
     * By sender and nonce, in go-ethereum's form: receiver, value, gas and gas price. The gateway makes it of
     * `txpool_content`.
     *
     * The pools of all nodes together: of two transactions with one nonce the better paid. **Off unless a service
     * switches it on** (`METHODS`). A pool of more than 1 MiB fails with LimitExceeded.
     */
    txpool_inspect(): Promise<PoolInspection>;
    /**
     * How many transactions wait for a block.
     *
     * `pending` can be in the next block, `queued` wait for an earlier nonce. The gateway makes it of `txpool_content`.
     *
     * The pools of all nodes together: of two transactions with one nonce the better paid. **Off unless a service
     * switches it on** (`METHODS`). A pool of more than 1 MiB fails with LimitExceeded.
     */
    txpool_status(): Promise<PoolStatus>;
    /**
     * Remembers the chain as it is now.
     *
     * The height, the state and the clock are kept, also over a restart; up to 1,000 snapshots. `evm_revert` goes back to
     * it.
     *
     * Only the devchain has this method, in development mode.
     */
    evm_snapshot(): Promise<bigint>;
    /**
     * Goes back to a snapshot.
     *
     * Deletes the blocks and state since then, the pending transactions, this snapshot and later ones. It returns `false`
     * where there is no such snapshot: take another one after each return.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param snapshot The snapshot's ID, from `evm_snapshot`.
     */
    evm_revert(snapshot: bigint | `0x${string}`): Promise<SnapshotFound>;
    /**
     * Makes a block now, whether transactions wait or not.
     *
     * Pending transactions are in it. With a time stamp, the block has that, and the chain's clock goes on from there.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param timestamp The block's time stamp, in seconds since 1970; it must be later than the latest block's.
     */
    evm_mine(timestamp?: QuantityOrNumber): Promise<bigint>;
    /**
     * Moves the chain's clock forward.
     *
     * The next block has the later time. It is kept over a restart.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param seconds By how many seconds; up to 100 years.
     */
    evm_increaseTime(seconds: QuantityOrNumber): Promise<bigint>;
    /**
     * Sets the time stamp of the next block.
     *
     * The chain's clock goes on from there. It is forgotten when the devchain restarts before that block.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param timestamp Seconds since 1970; later than the latest block's time stamp.
     */
    evm_setNextBlockTimestamp(timestamp: QuantityOrNumber): Promise<Done>;
    /**
     * Makes several blocks now.
     *
     * Pending transactions are in the first one. Also under the name `anvil_mine`.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param blocks How many, up to 1,000; one by default.
     * @param interval Seconds from each block to the next on the chain; at least one.
     */
    hardhat_mine(blocks?: QuantityOrNumber, interval?: QuantityOrNumber): Promise<Done>;
    /**
     * Resets the chain to its first block.
     *
     * Deletes all blocks, snapshots, pending transactions and impersonations; the funded accounts and the first block
     * stay: block 0, or on a fork the block it began at. **What was there is lost.** Also under the name `anvil_reset`.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param options Other development chains take a chain to fork here; the devchain doesn't: it forks by `rootgate
     * devchain --fork`.
     */
    hardhat_reset(options?: ResetOptions): Promise<Done>;
    /**
     * What the devchain is, and its latest block.
     *
     * For tools that want to know what they are connected with. Also under the name `anvil_metadata`.
     *
     * Only the devchain has this method, in development mode.
     */
    hardhat_metadata(): Promise<DevchainMetadata>;
    /**
     * Sets an account's balance.
     *
     * The state after the latest block changes; there is no transaction and no block. Also under the name
     * `anvil_setBalance`.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param address The account.
     * @param balance Its balance from now on, in wei.
     */
    hardhat_setBalance(address: Address, balance: bigint | `0x${string}`): Promise<Done>;
    /**
     * Sets an account's nonce.
     *
     * It may only grow, and the account must have no pending transactions. There is no transaction and no block. Also
     * under the name `anvil_setNonce`.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param address The account.
     * @param nonce The nonce of its next transaction.
     */
    hardhat_setNonce(address: Address, nonce: bigint | `0x${string}`): Promise<Done>;
    /**
     * Sets the code of a contract.
     *
     * Storage and balance stay. There is no transaction and no block; a constructor does not run. Also under the name
     * `anvil_setCode`.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param address The contract.
     * @param code Its code at runtime, up to 24 KiB; `0x` for none.
     */
    hardhat_setCode(address: Address, code: Data): Promise<Done>;
    /**
     * Sets one slot of a contract's storage.
     *
     * There is no transaction and no block. Also under the name `anvil_setStorageAt`.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param address The contract.
     * @param position The storage slot.
     * @param word The 32 bytes to store.
     */
    hardhat_setStorageAt(address: Address, position: bigint | `0x${string}`, word: Hash32): Promise<Done>;
    /**
     * Lets transactions be sent from an account without its key.
     *
     * `eth_sendTransaction` takes the account as `from` then, a contract's too. It needs coins for gas:
     * `hardhat_setBalance`. It ends with `hardhat_stopImpersonatingAccount` or a restart; up to 1,000 accounts. Also
     * under the name `anvil_impersonateAccount`.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param address The account.
     */
    hardhat_impersonateAccount(address: Address): Promise<Done>;
    /**
     * Ends the impersonation of an account.
     *
     * Transactions that it has sent stay. Also under the name `anvil_stopImpersonatingAccount`.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param address The account.
     */
    hardhat_stopImpersonatingAccount(address: Address): Promise<ImpersonationEnded>;
    /**
     * Signs and sends a transaction of a devchain's account.
     *
     * The sender is one of the devchain's funded accounts, which the start prints, or an impersonated account. Of an
     * impersonated account the signature is a mark that proves nothing. TransactionRejected has the same messages as with
     * `eth_sendRawTransaction`. A transaction that will fail is sent all the same, as gas is estimated for it. Real
     * networks have no such method here, since the service holds no keys of anybody.
     *
     * Only the devchain has this method, in development mode.
     *
     * @param transaction The transaction.
     */
    eth_sendTransaction(transaction: TransactionRequest): Promise<CanonicalHash>;
}
/** A client of one endpoint. */
export interface Client extends Methods, TypedClient<RpcMethods, RpcResultCases, RpcError> {
    /** The same client with other call options, such as `{ signal }`. */
    with(options: CallOptions): Client;
}
