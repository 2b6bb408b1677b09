// Generated from openrpc.json by `npm run generate`. Do not edit.

import type { CallOptions } from "./runtime/requester.js";
import type { ErrorOf, OutcomesOf, TypedClient } from "./runtime/typed.js";
/**
 * A whole number: `0x` and 1 to 64 hexadecimal digits, in any letter case. Leading zeros are fine. A decimal string or
 * a JSON number is not.
 */
export type Quantity = `0x${string}`;
/** Bytes: `0x` and two hexadecimal digits for each, in any letter case. `0x` alone is no bytes at all. */
export type Data = `0x${string}`;
/**
 * An account or a contract: `0x` and 40 hexadecimal digits. Any letter case is fine, and checksums are not checked:
 * neither Ethereum's (EIP-55) nor Rootstock's own (EIP-1191, RSKIP-60).
 */
export type Address = `0x${string}`;
/**
 * 32 bytes, as the hash of a block, of a transaction or of an event's signature: `0x` and 64 hexadecimal digits, in any
 * letter case.
 */
export type Hash32 = `0x${string}`;
/** `true` for whole transaction objects in a block, `false` for their hashes only. */
export type FullTransactions = boolean;
/**
 * A block by its role:
 *
 * - `latest`: the most recent block the node has;
 * - `earliest`: the lowest numbered block the node has;
 * - `pending`: a sample of the next block, on top of `latest`, with transactions from the node's pool. It is not mined
 * yet.
 *
 * The letter case counts. Ethereum's `safe` and `finalized` do not exist on Rootstock.
 */
export type BlockTag = "latest" | "earliest" | "pending";
/** A block by its height: `0x` and 1 to 63 hexadecimal digits. (64 digits are always read as a hash.) */
export type BlockNumber = `0x${string}`;
/** Which block: its number or a tag. */
export type BlockNumberOrTag = BlockTag | BlockNumber;
/**
 * Which block: its number, a tag, or an EIP-1898 object. To name a block by its hash here, write `{"blockHash":
 * "0x…"}`.
 */
export type BlockNumberOrTagOrObject = BlockTag | BlockNumber | BlockByHash | BlockByNumber;
/** Which block: its number, its hash (64 digits), a tag, or an EIP-1898 object. */
export type BlockNumberOrTagOrHash = BlockTag | BlockNumber | Hash32 | BlockByHash | BlockByNumber;
/** Any of these addresses. An empty list is any address. */
export type AddressList = Address[];
/** One address, or a list of which any may match. */
export type AddressFilter = Address | AddressList;
/** Any of these topics. An empty list is any topic. */
export type TopicAlternatives = Hash32[];
/** What one topic must be: this one, any of these, or (`null`) anything. */
export type TopicFilter = Hash32 | NullValue | TopicAlternatives;
/** Nothing: not found, not yet, or not applicable. */
export type NullValue = null;
/**
 * What a log's topics must be, position by position. A log with fewer topics than there are demands does not match;
 * further topics of a log are free.
 */
export type TopicFilters = TopicFilter[];
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
/** A whole number, or `null` when there is no such block. */
export type QuantityOrNull = CanonicalQuantity | NullValue;
/**
 * The id that signatures are bound to (EIP-155): `0x1f` (31) on Testnet, `0x1e` (30) on Mainnet. A service for a
 * private chain returns that chain's.
 */
export type ChainId = `0x${string}`;
/**
 * The network's id, in decimal: `31` is Testnet, `30` is Mainnet. A service for a private chain returns that chain's.
 */
export type NetworkId = string;
/** Name, version and build of the node software, parted by slashes. Free text: show it, do not take it apart. */
export type ClientVersion = string;
/** The addresses the service owns: none, ever. */
export type NoAccounts = CanonicalAddress[];
/**
 * A bloom filter of 256 bytes over the addresses and topics of logs: it says cheaply that a log is certainly not there.
 */
export type LogsBloom = `0x${string}`;
/** One slot of a contract's storage: always 32 bytes, with leading zeros; all zeros when nothing was ever stored. */
export type StorageWord = `0x${string}`;
/** 8 bytes that Ethereum's old proof of work needed; all zeros on Rootstock. */
export type BlockNonce = `0x${string}`;
/** A short id: the first 24 hexadecimal digits of the transaction's hash, without `0x`. */
export type TransactionId = string;
/** How the execution went: `0x1` success, `0x0` failure. A failed transaction still pays for its gas. */
export type TransactionStatus = "0x1" | "0x0";
/** Hashes, in chain order. */
export type HashList = CanonicalHash[];
/** Whole transactions, in chain order. */
export type TransactionList = Transaction[];
/**
 * Where a block's transactions are cut into lists that run in parallel (RSKIP-144).
 *
 *
 *
 * Items: Index of the first transaction after a list.
 */
