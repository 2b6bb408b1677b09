import { decodeRawTransaction } from "../node/raw-transaction.js";
import { RpcError } from "../rpc/rpc-error.js";
import type { Handler } from "./handler.js";

/** Hands a signed transaction to the node, after a look at what no node of this network could take. */
export const eth_sendRawTransaction: Handler<"eth_sendRawTransaction"> = ([data], { node, network, signal }) => {
  const { chainId } = decodeRawTransaction(data);
  // Signatures from before EIP-155 name no chain; deployers of shared contracts depend on them.
  if (chainId !== null && chainId !== network.chainId)
    throw new RpcError(
      "InvalidParams",
      `the transaction is signed for chain id ${chainId}; this network's chain id is ${network.chainId}`,
      { data: { param: "signedTransaction", chainId: String(chainId), expected: network.chainId } },
    );
  return node.call("eth_sendRawTransaction", [data], signal);
};
