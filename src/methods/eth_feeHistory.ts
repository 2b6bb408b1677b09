import { RpcError } from "../rpc/rpc-error.js";
import { readFeeHistory } from "./fees/fee-history.js";
import type { Handler } from "./handler.js";
import { readWhileChainHolds } from "./logs/pin-chain.js";

/** What blocks' transactions paid, composed of one call a block. */
export const eth_feeHistory: Handler<"eth_feeHistory"> = ([blockCount, newestBlock, percentiles], context) => {
  if (newestBlock === "pending")
    throw invalid(
      "newestBlock",
      "the pending block has no fees yet: Rootstock has no EIP-1559, so send a legacy transaction with a gasPrice, as eth_gasPrice suggests",
    );
  if (percentiles?.some((percentile, index) => percentile < (percentiles[index - 1] ?? 0)))
    throw invalid("rewardPercentiles", "rewardPercentiles must ascend");
  const query = { blockCount: Number(blockCount), newestBlock, percentiles: percentiles ?? [] };
  return readWhileChainHolds(() => readFeeHistory(query, context));
};

const invalid = (param: string, message: string): RpcError =>
  new RpcError("InvalidParams", message, { data: { param } });
