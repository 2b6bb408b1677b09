// Generated from openrpc.json by `npm run generate`. Do not edit.

import type { ErrorName } from "./errors.js";
import type { Part } from "./parts.js";
import type { RpcMethods } from "./types.js";
import * as validators from "./validators.js";

/** The name of a method in the document. */
export type MethodName = keyof RpcMethods;

/** A method whose result comes from a node; the gateway serves the others itself. */
export type NodeMethod =
  | "eth_protocolVersion"
  | "web3_clientVersion"
  | "rsk_protocolVersion"
  | "net_peerCount"
  | "eth_gasPrice"
  | "eth_blockNumber"
  | "eth_getBlockByNumber"
  | "eth_getBlockByHash"
  | "eth_getBlockTransactionCountByNumber"
  | "eth_getBlockTransactionCountByHash"
  | "eth_getUncleCountByBlockNumber"
  | "eth_getUncleCountByBlockHash"
  | "eth_getTransactionByHash"
  | "eth_getTransactionByBlockHashAndIndex"
  | "eth_getTransactionByBlockNumberAndIndex"
  | "eth_getTransactionReceipt"
  | "eth_sendRawTransaction"
  | "eth_getBalance"
  | "eth_getTransactionCount"
  | "eth_call"
  | "eth_estimateGas"
  | "eth_getCode"
  | "eth_getStorageAt"
  | "rsk_getStorageBytesAt"
  | "eth_getLogs"
  | "rsk_getRawBlockHeaderByHash"
  | "rsk_getRawBlockHeaderByNumber"
  | "rsk_getRawTransactionReceiptByHash"
  | "rsk_getTransactionReceiptNodesByHash"
  | "trace_block"
  | "trace_transaction";

/** A method that only the devchain has. */
export type DevchainOnlyMethod =
  | "evm_snapshot"
  | "evm_revert"
  | "evm_mine"
  | "evm_increaseTime"
  | "evm_setNextBlockTimestamp"
  | "hardhat_mine"
  | "hardhat_reset"
  | "hardhat_metadata"
  | "hardhat_setBalance"
  | "hardhat_setNonce"
  | "hardhat_setCode"
  | "hardhat_setStorageAt"
  | "hardhat_impersonateAccount"
  | "hardhat_stopImpersonatingAccount"
  | "eth_sendTransaction";

/** How a method names a block. */
export interface BlockParam {
  /** Its place among the params. */
  index: number;
  /**
   * How the node has to be given the block, so that it takes that very one:
   * - `hash`: a hash as a string. In an object it becomes a height first, so a side chain's hash would give the main chain's state.
   * - `hash-object`: a hash as an object with `requireCanonical`, since a bare one is read as a number.
   * - `number`: a string is never a hash (64 digits are a very large quantity); an object as with `hash-object`.
   * - `hash-only`: always a hash; nothing needs to be done.
   * - `filter`: a log filter, with `blockHash`, or `fromBlock` and `toBlock`.
   */
  form: "hash" | "hash-object" | "number" | "hash-only" | "filter";
  /** The result when there is no such block. */
  unknown: "null" | "[]" | "refusal";
  /** How to name the block by its hash where it was named by its height: in the same param, or of this method. */
  sameByHash: "param" | MethodName | null;
  /** Whether `null` always means that there is no such block. */
  nullMeansUnknown: boolean;
}

/**
 * Where a call names a contract that it reaches: a param, or a member of it, as one address or a list, or in a signed transaction. With
 * an override of state it may reach whatever it wants to.
 */
export interface ContractPlace {
  index: number;
  member?: string;
  role: "contract" | "transaction" | "override";
  /** Of another param: with any other value this place is not read. */
  onlyIf?: { index: number; value: string };
}

/** The members that say which block a result is of, with their quotes; of a list, those of its last element. */
export interface ResultBlock {
  height: string;
  hash: string | null;
  isList: boolean;
}

/** A member of the result, with its quotes, that repeats a param or a member of it: so it shows whether the result is what was asked for. */
export interface IdentityMember {
  member: string;
  index: number;
  param?: string;
}

/** What the service asks about a method; each member stands in the document's `x-policy`. */
export interface Policy {
  part: Part;
  servedBy: "gateway" | "node" | "devchain";
  idempotent: boolean;
  write: boolean;
  cache: "never" | "head" | "by-block" | "immutable";
  /** `light` ones share batches and a WebSocket; `heavy` ones may take long, and have a budget of their own. */
  weight: "light" | "medium" | "heavy";
  /** What the node must have: nothing, what a hash names, the block that the params name, or the head. */
  needs: "nothing" | "hash" | "block" | "head";
  block: BlockParam | null;
  /** Held against the allow-lists of keys. */
  contracts: readonly ContractPlace[];
  resultBlock: ResultBlock | null;
  /** Of a list: members of each of its elements. */
  identity: readonly IdentityMember[];
}

/**
 * What normalising and error messages need to know of a value; `expected` is a phrase such as "a quantity: 0x and 1 to 64
 * hex digits". In a `block`, 0x and 64 digits are a hash, other hex is a quantity, an object is EIP-1898's.
 */
export type Shape =
  | { kind: "quantity" | "hex" | "tag" | "block" | "boolean" | "integer" | "number" | "any"; expected: string }
  | { kind: "list"; expected: string; items: Shape }
  | {
      kind: "object";
      expected: string;
      members: Record<string, Shape>;
      required: readonly string[];
      /** What a member must where the members are a combination that the schema excludes. */
      not?: { member: string; expected: string };
    }
  | { kind: "map"; expected: string; names: Shape; values: Shape }
  | { kind: "any-of"; expected: string; options: readonly Shape[]; isNullable?: boolean };

/** One positional param; `default` is what stands for it when it is left out. */
export interface ParamEntry {
  name: string;
  required: boolean;
  default?: unknown;
  shape: Shape;
}