export type SublistEdges = number[];
/** A transaction, or `null` when there is none. */
export type TransactionOrNull = Transaction | NullValue;
/** A transaction found by its place in a block: all members of a transaction, and `_id`. */
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
/** A receipt, or `null` when there is none (yet). */
export type ReceiptOrNull = Receipt | NullValue;
/** A block, or `null` when there is no such block. */
export type BlockOrNull = Block | NullValue;
/** The params and the result of every method, as the document declares them. */
export interface RpcMethods {
    /** The chain id that signatures are bound to. */
    eth_chainId: {
        params: [];
        result: ChainId;
    };
    /** The network's id, as a decimal string. */
    net_version: {
        params: [];
        result: NetworkId;
    };
    /** Version of the protocol that the nodes speak to each other. */
    eth_protocolVersion: {
        params: [];
        result: CanonicalQuantity;
    };
    /** Name and version of the node software. */
    web3_clientVersion: {
        params: [];
        result: ClientVersion;
    };
    /** A gas price that gets a transaction mined soon. */
    eth_gasPrice: {
        params: [];
        result: CanonicalQuantity;
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
    /** What came of a mined transaction. */
    eth_getTransactionReceipt: {
        params: [transactionHash: Hash32];
        result: ReceiptOrNull;
    };
    /** Sends a signed transaction to the network. */
    eth_sendRawTransaction: {
        params: [signedTransaction: Data];
        result: CanonicalHash;
    };
    /** The accounts the service owns: none. */
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
        params: [call: CallObject, block: BlockNumberOrTagOrObject];
        result: CanonicalData;
    };
    /** How much gas a transaction would need. */
    eth_estimateGas: {
        params: [call: EstimateObject, block?: BlockNumberOrTag];
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
    /** The logs that match a filter. */
    eth_getLogs: {
        params: [filter: LogFilter];
        result: Logs;
    };
    /** Keccak-256 of some bytes. */
    web3_sha3: {
        params: [data: Data];
        result: CanonicalHash;
    };
}
/** A block by its hash, as in EIP-1898. */
export interface BlockByHash {
    /** The block's hash. */
    blockHash: Hash32;
    /**
     * `true` to get an error when the block is not on the main chain. Left out: a side-chain block is as good, if the
     * node has it.
     */
    requireCanonical?: boolean;
}
/** A block by its height, as in EIP-1898. */
export interface BlockByNumber {
    /** The block's height. */
    blockNumber: BlockNumber;
}
/**
 * A message to a contract. Members that a Rootstock node does not know (`type`, `maxFeePerGas`, `accessList`, …) are
 * dropped, not refused, since common libraries send them.
 */
export interface CallObject {
    /** The sender. Left out: the zero address. No signature is needed, so any address will do. */
    from?: Address;
    /**
     * The contract or account that is called. Leave it out to run `data` as the init code of a contract; without `data`
     * it is required.
     */
    to?: Address;
    /** Most gas the execution may use. Left out: as much as the node allows. */
    gas?: Quantity;
    /** Wei for each unit of gas. Left out: zero. */
    gasPrice?: Quantity;
    /** Wei sent along. Left out: zero. */
    value?: Quantity;
    /**
     * First 4 bytes of the hash of the function's signature, then its arguments, in contract ABI encoding. Left out:
     * `0x`.
     */
    data?: Data;
    /** Another name for `data`, as newer libraries send it. If both are given they must be the same. */
    input?: Data;
}
/**
 * The transaction whose gas is asked for: a call object in which `to` may be left out when `data` holds the init code
 * of a contract to create. Members that a Rootstock node does not know (`type`, `maxFeePerGas`, `accessList`, …) are
 * dropped, not refused.
 */
export interface EstimateObject {
    /** The sender. Left out: the zero address. No signature is needed, so any address will do. */
    from?: Address;
    /** The receiver. Leave it out to create a contract from `data`; without `data` it is required. */
    to?: Address;
    /** Most gas the execution may use. Left out: as much as the node allows. */
    gas?: Quantity;
    /** Wei for each unit of gas. Left out: zero. */
    gasPrice?: Quantity;
    /** Wei sent along. Left out: zero. */
    value?: Quantity;
    /**
     * First 4 bytes of the hash of the function's signature, then its arguments, in contract ABI encoding. Left out:
     * `0x`.
     */
    data?: Data;
    /** Another name for `data`, as newer libraries send it. If both are given they must be the same. */
    input?: Data;
}
/**
 * Which logs: those of one block, by `blockHash`, or of a range, by `fromBlock` and `toBlock`; never both. With none of
 * the three: the logs of the latest block.
 */
export interface LogFilter {
    /** Only the block with this hash. `fromBlock` and `toBlock` must then be left out. */
    blockHash?: Hash32;
    /** The contract the logs come from, or a list of contracts. Left out: any. */
    address?: AddressFilter;
    /** First block of the range. Left out: `latest`. */
    fromBlock?: BlockNumberOrTag;
    /**
     * Last block of the range, itself included. Left out: `latest`. `pending`, or a number past the head, is taken as the
     * head.
     */
    toBlock?: BlockNumberOrTag;
    /** What the topics must be, by position. Left out: anything. */
    topics?: TopicFilters;
}
/** A signed transaction, pending or in a block. */
export interface Transaction {
    /** Keccak-256 of the signed transaction; its name from now on. */
    hash: CanonicalHash;
    /** How many transactions the sender had sent before this one. */
    nonce: CanonicalQuantity;
    /** Hash of the block that includes the transaction; `null` while it is pending. */
    blockHash: CanonicalHash | NullValue;
    /** Number of the block that includes the transaction; `null` while it is pending. */
    blockNumber: CanonicalQuantity | NullValue;
    /** Position in its block, counted from zero; `null` while it is pending. */
    transactionIndex: CanonicalQuantity | NullValue;
    /** The sender, recovered from the signature. The zero address for REMASC, the system transaction that pays miners. */
    from: CanonicalAddress;
    /** The receiver; `null` when the transaction creates a contract. */
    to: CanonicalAddress | NullValue;
    /** Most gas the sender let it use. */
    gas: CanonicalQuantity;
    /** Wei the sender pays for each unit of gas. */
    gasPrice: CanonicalQuantity;
    /** Wei moved from sender to receiver. */
    value: CanonicalQuantity;
    /** Data sent along: a contract's init code, a call's selector and arguments, or `0x`. */
    input: CanonicalData;
    /**
     * ECDSA recovery id. `0x1b` or `0x1c` for signatures from before EIP-155, else twice the chain id plus 35 or 36:
     * `0x61` or `0x62` on Testnet, `0x5f` or `0x60` on Mainnet. REMASC is unsigned: `0x0`, or `null` from a node set up
     * that way.
     */
    v: CanonicalQuantity | NullValue;
    /**
     * ECDSA signature r: 32 bytes as a number, so leading zeros are left out. Pad it yourself where bytes are needed.
     * `null` only as for `v`.
     */
    r: CanonicalQuantity | NullValue;
    /** ECDSA signature s: 32 bytes as a number, so leading zeros are left out. `null` only as for `v`. */
    s: CanonicalQuantity | NullValue;
    /** Transaction type. Rootstock has legacy transactions only: always `0x0`. */
    type: CanonicalQuantity;
}
/** What a transaction has besides when it was found by its place in a block. */
export interface ShortId {
    /** A short id of the transaction. */
    _id: TransactionId;
}
/** An event that a contract emitted. */
export interface Log {
    /** Position among all logs of the block, counted from zero; `null` while pending. */
    logIndex: CanonicalQuantity | NullValue;
    /** Position of the transaction in the block; `null` while pending. */
    transactionIndex: CanonicalQuantity | NullValue;
    /** The transaction that emitted it; `null` while pending. */
    transactionHash: CanonicalHash | NullValue;
    /** Hash of the block; `null` while pending. */
    blockHash: CanonicalHash | NullValue;
    /** Number of the block; `null` while pending. */
    blockNumber: CanonicalQuantity | NullValue;
    /** The contract that emitted it. */
    address: CanonicalAddress;
    /**
     * The arguments that are not indexed, ABI-encoded: as a rule a multiple of 32 bytes. Rootstock's own contracts
     * (REMASC, Bridge) keep to no such rule.
     */
    data: CanonicalData;
    /** The indexed arguments: none to four. */
    topics: Topics;
    /**
     * Always `false`: a log that a reorganisation took off the chain is not found any more. Beyond the specification,
     * since some libraries refuse logs without it.
     */
    removed: boolean;
}
/** What came of a transaction once it was in a block. */
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
    to: CanonicalAddress | NullValue;
    /** Gas used in the block up to and including this transaction. */
    cumulativeGasUsed: CanonicalQuantity;
    /** Gas used by this transaction alone. */
    gasUsed: CanonicalQuantity;
    /**
     * Wei the sender really paid for each unit of gas. Rootstock has no fee market, so it is the transaction's gas price.
     */
    effectiveGasPrice: CanonicalQuantity;
    /**
     * The contract that was created; `null` when the transaction created none. It may be set even when the creation
     * failed: look at `status` first.
     */
    contractAddress: CanonicalAddress | NullValue;
    /** The events emitted, in order. Empty when the transaction failed. */
    logs: Logs;
    /** Bloom filter of the logs of this transaction. */
    logsBloom: LogsBloom;
    /** How the execution went. Always there, but in receipts with a `root`. */
    status?: TransactionStatus;
    /**
     * State root after the transaction: in receipts from before the Byzantium rules, in the place of `status`.
     * Rootstock's carry `status`, so do not expect it.
     */
    root?: CanonicalHash;
    /** Transaction type: always `0x0`, legacy. */
    type: CanonicalQuantity;
}
/** A block, with the Bitcoin merged-mining proof that secures it. Nodes may send more members than are listed here. */
export interface Block {
    /** Height of the block; `null` if pending. */
    number: CanonicalQuantity | NullValue;
    /** Hash of the block; `null` if pending. */
    hash: CanonicalHash | NullValue;
    /** Hash of the block before it. */
    parentHash: CanonicalHash;
    /** Hash of the list of uncles. */
    sha3Uncles: CanonicalHash;
    /** Bloom filter of the logs of the block; `null` if pending. */
    logsBloom: LogsBloom | NullValue;
    /** Root of the trie of transactions. */
    transactionsRoot: CanonicalHash;
    /** Root of the state trie after the block. */
    stateRoot: CanonicalHash;
    /** Root of the trie of receipts. */
    receiptsRoot: CanonicalHash;
    /** Who gets the mining reward; `null` in a pending block. */
    miner: CanonicalAddress | NullValue;
    /** How hard this block was to mine. */
    difficulty: CanonicalQuantity;
    /** Difficulty of the chain up to and including this block. Nodes may say `0x0` for a pending block. */
    totalDifficulty: CanonicalQuantity;
    /** What the miner wrote into the header; often the node's version. */
    extraData: CanonicalData;
    /** Size of the block, in bytes. */
    size: CanonicalQuantity;
    /** Most gas that the transactions of the block may use together. */
    gasLimit: CanonicalQuantity;
    /** Gas that they did use. */
    gasUsed: CanonicalQuantity;
    /** When the block was put together, in seconds since 1970 (unix time). */
    timestamp: CanonicalQuantity;
    /**
     * Hashes of the transactions, or whole transactions when they were asked for. On a Rootstock node the last one is
     * REMASC, which pays the miners.
     */
    transactions: HashList | TransactionList;
    /** Hashes of the uncles: up to ten sibling blocks that share in the reward. */
    uncles: HashList;
    /** Lowest gas price, in wei, that a transaction needs to get into the block. */
    minimumGasPrice: CanonicalQuantity;
    /**
     * Header (80 bytes) of the Bitcoin block that this block was mined with. `0x` if pending, `0x00` in the genesis
     * block.
     */
    bitcoinMergedMiningHeader: CanonicalData;
    /**
     * Coinbase transaction of that Bitcoin block, compressed: a count of bytes already hashed (8 bytes), the SHA-256
     * midstate over them (32 bytes), and the rest, in which `RSKBLOCK:` comes before `hashForMergedMining`.
     */
    bitcoinMergedMiningCoinbaseTransaction: CanonicalData;
    /**
     * Hashes that lead from the coinbase transaction up to the Merkle root in the Bitcoin header. `0x` where the coinbase
     * was the only transaction.
     */
    bitcoinMergedMiningMerkleProof: CanonicalData;
    /** Hash of the block's header without its Bitcoin part; what the Bitcoin miner commits to. */
    hashForMergedMining: CanonicalHash;
    /** Fees, in wei, paid by all transactions of the block. */
    paidFees: CanonicalQuantity;
    /**
     * Total difficulty of the chain up to this block, by the specification. A Rootstock node reports the difficulty of
     * this block and its uncles instead; for the chain's total take `totalDifficulty`.
     */
    cumulativeDifficulty: CanonicalQuantity;
    /** 32 zero bytes, for tools made for Ethereum. From newer nodes only. */
    mixHash?: CanonicalHash;
    /** 8 zero bytes, for tools made for Ethereum. From newer nodes only. */
    nonce?: BlockNonce;
    /**
     * Where the transactions are cut into lists that run in parallel (RSKIP-144); `null` before that rule. From newer
     * nodes only.
     */
    rskPteEdges?: SublistEdges | NullValue;
    /** A header field of RSKIP-535; `null` before that rule. From newer nodes only. */
    baseEvent?: CanonicalData | NullValue;
}
/** What is wrong with the params. */
export interface InvalidParamsData {
    /** Which param is wrong, or which member of it, such as `filter.fromBlock`. */
    param?: string;
    /** First block of a range that works. */
    from?: CanonicalQuantity;
    /** Last block of a range that works. */
    to?: CanonicalQuantity;
    /** How many logs a wide range may have. */
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
/** Where the API key belongs. */
export interface WrongNetworkData {
    /** The API key's network. */
    network: "Testnet" | "Mainnet";
    /** Base URL of that network's endpoints. */
    baseUrl: string;
}
/** Which quota is used up, and when it resets. */
export interface QuotaExceededData {
    /** Which quota. */
    reason: "daily_quota" | "monthly_quota";
    /** Requests in the quota. */
    limit: number;
    /** Requests used. */
    used: number;
    /** When the quota resets: ISO 8601, UTC. */
    resetAt: string;
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
    /** The body is not JSON in UTF-8. Its `id` is `null`. */
    ParseError: {
        code: -32700;
        data: undefined;
    };
    /**
     * The body is JSON but no JSON-RPC 2.0 request; it is too large, nested too deep or holds too many values; or a batch
     * is empty or too long.
     */
    InvalidRequest: {
        code: -32600;
        data: undefined;
    };
    /** There is no such method here, even if the node behind has one. */
    MethodNotFound: {
        code: -32601;
        data: undefined;
    };
    /**
     * A param is missing, too many or wrong; the message says which, and what would be right. `data.param` names it.
     * Also: a block that is not found, and an `eth_getLogs` search past its limit, with a range that works in `data`.
     */
    InvalidParams: {
        code: -32602;
        data: InvalidParamsData | undefined;
    };
    /**
     * Something on our side failed, and a retry may mend it. `data.reason` is `internal`, `node_unavailable` or
     * `store_unavailable`; quote `data.requestId` when you report it.
     */
    InternalError: {
        code: -32603;
        data: InternalErrorData | undefined;
    };
    /**
     * The node refused to run the call, for another reason than a revert; or it no longer keeps the state of the block.
     * The message carries its words.
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
     * The call took longer, or the answer grew larger, than allowed. Ask for less; `eth_getLogs` says which range works.
     */
    LimitExceeded: {
        code: -32011;
        data: LimitExceededData | undefined;
    };
    /** The node refused the transaction. The message carries its words, such as `transaction nonce too low`. */
    TransactionRejected: {
        code: -32010;
        data: undefined;
    };
    /** The contract reverted the call. `data` holds the revert bytes, for your library to decode. */
    ExecutionReverted: {
        code: 3;
        data: CanonicalData;
    };
    /**
     * The API key is missing, malformed, unknown, revoked or expired. The message does not say which; it says where to
     * create a key.
     */
    Unauthorized: {
        code: -32021;
        data: undefined;
    };
    /** The key belongs to the other network. The message names its address. */
    WrongNetwork: {
        code: -32022;
        data: WrongNetworkData;
    };
    /** The key's own allow-list of origins, methods or contracts does not admit this request. */
    Forbidden: {
        code: -32023;
        data: undefined;
    };
    /**
     * The day's (or month's) requests are used up. `data` holds `reason`, `limit`, `used` and `resetAt`; until then every
     * request gets this.
     */
    QuotaExceeded: {
        code: -32029;
        data: QuotaExceededData | undefined;
    };
}
/** The name of a method. */
export type MethodName = keyof RpcMethods;
/** An error that the service answered with. */
export type RpcError = ErrorOf<RpcErrors>;
/** The names of the service's errors. */
export type RpcErrorName = RpcError["name"];
/** What became of the calls of a batch. */
export type Outcomes<Calls extends readonly unknown[]> = OutcomesOf<RpcMethods, RpcResultCases, RpcError, Calls>;
/** A function for each method. It rejects with an RpcError, with a ConnectionError, or with the reason of an aborted signal. */
export interface Methods {
    /**
     * The chain id that signatures are bound to.
     *
     * Answers `0x1f` (31) for a Testnet key and `0x1e` (30) for a Mainnet key: the number that goes into an EIP-155
     * signature, so that a transaction signed for one network is void on the other.
     *
     * It depends on the key alone, and never changes: ask once.
     */
    eth_chainId(): Promise<ChainId>;
    /**
     * The network's id, as a decimal string.
     *
     * Answers `31` for a Testnet key and `30` for a Mainnet key. It is the same number as `eth_chainId` gives, but **in
     * decimal**, the only number of this service that is.
     */
    net_version(): Promise<NetworkId>;
    /**
     * Version of the protocol that the nodes speak to each other.
     *
     * The version of the peer-to-peer protocol. A Rootstock node says `0x3e` (62). It tells you nothing about the chain:
     * for that, ask `eth_chainId`.
     */
    eth_protocolVersion(): Promise<CanonicalQuantity>;
    /**
     * Name and version of the node software.
     *
     * Which node stands behind the service, as it names itself. Good for bug reports; don't decide anything by it, since
     * two calls in a row may meet two different nodes.
     *
     * The chain that is built into a local install says here that it is one.
     */
    web3_clientVersion(): Promise<ClientVersion>;
    /**
     * A gas price that gets a transaction mined soon.
     *
     * The current price for a unit of gas, in wei (10¹⁸ wei are one RBTC). A Rootstock node gives the higher of two
     * prices: the one that a quarter of the recent transactions stayed below, and the latest block's `minimumGasPrice`
     * plus a tenth.
     *
     * Rootstock has no EIP-1559 fee market: there is one `gasPrice`, no priority fee, and no `baseFeePerGas` in blocks.
     * Every block sets a `minimumGasPrice`; a transaction that offers less is refused, and so is one that offers more
     * than 80 times as much.
     */
    eth_gasPrice(): Promise<CanonicalQuantity>;
    /**
     * Number of the most recent block.
     *
     * The height of the chain's head. Rootstock finds a block about every half minute, so asking every few seconds is
     * plenty.
     *
     * Heads can be replaced: wait for some blocks on top before you rely on what one says.
     */
    eth_blockNumber(): Promise<CanonicalQuantity>;
    /**
     * A block, by its number or a tag.
     *
     * The block of the main chain at that height, or `null` when there is none (yet).
     *
     * Beside the members that Ethereum's tools know, a Rootstock block carries its `minimumGasPrice`, the fees paid, and
     * the proof that Bitcoin miners worked on it (`bitcoinMergedMining…`, `hashForMergedMining`).
     *
     * On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
     * `0x0000000000000000000000000000000001000008`, without gas, price, or signature. It shares out the miners' fees.
     * Expect it when you count or sum up.
     *
     * The `pending` block is a guess at the next one: its `number`, `hash`, `logsBloom` and `miner` are `null`, and so
     * are `blockHash`, `blockNumber` and `transactionIndex` of its transactions.
     *
     * A height names another block after a reorganisation. To hold on to one block, keep its hash and use
     * `eth_getBlockByHash`.
     *
     * @param block Number of the block, or a tag.
     * @param fullTransactions `true` for whole transactions, `false` for their hashes only.
     */
    eth_getBlockByNumber(block: BlockNumberOrTag, fullTransactions: true): Promise<BlockWithTransactions | NullValue>;
    /**
     * A block, by its number or a tag.
     *
     * The block of the main chain at that height, or `null` when there is none (yet).
     *
     * Beside the members that Ethereum's tools know, a Rootstock block carries its `minimumGasPrice`, the fees paid, and
     * the proof that Bitcoin miners worked on it (`bitcoinMergedMining…`, `hashForMergedMining`).
     *
     * On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
     * `0x0000000000000000000000000000000001000008`, without gas, price, or signature. It shares out the miners' fees.
     * Expect it when you count or sum up.
     *
     * The `pending` block is a guess at the next one: its `number`, `hash`, `logsBloom` and `miner` are `null`, and so
     * are `blockHash`, `blockNumber` and `transactionIndex` of its transactions.
     *
     * A height names another block after a reorganisation. To hold on to one block, keep its hash and use
     * `eth_getBlockByHash`.
     *
     * @param block Number of the block, or a tag.
     * @param fullTransactions `true` for whole transactions, `false` for their hashes only.
     */
    eth_getBlockByNumber(block: BlockNumberOrTag, fullTransactions?: false): Promise<BlockWithHashes | NullValue>;
    /**
     * A block, by its number or a tag.
     *
     * The block of the main chain at that height, or `null` when there is none (yet).
     *
     * Beside the members that Ethereum's tools know, a Rootstock block carries its `minimumGasPrice`, the fees paid, and
     * the proof that Bitcoin miners worked on it (`bitcoinMergedMining…`, `hashForMergedMining`).
     *
     * On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
     * `0x0000000000000000000000000000000001000008`, without gas, price, or signature. It shares out the miners' fees.
     * Expect it when you count or sum up.
     *
     * The `pending` block is a guess at the next one: its `number`, `hash`, `logsBloom` and `miner` are `null`, and so
     * are `blockHash`, `blockNumber` and `transactionIndex` of its transactions.
     *
     * A height names another block after a reorganisation. To hold on to one block, keep its hash and use
     * `eth_getBlockByHash`.
     *
     * @param block Number of the block, or a tag.
     * @param fullTransactions `true` for whole transactions, `false` for their hashes only.
     */
    eth_getBlockByNumber(block: BlockNumberOrTag, fullTransactions?: FullTransactions): Promise<BlockOrNull>;
    /**
     * A block, by its hash.
     *
     * The block with that hash, or `null` when the node does not know it. A block on a side chain, or an uncle, is found
     * too if the node has it: compare with `eth_getBlockByNumber` when that matters.
     *
     * Beside the members that Ethereum's tools know, a Rootstock block carries its `minimumGasPrice`, the fees paid, and
     * the proof that Bitcoin miners worked on it (`bitcoinMergedMining…`, `hashForMergedMining`).
     *
     * On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
     * `0x0000000000000000000000000000000001000008`, without gas, price, or signature. It shares out the miners' fees.
     * Expect it when you count or sum up.
     *
     * @param blockHash Hash of the block.
     * @param fullTransactions `true` for whole transactions, `false` for their hashes only.
     */
    eth_getBlockByHash(blockHash: Hash32, fullTransactions: true): Promise<BlockWithTransactions | NullValue>;
    /**
     * A block, by its hash.
     *
     * The block with that hash, or `null` when the node does not know it. A block on a side chain, or an uncle, is found
     * too if the node has it: compare with `eth_getBlockByNumber` when that matters.
     *
     * Beside the members that Ethereum's tools know, a Rootstock block carries its `minimumGasPrice`, the fees paid, and
     * the proof that Bitcoin miners worked on it (`bitcoinMergedMining…`, `hashForMergedMining`).
     *
     * On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
     * `0x0000000000000000000000000000000001000008`, without gas, price, or signature. It shares out the miners' fees.
     * Expect it when you count or sum up.
     *
     * @param blockHash Hash of the block.
     * @param fullTransactions `true` for whole transactions, `false` for their hashes only.
     */
    eth_getBlockByHash(blockHash: Hash32, fullTransactions?: false): Promise<BlockWithHashes | NullValue>;
    /**
     * A block, by its hash.
     *
     * The block with that hash, or `null` when the node does not know it. A block on a side chain, or an uncle, is found
     * too if the node has it: compare with `eth_getBlockByNumber` when that matters.
     *
     * Beside the members that Ethereum's tools know, a Rootstock block carries its `minimumGasPrice`, the fees paid, and
     * the proof that Bitcoin miners worked on it (`bitcoinMergedMining…`, `hashForMergedMining`).
     *
     * On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
     * `0x0000000000000000000000000000000001000008`, without gas, price, or signature. It shares out the miners' fees.
     * Expect it when you count or sum up.
     *
     * @param blockHash Hash of the block.
     * @param fullTransactions `true` for whole transactions, `false` for their hashes only.
     */
    eth_getBlockByHash(blockHash: Hash32, fullTransactions?: FullTransactions): Promise<BlockOrNull>;
    /**
     * How many transactions a block has, by its number or a tag.
     *
     * The number of transactions, or `null` when there is no such block. REMASC, the system transaction at the end of a
     * Rootstock block, counts like any other. For `pending`, the node's pool is counted.
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
     * The number of uncles, or `null` when there is no such block. Uncles are sibling blocks that lost the race and still
     * earn a share. Rootstock's quick blocks have more of them than you may be used to: up to ten.
     *
     * @param block Number of the block, or a tag.
     */
    eth_getUncleCountByBlockNumber(block: BlockNumberOrTag): Promise<QuantityOrNull>;
    /**
     * How many uncles a block has, by its hash.
     *
     * The number of uncles, or `null` when there is no such block. Uncles are sibling blocks that lost the race and still
     * earn a share. Rootstock's quick blocks have more of them than you may be used to: up to ten.
     *
     * @param blockHash Hash of the block.
     */
    eth_getUncleCountByBlockHash(blockHash: Hash32): Promise<QuantityOrNull>;
    /**
     * A transaction, by its hash.
     *
     * The transaction, mined or still pending, or `null` when the node knows neither. While it is pending, `blockHash`,
     * `blockNumber` and `transactionIndex` are `null`.
     *
     * A transaction that waits for one with a lower nonce is not pending yet, and is `null` here. After a reorganisation
     * a mined transaction can be pending again.
     *
     * `r` and `s` are numbers: a leading zero byte does not show. Pad them to 32 bytes before you rebuild a signature.
     *
     * @param transactionHash Hash of the transaction.
     */
    eth_getTransactionByHash(transactionHash: Hash32): Promise<TransactionOrNull>;
    /**
     * A transaction, by its block's hash and its position.
     *
     * The transaction at that place, or `null` when there is no such block or nothing at that index.
     *
     * The answer has one member more than `eth_getTransactionByHash` gives: `_id`, the first 24 digits of the
     * transaction's hash.
     *
     * @param blockHash Hash of the block.
     * @param index Position in the block, counted from zero.
     */
    eth_getTransactionByBlockHashAndIndex(blockHash: Hash32, index: Quantity): Promise<TransactionWithIdOrNull>;
    /**
     * A transaction, by its block's number and its position.
     *
     * The transaction at that place, or `null` when there is no such block or nothing at that index. With `pending` the
     * index counts in the order of the node's pool, which may change from call to call; `blockHash`, `blockNumber` and
     * `transactionIndex` are then `null`.
     *
     * The answer has one member more than `eth_getTransactionByHash` gives: `_id`, the first 24 digits of the
     * transaction's hash.
     *
     * @param block Number of the block, or a tag.
     * @param index Position in the block, counted from zero.
     */
    eth_getTransactionByBlockNumberAndIndex(block: BlockNumberOrTag, index: Quantity): Promise<TransactionWithIdOrNull>;
    /**
     * What came of a mined transaction.
     *
     * The receipt: success or failure, gas used, the logs, and the address of a contract that was created. `null` while
     * the transaction is pending, and for one that the node does not know: ask again until it is there.
     *
     * `status` is `0x1` for success and `0x0` for failure. A receipt means "in a block", not "final": count the blocks on
     * top before you hand out goods.
     *
     * @param transactionHash Hash of the transaction.
     */
    eth_getTransactionReceipt(transactionHash: Hash32): Promise<ReceiptOrNull>;
    /**
     * Sends a signed transaction to the network.
     *
     * Takes a transaction that **you signed**, since the service holds no keys, passes it to the nodes and answers with
     * its hash. The hash means "taken", not "mined": poll `eth_getTransactionReceipt` with it. For a contract creation
     * the receipt has the contract's address.
     *
     * - Legacy transactions only: typed envelopes (EIP-2930, EIP-1559, …) do not exist on Rootstock, and get
     * InvalidParams. In most libraries set `gasPrice`, or `type: "legacy"`.
     * - Sign for the right chain: 31 on Testnet, 30 on Mainnet. Another chain's id gets InvalidParams. Signatures from
     * before EIP-155 are taken.
     * - TransactionRejected carries the node's own words, such as `transaction nonce too low`, `insufficient funds` or
     * `gas price not enough to bump transaction` (to replace a pending transaction, a Rootstock node wants at least 40 %
     * more).
     * - Sending the same bytes again is harmless: the hash comes back, while the transaction is pending and once it is
     * mined. So when an answer is lost on the way, send them again, but do not sign again with another nonce.
     * - A node keeps room for 16 transactions of one sender, and refuses nonces further ahead. Those behind a gap wait.
     *
     * @param signedTransaction The signed transaction, RLP-encoded.
     */
    eth_sendRawTransaction(signedTransaction: Data): Promise<CanonicalHash>;
    /**
     * The accounts the service owns: none.
     *
     * Always an empty array: the service keeps no private keys, so there is no account it could sign for. Keep your keys
     * in a wallet, and send what it signed with `eth_sendRawTransaction`.
     */
    eth_accounts(): Promise<NoAccounts>;
    /**
     * An account's balance of the native currency.
     *
     * The balance in wei (10¹⁸ wei are one RBTC, or one tRBTC on Testnet) at the end of a block. An address that nobody
     * has used has `0x0`.
     *
     * Tokens are not in it: their balances are kept by their contracts, so ask those with `eth_call`.
     *
     * A number or hash that the node does not know is InvalidParams: `block … not found`.
     *
     * @param address The account or contract.
     * @param block The block at whose end to look.
     */
    eth_getBalance(address: Address, block?: BlockNumberOrTagOrHash): Promise<CanonicalQuantity>;
    /**
     * How many transactions an account has sent: its next nonce.
     *
     * The number of transactions sent from the address up to the end of a block, which is the nonce its next one needs.
     * With `pending` the transactions in the node's pool count too, but not those that wait behind a gap.
     *
     * A number or hash that the node does not know is InvalidParams: `block … not found`.
     *
     * @param address The sender.
     * @param block The block at whose end to look.
     */
    eth_getTransactionCount(address: Address, block?: BlockNumberOrTagOrHash): Promise<CanonicalQuantity>;
    /**
     * Runs a contract's code without a transaction.
     *
     * Runs the call on top of a block's state and answers with what it returns. Nothing is signed, sent, stored or paid,
     * which makes it the way to read from contracts.
     *
     * - A revert is the error ExecutionReverted (code 3): `execution reverted: <reason>` when the contract gave a reason,
     * and the raw revert bytes in `data`, from which libraries decode custom errors.
     * - A Rootstock node does not check the sender's balance here.
     * - Beware of `0x`: it is what a call to an address without code returns, and a Rootstock node also says it when a
     * call runs out of gas.
     * - `to` may be left out when `data` holds init code: it is run as if it created a contract, and the result is what
     * it returns. Deployless calls of libraries work that way.
     * - `block` may be a number, a tag or an EIP-1898 object, but not a bare hash. A number or hash that the node does
     * not know is InvalidParams: `block … not found`.
     *
     * @param call The message to send.
     * @param block The block on whose state to run.
     */
    eth_call(call: CallObject, block: BlockNumberOrTagOrObject): Promise<CanonicalData>;
    /**
     * How much gas a transaction would need.
     *
     * Simulates the whole transaction, balance checks and contract code included, without sending it, and answers with
     * the gas it would take.
     *
     * **It always gives an estimate.** When a step of the simulated transaction fails (the sender's balance is too small,
     * the contract reverts, gas runs out), the answer is still an estimate as `result`, never an error; other services
     * answer with an error such as `insufficient funds for transfer` here. So an estimate is no promise that the
     * transaction will succeed. To learn whether a call reverts, and why, use `eth_call`.
     *
     * Most libraries send what was estimated, and pay for the failure. For them an API key has the option *Estimates:
     * fail when the transaction would fail*. Then a revert is ExecutionReverted (code 3) with its data, and a balance or
     * an amount of `gas` that is too small is CallRejected, as Ethereum's nodes have it.
     *
     * - A `gas` that is too small for the call is ignored, but for keys with that option.
     * - `to` may be left out when `data` holds the init code of a contract to create.
     * - The state may change before your transaction is mined: add some gas, say a fifth.
     * - Wrong params are still InvalidParams. A number or hash that the node does not know is InvalidParams: `block … not
     * found`.
     *
     * @param call The transaction.
     * @param block The block on whose state to simulate.
     */
    eth_estimateGas(call: EstimateObject, block?: BlockNumberOrTag): Promise<CanonicalQuantity>;
    /**
     * A contract's byte code.
     *
     * The compiled code at an address at the end of a block; `0x` when there is none: an ordinary account, a contract
     * that is not there yet, or one of the built-in contracts, the Bridge and REMASC among them.
     *
     * A number or hash that the node does not know is InvalidParams: `block … not found`.
     *
     * @param address The contract.
     * @param block The block at whose end to look.
     */
    eth_getCode(address: Address, block: BlockNumberOrTagOrHash): Promise<CanonicalData>;
    /**
     * One slot of a contract's storage.
     *
     * The 32 bytes at a storage position, at the end of a block; all zeros where nothing was stored. Where a contract
     * keeps what is up to its compiler: Solidity counts slots from `0x0` and finds the entries of mappings by hash.
     *
     * A number or hash that the node does not know is InvalidParams: `block … not found`.
     *
     * @param address The contract.
     * @param position Which slot.
     * @param block The block at whose end to look.
     */
    eth_getStorageAt(address: Address, position: Quantity, block: BlockNumberOrTagOrHash): Promise<StorageWord>;
    /**
     * The logs that match a filter.
     *
     * Searches one block, by `blockHash`, or a range of blocks, by `fromBlock` and `toBlock`, for logs of some contracts
     * and topics. The answer is in chain order, and an empty array when nothing matches.
     *
     * **The limit is one of two, whichever is kinder:** up to **10,000 logs** from a range of any width, *or* up to
     * **2,000 blocks** (both ends included) with any number of logs. Past both, you get InvalidParams with a range that
     * works: `this block range should work: [0x…, 0x…]` in the message, and `{from, to, limit}` in `data`. If the answer
     * grows too large or too slow, LimitExceeded names such a range too.
     *
     * - None of the three block members: the logs of the latest block. Only `fromBlock`: from there to the head. Only
     * `toBlock`: from the latest block, so an older one is refused; give both.
     * - `toBlock` of `pending`, or past the head, is the head. `fromBlock` past the head gives `[]`. `fromBlock` after
     * `toBlock` is InvalidParams, and so is `blockHash` together with either. An unknown `blockHash` gives `[]`.
     * - `topics` go by position: `null` is anything, an array is any of these. `[A, null, [B, C]]` is: first A, second
     * anything, third B or C.
     * - To follow a contract, remember the last block you have read and ask from the next one on; look back some blocks
     * to notice reorganisations.
     *
     * Logs of REMASC (`0x…01000008`) carry no ABI data: their topics are padded text, such as `mining_fee_topic`.
     *
     * @param filter Which logs.
     */
    eth_getLogs(filter: LogFilter): Promise<Logs>;
    /**
     * Keccak-256 of some bytes.
     *
     * The Keccak-256 hash, the one that Ethereum and Rootstock use throughout. In spite of the method's name it is
     * **not** the standardised SHA3-256, whose padding differs.
     *
     * Any Ethereum library computes it on your own machine, without a request.
     *
     * @param data The bytes to hash; `0x` is fine.
     */
    web3_sha3(data: Data): Promise<CanonicalHash>;
}
/** A client of one endpoint. */
export interface Client extends Methods, TypedClient<RpcMethods, RpcResultCases, RpcError> {
    /** The same client with other call options, such as `{ signal }`. */
    with(options: CallOptions): Client;
}
