import type { MethodName } from "../../../generated/methods.js";

/** How a method names a block. */
export interface BlockParam {
  /** Its place among the params. */
  readonly index: number;
  /** What the answer is when there is no such block. */
  readonly unknown: "null" | "[]" | "refusal";
  /**
   * How RSKj has to be told the block, so that it takes that very one:
   * - `bare`: a hash as a string. In an object it becomes a height first, so a side chain's hash would give the main chain's state.
   * - `canonical`: a hash as an object with `requireCanonical`, since a bare one is read as a number.
   * - `number`: a string is never a hash (64 digits are a very large quantity); an object as with `canonical`.
   * - `as-is`: nothing needs to be done.
   */
  readonly form: "bare" | "canonical" | "number" | "as-is";
  /** How to name the block by its hash where it was named by its height: in the same param, or of this method. */
  readonly byHash?: "param" | MethodName;
}

/** Every method's block param; undefined for those that have none, or one inside a filter. */
export const blockParams: { readonly [M in MethodName]: BlockParam | undefined } = {
  eth_accounts: undefined,
  eth_blockNumber: undefined,
  eth_call: { index: 1, unknown: "refusal", form: "number", byHash: "param" },
  eth_chainId: undefined,
  eth_estimateGas: { index: 1, unknown: "refusal", form: "number" },
  eth_gasPrice: undefined,
  eth_getBalance: { index: 1, unknown: "refusal", form: "bare", byHash: "param" },
  eth_getBlockByHash: { index: 0, unknown: "null", form: "as-is" },
  eth_getBlockByNumber: { index: 0, unknown: "null", form: "number", byHash: "eth_getBlockByHash" },
  eth_getBlockTransactionCountByHash: { index: 0, unknown: "null", form: "as-is" },
  eth_getBlockTransactionCountByNumber: {
    index: 0,
    unknown: "null",
    form: "number",
    byHash: "eth_getBlockTransactionCountByHash",
  },
  eth_getCode: { index: 1, unknown: "refusal", form: "canonical", byHash: "param" },
  eth_getLogs: { index: 0, unknown: "[]", form: "as-is" },
  eth_getStorageAt: { index: 2, unknown: "refusal", form: "bare", byHash: "param" },
  eth_getTransactionByBlockHashAndIndex: { index: 0, unknown: "null", form: "as-is" },
  eth_getTransactionByBlockNumberAndIndex: {
    index: 0,
    unknown: "null",
    form: "number",
    byHash: "eth_getTransactionByBlockHashAndIndex",
  },
  eth_getTransactionByHash: undefined,
  eth_getTransactionCount: { index: 1, unknown: "refusal", form: "bare", byHash: "param" },
  eth_getTransactionReceipt: undefined,
  eth_getUncleCountByBlockHash: { index: 0, unknown: "null", form: "as-is" },
  eth_getUncleCountByBlockNumber: {
    index: 0,
    unknown: "null",
    form: "number",
    byHash: "eth_getUncleCountByBlockHash",
  },
  eth_protocolVersion: undefined,
  eth_sendRawTransaction: undefined,
  net_version: undefined,
  web3_clientVersion: undefined,
  web3_sha3: undefined,
};