/** One thing that a validator found wrong. */
export interface ValidationError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Whether a value is what the document promises; after `false`, `errors` says why not. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** What a first look at a result tells of it. */
export interface ResultForm {
  /** `quantity`, `data` and `hash` are strings of 0x and hex digits: of at most 64, any number, and 64. */
  kind: "quantity" | "data" | "hash" | "string" | "object" | "list" | "any";
  isNullable: boolean;
  /** Members that a node's object must have. */
  required: readonly string[];
}

/** What the gateway knows of one method. */
export interface MethodEntry {
  name: MethodName;
  params: readonly ParamEntry[];
  resultForm: ResultForm;
  policy: Policy;
  /** The value of the response header `deprecation` (RFC 9745): since when the method is deprecated. */
  deprecation?: string;
  /** Other names that it is called by. */
  aliases?: readonly string[];
  /** The errors that it declares: its callers get no other. */
  errors: ReadonlySet<ErrorName>;
  validateParams: Validator;
  validateResult: Validator;
}

const quantityShape: Shape = { kind: "quantity", expected: "a quantity: 0x and 1 to 64 hex digits" };

const blockNumberOrTagShape: Shape = {
  kind: "block",
  expected: 'a block number (0x and hex digits) or "latest", "earliest" or "pending"',
};

const percentileShape: Shape = { kind: "number", expected: "a number from 0 to 100" };

const percentilesShape: Shape = {
  kind: "list",
  expected: "up to 100 percentiles: numbers from 0 to 100",
  items: percentileShape,
};

const fullTransactionsShape: Shape = { kind: "boolean", expected: "a boolean: true or false" };

const hash32Shape: Shape = { kind: "hex", expected: "a hash: 0x and 64 hex digits" };

const blockNumberOrTagOrHashShape: Shape = {
  kind: "block",
  expected: 'a block number (0x and hex digits), a block hash, "latest", "earliest" or "pending", or an object with blockHash or blockNumber',
};

const dataShape: Shape = { kind: "hex", expected: "data: 0x and an even number of hex digits" };

const addressShape: Shape = { kind: "hex", expected: "an address: 0x and 40 hex digits" };

const callObjectShape: Shape = {
  kind: "object",
  expected: "a call object: {from?, to?, gas?, gasPrice?, value?, data?, input?}",
  members: {
    from: addressShape,
    to: addressShape,
    gas: quantityShape,
    gasPrice: quantityShape,
    value: quantityShape,
    data: dataShape,
    input: dataShape,
  },
  required: [],
};

const blockNumberOrTagOrObjectShape: Shape = {
  kind: "block",
  expected: 'a block number (0x and hex digits), "latest", "earliest" or "pending", or an object with blockHash or blockNumber',
};

const storageOverrideShape: Shape = {
  kind: "map",
  expected: "an object of storage values by position, each a quantity: 0x and 1 to 64 hex digits",
  names: quantityShape,
  values: quantityShape,
};

const accountOverrideShape: Shape = {
  kind: "object",
  expected: "an account override: an object with balance, nonce, code, state or stateDiff, and movePrecompileToAddress",
  members: {
    balance: quantityShape,
    nonce: quantityShape,
    code: dataShape,
    state: storageOverrideShape,
    stateDiff: storageOverrideShape,
    movePrecompileToAddress: addressShape,
  },
  required: [],
  not: { member: "stateDiff", expected: "not be combined with state" },
};

const stateOverrideShape: Shape = {
  kind: "map",
  expected: "an object of account overrides by address",
  names: addressShape,
  values: accountOverrideShape,
};

const estimateObjectShape: Shape = {
  kind: "object",
  expected: "a call object: {from?, to?, gas?, gasPrice?, value?, data?, input?}",
  members: {
    from: addressShape,
    to: addressShape,
    gas: quantityShape,
    gasPrice: quantityShape,
    value: quantityShape,
    data: dataShape,
    input: dataShape,
  },
  required: [],
};

const addressListShape: Shape = { kind: "list", expected: "a list of addresses", items: addressShape };

const addressFilterShape: Shape = {
  kind: "any-of",
  expected: "an address or a list of addresses",
  options: [addressShape, addressListShape],
};

const topicAlternativesShape: Shape = { kind: "list", expected: "a list of topics", items: hash32Shape };

const topicFilterShape: Shape = {
  kind: "any-of",
  expected: "a topic (0x and 64 hex digits), null or a list of topics",
  options: [hash32Shape, topicAlternativesShape],
  isNullable: true,
};

const topicFiltersShape: Shape = { kind: "list", expected: "a list of topics", items: topicFilterShape };

const logFilterShape: Shape = {
  kind: "object",
  expected: "a filter object: {blockHash?, address?, fromBlock?, toBlock?, topics?}",
  members: {
    blockHash: hash32Shape,
    address: addressFilterShape,
    fromBlock: blockNumberOrTagShape,
    toBlock: blockNumberOrTagShape,
    topics: topicFiltersShape,
  },
  required: [],
  not: { member: "blockHash", expected: "not be combined with fromBlock or toBlock" },
};

const blockNumberTagOrHashShape: Shape = {
  kind: "block",
  expected: 'a block number (0x and hex digits), a block hash or "latest", "earliest" or "pending"',
};

const traceOffsetShape: Shape = { kind: "integer", expected: "an integer from 0 to 9007199254740991" };

const traceCountShape: Shape = { kind: "integer", expected: "an integer from 0 to 100" };

const traceQueryShape: Shape = {
  kind: "object",
  expected: "a filter object: {fromBlock?, toBlock?, fromAddress?, toAddress?, after?, count?}",
  members: {
    fromBlock: blockNumberOrTagShape,
    toBlock: blockNumberOrTagShape,
    fromAddress: addressFilterShape,
    toAddress: addressFilterShape,
    after: traceOffsetShape,
    count: traceCountShape,
  },
  required: [],
};

const tracerShape: Shape = { kind: "tag", expected: '"callTracer"' };

const frameOptionShape: Shape = { kind: "boolean", expected: "a boolean: true or false" };

const callTracerConfigShape: Shape = {
  kind: "object",
  expected: "an object: {onlyTopCall?, withLog?}",
  members: { onlyTopCall: frameOptionShape, withLog: frameOptionShape },
  required: [],
};

const traceOptionsShape: Shape = {
  kind: "object",
  expected: "an object: {tracer?, tracerConfig?}",
  members: { tracer: tracerShape, tracerConfig: callTracerConfigShape },
  required: [],
};

const filterIdShape: Shape = { kind: "quantity", expected: "the ID of a filter: 0x and 1 to 64 hex digits" };

const subscriptionKindShape: Shape = {
  kind: "tag",
  expected: '"newHeads", "logs", "newPendingTransactions" or "syncing"',
};

const subscriptionPointShape: Shape = {
  kind: "object",
  expected: "an object with blockHash, blockHash and logIndex, or blockNumber",
  members: { blockHash: hash32Shape, logIndex: quantityShape, blockNumber: quantityShape },
  required: [],
  not: { member: "blockHash", expected: "be given, or else blockNumber alone" },
};

const blockTagShape: Shape = { kind: "tag", expected: '"latest", "earliest" or "pending"' };

const ignoredBlockShape: Shape = {
  kind: "any-of",
  expected: "a block number or tag",
  options: [quantityShape, blockTagShape],
};

const subscriptionStartShape: Shape = {
  kind: "any-of",
  expected: "a block hash, or an object with blockHash, blockHash and logIndex, or blockNumber",
  options: [subscriptionPointShape, hash32Shape, ignoredBlockShape],
};

const subscriptionFilterShape: Shape = {
  kind: "object",
  expected: "a filter object: {address?, topics?, fromBlock?, toBlock?}",
  members: {
    address: addressFilterShape,
    topics: topicFiltersShape,
    fromBlock: subscriptionStartShape,
    toBlock: ignoredBlockShape,
  },
  required: [],
};

const subscriptionOptionShape: Shape = {
  kind: "any-of",
  expected: "a filter object: {address?, topics?, fromBlock?, toBlock?}",
  options: [subscriptionFilterShape, fullTransactionsShape],
};

const subscriptionIdShape: Shape = { kind: "hex", expected: "the ID of a subscription: 0x and 32 hex digits" };

const secondsShape: Shape = { kind: "integer", expected: "a whole number of at least 0" };

const quantityOrNumberShape: Shape = {
  kind: "any-of",
  expected: "a whole number, as a quantity (0x and 1 to 64 hex digits) or a JSON number",
  options: [quantityShape, secondsShape],
};

const nullValueShape: Shape = { kind: "any", expected: "as the specification says" };

const forkingOptionsShape: Shape = {
  kind: "object",
  expected: "an object: {jsonRpcUrl?, blockNumber?}",
  members: { jsonRpcUrl: nullValueShape, blockNumber: quantityOrNumberShape },
  required: [],
  not: { member: "jsonRpcUrl", expected: "not be given: the devchain forks no other chain" },
};

const resetOptionsShape: Shape = {
  kind: "object",
  expected: "an object: {forking?}",
  members: { forking: forkingOptionsShape },
  required: [],
};

const transactionRequestShape: Shape = {
  kind: "object",
  expected: "a transaction: {from, to?, gas?, gasPrice?, value?, nonce?, data?, input?}",
  members: {
    from: addressShape,
    to: addressShape,
    gas: quantityShape,
    gasPrice: quantityShape,
    value: quantityShape,
    nonce: quantityShape,
    data: dataShape,
    input: dataShape,
  },
  required: ["from"],
};

/** Every method of the document. */
export const methods: { readonly [Name in MethodName]: MethodEntry } = {
  eth_chainId: {
    name: "eth_chainId",
    params: [],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "immutable",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_chainId,
    validateResult: validators.result_eth_chainId,
  },
  net_version: {
    name: "net_version",
    params: [],
    resultForm: { kind: "string", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "immutable",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_net_version,
    validateResult: validators.result_net_version,
  },
  eth_protocolVersion: {
    name: "eth_protocolVersion",
    params: [],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "head",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_protocolVersion,
    validateResult: validators.result_eth_protocolVersion,
  },
  web3_clientVersion: {
    name: "web3_clientVersion",
    params: [],
    resultForm: { kind: "string", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "head",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_web3_clientVersion,
    validateResult: validators.result_web3_clientVersion,
  },
  rsk_protocolVersion: {
    name: "rsk_protocolVersion",
    params: [],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "rootstock",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "head",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_rsk_protocolVersion,
    validateResult: validators.result_rsk_protocolVersion,
  },
  eth_syncing: {
    name: "eth_syncing",
    params: [],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "node",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_syncing,
    validateResult: validators.result_eth_syncing,
  },
  net_listening: {
    name: "net_listening",
    params: [],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "node",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_net_listening,
    validateResult: validators.result_net_listening,
  },
  net_peerCount: {
    name: "net_peerCount",
    params: [],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "node",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "head",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_net_peerCount,
    validateResult: validators.result_net_peerCount,
  },
  eth_gasPrice: {
    name: "eth_gasPrice",
    params: [],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "head",
      weight: "light",
      needs: "head",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_gasPrice,
    validateResult: validators.result_eth_gasPrice,
  },
  eth_feeHistory: {
    name: "eth_feeHistory",
    params: [
      { name: "blockCount", required: true, shape: quantityShape },
      { name: "newestBlock", required: true, shape: blockNumberOrTagShape },
      { name: "rewardPercentiles", required: false, shape: percentilesShape },
    ],
    resultForm: { kind: "object", isNullable: false, required: ["oldestBlock", "baseFeePerGas", "gasUsedRatio"] },
    policy: {
      part: "fee",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "never",
      weight: "heavy",
      needs: "block",
      block: { index: 1, form: "number", unknown: "refusal", sameByHash: null, nullMeansUnknown: false },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_feeHistory,
    validateResult: validators.result_eth_feeHistory,
  },
  eth_blockNumber: {
    name: "eth_blockNumber",
    params: [],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "head",
      weight: "light",
      needs: "head",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_blockNumber,
    validateResult: validators.result_eth_blockNumber,
  },
  eth_getBlockByNumber: {
    name: "eth_getBlockByNumber",
    params: [
      { name: "block", required: true, shape: blockNumberOrTagShape },
      { name: "fullTransactions", required: false, default: false, shape: fullTransactionsShape },
    ],
    resultForm: {
      kind: "object",
      isNullable: true,
      required: [
        "number",
        "hash",
        "parentHash",
        "sha3Uncles",
        "logsBloom",
        "transactionsRoot",
        "stateRoot",
        "receiptsRoot",
        "miner",
        "difficulty",
        "totalDifficulty",
        "extraData",
        "size",
        "gasLimit",
        "gasUsed",
        "timestamp",
        "transactions",
        "uncles",
        "minimumGasPrice",
        "bitcoinMergedMiningHeader",
        "bitcoinMergedMiningCoinbaseTransaction",
        "bitcoinMergedMiningMerkleProof",
        "hashForMergedMining",
        "paidFees",
        "cumulativeDifficulty",
      ],
    },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "medium",
      needs: "block",
      block: { index: 0, form: "number", unknown: "null", sameByHash: "eth_getBlockByHash", nullMeansUnknown: true },
      contracts: [],
      resultBlock: { height: '"number"', hash: '"hash"', isList: false },
      identity: [{ member: '"number"', index: 0 }],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getBlockByNumber,
    validateResult: validators.result_eth_getBlockByNumber,
  },
  eth_getBlockByHash: {
    name: "eth_getBlockByHash",
    params: [
      { name: "blockHash", required: true, shape: hash32Shape },
      { name: "fullTransactions", required: false, default: false, shape: fullTransactionsShape },
    ],
    resultForm: {
      kind: "object",
      isNullable: true,
      required: [
        "number",
        "hash",
        "parentHash",
        "sha3Uncles",
        "logsBloom",
        "transactionsRoot",
        "stateRoot",
        "receiptsRoot",
        "miner",
        "difficulty",
        "totalDifficulty",
        "extraData",
        "size",
        "gasLimit",
        "gasUsed",
        "timestamp",
        "transactions",
        "uncles",
        "minimumGasPrice",
        "bitcoinMergedMiningHeader",
        "bitcoinMergedMiningCoinbaseTransaction",
        "bitcoinMergedMiningMerkleProof",
        "hashForMergedMining",
        "paidFees",
        "cumulativeDifficulty",
      ],
    },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "immutable",
      weight: "medium",
      needs: "hash",
      block: { index: 0, form: "hash-only", unknown: "null", sameByHash: null, nullMeansUnknown: true },
      contracts: [],
      resultBlock: { height: '"number"', hash: null, isList: false },
      identity: [{ member: '"hash"', index: 0 }],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getBlockByHash,
    validateResult: validators.result_eth_getBlockByHash,
  },
  eth_getBlockTransactionCountByNumber: {
    name: "eth_getBlockTransactionCountByNumber",
    params: [{ name: "block", required: true, shape: blockNumberOrTagShape }],
    resultForm: { kind: "quantity", isNullable: true, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "light",
      needs: "block",
      block: {
        index: 0,
        form: "number",
        unknown: "null",
        sameByHash: "eth_getBlockTransactionCountByHash",
        nullMeansUnknown: true,
      },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getBlockTransactionCountByNumber,
    validateResult: validators.result_eth_getBlockTransactionCountByNumber,
  },
  eth_getBlockTransactionCountByHash: {
    name: "eth_getBlockTransactionCountByHash",
    params: [{ name: "blockHash", required: true, shape: hash32Shape }],
    resultForm: { kind: "quantity", isNullable: true, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "immutable",
      weight: "light",
      needs: "hash",
      block: { index: 0, form: "hash-only", unknown: "null", sameByHash: null, nullMeansUnknown: true },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getBlockTransactionCountByHash,
    validateResult: validators.result_eth_getBlockTransactionCountByHash,
  },
  eth_getUncleCountByBlockNumber: {
    name: "eth_getUncleCountByBlockNumber",
    params: [{ name: "block", required: true, shape: blockNumberOrTagShape }],
    resultForm: { kind: "quantity", isNullable: true, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "light",
      needs: "block",
      block: {
        index: 0,
        form: "number",
        unknown: "null",
        sameByHash: "eth_getUncleCountByBlockHash",
        nullMeansUnknown: true,
      },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getUncleCountByBlockNumber,
    validateResult: validators.result_eth_getUncleCountByBlockNumber,
  },
  eth_getUncleCountByBlockHash: {
    name: "eth_getUncleCountByBlockHash",
    params: [{ name: "blockHash", required: true, shape: hash32Shape }],
    resultForm: { kind: "quantity", isNullable: true, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "immutable",
      weight: "light",
      needs: "hash",
      block: { index: 0, form: "hash-only", unknown: "null", sameByHash: null, nullMeansUnknown: true },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getUncleCountByBlockHash,
    validateResult: validators.result_eth_getUncleCountByBlockHash,
  },
  eth_getTransactionByHash: {
    name: "eth_getTransactionByHash",
    params: [{ name: "transactionHash", required: true, shape: hash32Shape }],
    resultForm: {
      kind: "object",
      isNullable: true,
      required: [
        "hash",
        "nonce",
        "blockHash",
        "blockNumber",
        "transactionIndex",
        "from",
        "to",
        "gas",
        "gasPrice",
        "value",
        "input",
        "v",
        "r",
        "s",
        "type",
      ],
    },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "light",
      needs: "hash",
      block: null,
      contracts: [],
      resultBlock: { height: '"blockNumber"', hash: '"blockHash"', isList: false },
      identity: [{ member: '"hash"', index: 0 }],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getTransactionByHash,
    validateResult: validators.result_eth_getTransactionByHash,
  },
  eth_getRawTransactionByHash: {
    name: "eth_getRawTransactionByHash",
    params: [{ name: "transactionHash", required: true, shape: hash32Shape }],
    resultForm: { kind: "data", isNullable: true, required: [] },
    policy: {
      part: "transaction",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "never",
      weight: "light",
      needs: "hash",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getRawTransactionByHash,
    validateResult: validators.result_eth_getRawTransactionByHash,
  },
  eth_getTransactionByBlockHashAndIndex: {
    name: "eth_getTransactionByBlockHashAndIndex",
    params: [
      { name: "blockHash", required: true, shape: hash32Shape },
      { name: "index", required: true, shape: quantityShape },
    ],
    resultForm: {
      kind: "object",
      isNullable: true,
      required: [
        "hash",
        "nonce",
        "blockHash",
        "blockNumber",
        "transactionIndex",
        "from",
        "to",
        "gas",
        "gasPrice",
        "value",
        "input",
        "v",
        "r",
        "s",
        "type",
      ],
    },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "immutable",
      weight: "light",
      needs: "hash",
      block: { index: 0, form: "hash-only", unknown: "null", sameByHash: null, nullMeansUnknown: false },
      contracts: [],
      resultBlock: { height: '"blockNumber"', hash: null, isList: false },
      identity: [{ member: '"blockHash"', index: 0 }, { member: '"transactionIndex"', index: 1 }],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getTransactionByBlockHashAndIndex,
    validateResult: validators.result_eth_getTransactionByBlockHashAndIndex,
  },
  eth_getTransactionByBlockNumberAndIndex: {
    name: "eth_getTransactionByBlockNumberAndIndex",
    params: [
      { name: "block", required: true, shape: blockNumberOrTagShape },
      { name: "index", required: true, shape: quantityShape },
    ],
    resultForm: {
      kind: "object",
      isNullable: true,
      required: [
        "hash",
        "nonce",
        "blockHash",
        "blockNumber",
        "transactionIndex",
        "from",
        "to",
        "gas",
        "gasPrice",
        "value",
        "input",
        "v",
        "r",
        "s",
        "type",
      ],
    },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "light",
      needs: "block",
      block: {
        index: 0,
        form: "number",
        unknown: "null",
        sameByHash: "eth_getTransactionByBlockHashAndIndex",
        nullMeansUnknown: false,
      },
      contracts: [],
      resultBlock: { height: '"blockNumber"', hash: '"blockHash"', isList: false },
      identity: [{ member: '"blockNumber"', index: 0 }, { member: '"transactionIndex"', index: 1 }],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getTransactionByBlockNumberAndIndex,
    validateResult: validators.result_eth_getTransactionByBlockNumberAndIndex,
  },
  eth_getTransactionReceipt: {
    name: "eth_getTransactionReceipt",
    params: [{ name: "transactionHash", required: true, shape: hash32Shape }],
    resultForm: {
      kind: "object",
      isNullable: true,
      required: [
        "transactionHash",
        "transactionIndex",
        "blockHash",
        "blockNumber",
        "from",
        "to",
        "cumulativeGasUsed",
        "gasUsed",
        "effectiveGasPrice",
        "contractAddress",
        "logs",
        "logsBloom",
        "type",
      ],
    },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "light",
      needs: "hash",
      block: null,
      contracts: [],
      resultBlock: { height: '"blockNumber"', hash: '"blockHash"', isList: false },
      identity: [{ member: '"transactionHash"', index: 0 }],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getTransactionReceipt,
    validateResult: validators.result_eth_getTransactionReceipt,
  },
  eth_getBlockReceipts: {
    name: "eth_getBlockReceipts",
    params: [{ name: "block", required: true, shape: blockNumberOrTagOrHashShape }],
    resultForm: { kind: "list", isNullable: true, required: [] },
    policy: {
      part: "receipt",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "never",
      weight: "heavy",
      needs: "block",
      block: { index: 0, form: "hash", unknown: "null", sameByHash: null, nullMeansUnknown: true },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getBlockReceipts,
    validateResult: validators.result_eth_getBlockReceipts,
  },
  eth_sendRawTransaction: {
    name: "eth_sendRawTransaction",
    params: [{ name: "signedTransaction", required: true, shape: dataShape }],
    resultForm: { kind: "hash", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "medium",
      needs: "head",
      block: null,
      contracts: [{ index: 0, role: "transaction" }],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "TransactionRejected",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_sendRawTransaction,
    validateResult: validators.result_eth_sendRawTransaction,
  },
  eth_accounts: {
    name: "eth_accounts",
    params: [],
    resultForm: { kind: "list", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "immutable",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_accounts,
    validateResult: validators.result_eth_accounts,
  },
  eth_getBalance: {
    name: "eth_getBalance",
    params: [
      { name: "address", required: true, shape: addressShape },
      { name: "block", required: false, default: "latest", shape: blockNumberOrTagOrHashShape },
    ],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "light",
      needs: "block",
      block: { index: 1, form: "hash", unknown: "refusal", sameByHash: "param", nullMeansUnknown: false },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "CallRejected",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getBalance,
    validateResult: validators.result_eth_getBalance,
  },
  eth_getTransactionCount: {
    name: "eth_getTransactionCount",
    params: [
      { name: "address", required: true, shape: addressShape },
      { name: "block", required: false, default: "latest", shape: blockNumberOrTagOrHashShape },
    ],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "light",
      needs: "block",
      block: { index: 1, form: "hash", unknown: "refusal", sameByHash: "param", nullMeansUnknown: false },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "CallRejected",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getTransactionCount,
    validateResult: validators.result_eth_getTransactionCount,
  },
  eth_call: {
    name: "eth_call",
    params: [
      { name: "call", required: true, shape: callObjectShape },
      { name: "block", required: true, shape: blockNumberOrTagOrObjectShape },
      { name: "stateOverride", required: false, shape: stateOverrideShape },
    ],
    resultForm: { kind: "data", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "medium",
      needs: "block",
      block: { index: 1, form: "number", unknown: "refusal", sameByHash: "param", nullMeansUnknown: false },
      contracts: [{ index: 0, member: "to", role: "contract" }, { index: 2, role: "override" }],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "ExecutionReverted",
  "CallRejected",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_call,
    validateResult: validators.result_eth_call,
  },
  eth_estimateGas: {
    name: "eth_estimateGas",
    params: [
      { name: "call", required: true, shape: estimateObjectShape },
      { name: "block", required: false, default: "latest", shape: blockNumberOrTagShape },
      { name: "stateOverride", required: false, shape: stateOverrideShape },
    ],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "head",
      weight: "heavy",
      needs: "block",
      block: { index: 1, form: "number", unknown: "refusal", sameByHash: null, nullMeansUnknown: false },
      contracts: [{ index: 0, member: "to", role: "contract" }, { index: 2, role: "override" }],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "ExecutionReverted",
  "CallRejected",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_estimateGas,
    validateResult: validators.result_eth_estimateGas,
  },
  eth_getCode: {
    name: "eth_getCode",
    params: [
      { name: "address", required: true, shape: addressShape },
      { name: "block", required: true, shape: blockNumberOrTagOrHashShape },
    ],
    resultForm: { kind: "data", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "light",
      needs: "block",
      block: { index: 1, form: "hash-object", unknown: "refusal", sameByHash: "param", nullMeansUnknown: false },
      contracts: [{ index: 0, role: "contract" }],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "CallRejected",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getCode,
    validateResult: validators.result_eth_getCode,
  },
  eth_getStorageAt: {
    name: "eth_getStorageAt",
    params: [
      { name: "address", required: true, shape: addressShape },
      { name: "position", required: true, shape: quantityShape },
      { name: "block", required: true, shape: blockNumberOrTagOrHashShape },
    ],
    resultForm: { kind: "hash", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "light",
      needs: "block",
      block: { index: 2, form: "hash", unknown: "refusal", sameByHash: "param", nullMeansUnknown: false },
      contracts: [{ index: 0, role: "contract" }],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "CallRejected",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getStorageAt,
    validateResult: validators.result_eth_getStorageAt,
  },
  rsk_getStorageBytesAt: {
    name: "rsk_getStorageBytesAt",
    params: [
      { name: "address", required: true, shape: addressShape },
      { name: "position", required: true, shape: quantityShape },
      { name: "block", required: true, shape: blockNumberOrTagOrHashShape },
    ],
    resultForm: { kind: "data", isNullable: false, required: [] },
    policy: {
      part: "rootstock",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "light",
      needs: "block",
      block: { index: 2, form: "hash", unknown: "refusal", sameByHash: "param", nullMeansUnknown: false },
      contracts: [{ index: 0, role: "contract" }],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "CallRejected",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_rsk_getStorageBytesAt,
    validateResult: validators.result_rsk_getStorageBytesAt,
  },
  eth_getLogs: {
    name: "eth_getLogs",
    params: [{ name: "filter", required: true, shape: logFilterShape }],
    resultForm: { kind: "list", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "heavy",
      needs: "block",
      block: { index: 0, form: "filter", unknown: "[]", sameByHash: null, nullMeansUnknown: false },
      contracts: [{ index: 0, member: "address", role: "contract" }],
      resultBlock: { height: '"blockNumber"', hash: '"blockHash"', isList: true },
      identity: [{ member: '"blockHash"', index: 0, param: "blockHash" }],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getLogs,
    validateResult: validators.result_eth_getLogs,
  },
  rsk_getRawBlockHeaderByHash: {
    name: "rsk_getRawBlockHeaderByHash",
    params: [{ name: "blockHash", required: true, shape: hash32Shape }],
    resultForm: { kind: "data", isNullable: true, required: [] },
    policy: {
      part: "rootstock",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "immutable",
      weight: "light",
      needs: "hash",
      block: { index: 0, form: "hash-only", unknown: "null", sameByHash: null, nullMeansUnknown: true },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_rsk_getRawBlockHeaderByHash,
    validateResult: validators.result_rsk_getRawBlockHeaderByHash,
  },
  rsk_getRawBlockHeaderByNumber: {
    name: "rsk_getRawBlockHeaderByNumber",
    params: [{ name: "block", required: true, shape: blockNumberOrTagShape }],
    resultForm: { kind: "data", isNullable: true, required: [] },
    policy: {
      part: "rootstock",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "light",
      needs: "block",
      block: {
        index: 0,
        form: "number",
        unknown: "null",
        sameByHash: "rsk_getRawBlockHeaderByHash",
        nullMeansUnknown: true,
      },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_rsk_getRawBlockHeaderByNumber,
    validateResult: validators.result_rsk_getRawBlockHeaderByNumber,
  },
  rsk_getRawTransactionReceiptByHash: {
    name: "rsk_getRawTransactionReceiptByHash",
    params: [{ name: "transactionHash", required: true, shape: hash32Shape }],
    resultForm: { kind: "data", isNullable: true, required: [] },
    policy: {
      part: "rootstock",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "head",
      weight: "light",
      needs: "hash",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_rsk_getRawTransactionReceiptByHash,
    validateResult: validators.result_rsk_getRawTransactionReceiptByHash,
  },
  rsk_getTransactionReceiptNodesByHash: {
    name: "rsk_getTransactionReceiptNodesByHash",
    params: [
      { name: "blockHash", required: true, shape: hash32Shape },
      { name: "transactionHash", required: true, shape: hash32Shape },
    ],
    resultForm: { kind: "list", isNullable: true, required: [] },
    policy: {
      part: "rootstock",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "immutable",
      weight: "medium",
      needs: "hash",
      block: { index: 0, form: "hash-only", unknown: "null", sameByHash: null, nullMeansUnknown: false },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_rsk_getTransactionReceiptNodesByHash,
    validateResult: validators.result_rsk_getTransactionReceiptNodesByHash,
  },
  trace_block: {
    name: "trace_block",
    params: [{ name: "block", required: true, shape: blockNumberTagOrHashShape }],
    resultForm: { kind: "list", isNullable: true, required: [] },
    policy: {
      part: "trace",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "heavy",
      needs: "block",
      block: { index: 0, form: "hash", unknown: "null", sameByHash: "param", nullMeansUnknown: true },
      contracts: [],
      resultBlock: { height: '"blockNumber"', hash: null, isList: false },
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_trace_block,
    validateResult: validators.result_trace_block,
  },
  trace_transaction: {
    name: "trace_transaction",
    params: [{ name: "transactionHash", required: true, shape: hash32Shape }],
    resultForm: { kind: "list", isNullable: true, required: [] },
    policy: {
      part: "trace",
      servedBy: "node",
      idempotent: true,
      write: false,
      cache: "by-block",
      weight: "heavy",
      needs: "hash",
      block: null,
      contracts: [],
      resultBlock: { height: '"blockNumber"', hash: '"blockHash"', isList: false },
      identity: [{ member: '"transactionHash"', index: 0 }],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_trace_transaction,
    validateResult: validators.result_trace_transaction,
  },
  trace_filter: {
    name: "trace_filter",
    params: [{ name: "filter", required: true, shape: traceQueryShape }],
    resultForm: { kind: "list", isNullable: false, required: [] },
    policy: {
      part: "trace",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "never",
      weight: "heavy",
      needs: "block",
      block: { index: 0, form: "filter", unknown: "[]", sameByHash: null, nullMeansUnknown: false },
      contracts: [{ index: 0, member: "toAddress", role: "contract" }],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_trace_filter,
    validateResult: validators.result_trace_filter,
  },
  debug_traceTransaction: {
    name: "debug_traceTransaction",
    params: [
      { name: "transactionHash", required: true, shape: hash32Shape },
      { name: "options", required: false, shape: traceOptionsShape },
    ],
    resultForm: { kind: "object", isNullable: true, required: ["type", "from", "gas", "input"] },
    policy: {
      part: "debug",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "never",
      weight: "heavy",
      needs: "hash",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_debug_traceTransaction,
    validateResult: validators.result_debug_traceTransaction,
  },
  debug_traceBlockByNumber: {
    name: "debug_traceBlockByNumber",
    params: [
      { name: "block", required: true, shape: blockNumberOrTagShape },
      { name: "options", required: false, shape: traceOptionsShape },
    ],
    resultForm: { kind: "list", isNullable: true, required: [] },
    policy: {
      part: "debug",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "never",
      weight: "heavy",
      needs: "block",
      block: {
        index: 0,
        form: "number",
        unknown: "null",
        sameByHash: "debug_traceBlockByHash",
        nullMeansUnknown: true,
      },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_debug_traceBlockByNumber,
    validateResult: validators.result_debug_traceBlockByNumber,
  },
  debug_traceBlockByHash: {
    name: "debug_traceBlockByHash",
    params: [
      { name: "block", required: true, shape: hash32Shape },
      { name: "options", required: false, shape: traceOptionsShape },
    ],
    resultForm: { kind: "list", isNullable: true, required: [] },
    policy: {
      part: "debug",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "never",
      weight: "heavy",
      needs: "block",
      block: { index: 0, form: "hash-only", unknown: "null", sameByHash: null, nullMeansUnknown: true },
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_debug_traceBlockByHash,
    validateResult: validators.result_debug_traceBlockByHash,
  },
  web3_sha3: {
    name: "web3_sha3",
    params: [{ name: "data", required: true, shape: dataShape }],
    resultForm: { kind: "hash", isNullable: false, required: [] },
    policy: {
      part: "core",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "immutable",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_web3_sha3,
    validateResult: validators.result_web3_sha3,
  },
  eth_newFilter: {
    name: "eth_newFilter",
    params: [{ name: "filter", required: true, shape: logFilterShape }],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "filter",
      servedBy: "gateway",
      idempotent: false,
      write: false,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: { index: 0, form: "filter", unknown: "[]", sameByHash: null, nullMeansUnknown: false },
      contracts: [{ index: 0, member: "address", role: "contract" }],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_newFilter,
    validateResult: validators.result_eth_newFilter,
  },
  eth_newBlockFilter: {
    name: "eth_newBlockFilter",
    params: [],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "filter",
      servedBy: "gateway",
      idempotent: false,
      write: false,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_newBlockFilter,
    validateResult: validators.result_eth_newBlockFilter,
  },
  eth_newPendingTransactionFilter: {
    name: "eth_newPendingTransactionFilter",
    params: [],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "filter",
      servedBy: "gateway",
      idempotent: false,
      write: false,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_newPendingTransactionFilter,
    validateResult: validators.result_eth_newPendingTransactionFilter,
  },
  eth_getFilterChanges: {
    name: "eth_getFilterChanges",
    params: [{ name: "filter", required: true, shape: filterIdShape }],
    resultForm: { kind: "list", isNullable: false, required: [] },
    policy: {
      part: "filter",
      servedBy: "gateway",
      idempotent: false,
      write: false,
      cache: "never",
      weight: "medium",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "CallRejected",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getFilterChanges,
    validateResult: validators.result_eth_getFilterChanges,
  },
  eth_getFilterLogs: {
    name: "eth_getFilterLogs",
    params: [{ name: "filter", required: true, shape: filterIdShape }],
    resultForm: { kind: "list", isNullable: false, required: [] },
    policy: {
      part: "filter",
      servedBy: "gateway",
      idempotent: true,
      write: false,
      cache: "never",
      weight: "heavy",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: { height: '"blockNumber"', hash: '"blockHash"', isList: true },
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "CallRejected",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_getFilterLogs,
    validateResult: validators.result_eth_getFilterLogs,
  },
  eth_uninstallFilter: {
    name: "eth_uninstallFilter",
    params: [{ name: "filter", required: true, shape: filterIdShape }],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "filter",
      servedBy: "gateway",
      idempotent: false,
      write: false,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_uninstallFilter,
    validateResult: validators.result_eth_uninstallFilter,
  },
  eth_subscribe: {
    name: "eth_subscribe",
    params: [
      { name: "kind", required: true, shape: subscriptionKindShape },
      { name: "filter", required: false, shape: subscriptionOptionShape },
    ],
    resultForm: { kind: "data", isNullable: false, required: [] },
    policy: {
      part: "subscription",
      servedBy: "gateway",
      idempotent: false,
      write: false,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [{ index: 1, member: "address", role: "contract", onlyIf: { index: 0, value: "logs" } }],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_subscribe,
    validateResult: validators.result_eth_subscribe,
  },
  eth_unsubscribe: {
    name: "eth_unsubscribe",
    params: [{ name: "subscription", required: true, shape: subscriptionIdShape }],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "subscription",
      servedBy: "gateway",
      idempotent: false,
      write: false,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set(["MethodNotFound", "InvalidParams", "RateLimited", "QuotaExceeded", "Unauthorized", "WrongNetwork", "Forbidden"]),
    validateParams: validators.params_eth_unsubscribe,
    validateResult: validators.result_eth_unsubscribe,
  },
  evm_snapshot: {
    name: "evm_snapshot",
    params: [],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_evm_snapshot,
    validateResult: validators.result_evm_snapshot,
  },
  evm_revert: {
    name: "evm_revert",
    params: [{ name: "snapshot", required: true, shape: quantityShape }],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_evm_revert,
    validateResult: validators.result_evm_revert,
  },
  evm_mine: {
    name: "evm_mine",
    params: [{ name: "timestamp", required: false, shape: quantityOrNumberShape }],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_evm_mine,
    validateResult: validators.result_evm_mine,
  },
  evm_increaseTime: {
    name: "evm_increaseTime",
    params: [{ name: "seconds", required: true, shape: quantityOrNumberShape }],
    resultForm: { kind: "quantity", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_evm_increaseTime,
    validateResult: validators.result_evm_increaseTime,
  },
  evm_setNextBlockTimestamp: {
    name: "evm_setNextBlockTimestamp",
    params: [{ name: "timestamp", required: true, shape: quantityOrNumberShape }],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_evm_setNextBlockTimestamp,
    validateResult: validators.result_evm_setNextBlockTimestamp,
  },
  hardhat_mine: {
    name: "hardhat_mine",
    params: [
      { name: "blocks", required: false, shape: quantityOrNumberShape },
      { name: "interval", required: false, shape: quantityOrNumberShape },
    ],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    aliases: ["anvil_mine"],
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_hardhat_mine,
    validateResult: validators.result_hardhat_mine,
  },
  hardhat_reset: {
    name: "hardhat_reset",
    params: [{ name: "options", required: false, shape: resetOptionsShape }],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    aliases: ["anvil_reset"],
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_hardhat_reset,
    validateResult: validators.result_hardhat_reset,
  },
  hardhat_metadata: {
    name: "hardhat_metadata",
    params: [],
    resultForm: {
      kind: "object",
      isNullable: false,
      required: ["clientVersion", "chainId", "instanceId", "latestBlockNumber", "latestBlockHash"],
    },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    aliases: ["anvil_metadata"],
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_hardhat_metadata,
    validateResult: validators.result_hardhat_metadata,
  },
  hardhat_setBalance: {
    name: "hardhat_setBalance",
    params: [
      { name: "address", required: true, shape: addressShape },
      { name: "balance", required: true, shape: quantityShape },
    ],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    aliases: ["anvil_setBalance"],
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_hardhat_setBalance,
    validateResult: validators.result_hardhat_setBalance,
  },
  hardhat_setNonce: {
    name: "hardhat_setNonce",
    params: [
      { name: "address", required: true, shape: addressShape },
      { name: "nonce", required: true, shape: quantityShape },
    ],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    aliases: ["anvil_setNonce"],
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_hardhat_setNonce,
    validateResult: validators.result_hardhat_setNonce,
  },
  hardhat_setCode: {
    name: "hardhat_setCode",
    params: [
      { name: "address", required: true, shape: addressShape },
      { name: "code", required: true, shape: dataShape },
    ],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    aliases: ["anvil_setCode"],
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_hardhat_setCode,
    validateResult: validators.result_hardhat_setCode,
  },
  hardhat_setStorageAt: {
    name: "hardhat_setStorageAt",
    params: [
      { name: "address", required: true, shape: addressShape },
      { name: "position", required: true, shape: quantityShape },
      { name: "word", required: true, shape: hash32Shape },
    ],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    aliases: ["anvil_setStorageAt"],
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_hardhat_setStorageAt,
    validateResult: validators.result_hardhat_setStorageAt,
  },
  hardhat_impersonateAccount: {
    name: "hardhat_impersonateAccount",
    params: [{ name: "address", required: true, shape: addressShape }],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    aliases: ["anvil_impersonateAccount"],
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_hardhat_impersonateAccount,
    validateResult: validators.result_hardhat_impersonateAccount,
  },
  hardhat_stopImpersonatingAccount: {
    name: "hardhat_stopImpersonatingAccount",
    params: [{ name: "address", required: true, shape: addressShape }],
    resultForm: { kind: "any", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [],
      resultBlock: null,
      identity: [],
    },
    aliases: ["anvil_stopImpersonatingAccount"],
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_hardhat_stopImpersonatingAccount,
    validateResult: validators.result_hardhat_stopImpersonatingAccount,
  },
  eth_sendTransaction: {
    name: "eth_sendTransaction",
    params: [{ name: "transaction", required: true, shape: transactionRequestShape }],
    resultForm: { kind: "hash", isNullable: false, required: [] },
    policy: {
      part: "development",
      servedBy: "devchain",
      idempotent: false,
      write: true,
      cache: "never",
      weight: "light",
      needs: "nothing",
      block: null,
      contracts: [{ index: 0, member: "to", role: "contract" }],
      resultBlock: null,
      identity: [],
    },
    errors: new Set([
  "MethodNotFound",
  "InvalidParams",
  "TransactionRejected",
  "InternalError",
  "LimitExceeded",
  "RateLimited",
  "QuotaExceeded",
  "Unauthorized",
  "WrongNetwork",
  "Forbidden",
]),
    validateParams: validators.params_eth_sendTransaction,
    validateResult: validators.result_eth_sendTransaction,
  },
};
