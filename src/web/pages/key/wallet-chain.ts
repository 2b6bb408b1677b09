import type { SnippetTarget } from "../../snippets/fill-snippet.js";

/** The param of `wallet_addEthereumChain`: https://eips.ethereum.org/EIPS/eip-3085 */
export function walletChainOf({ url, chainId, chainName, currency, explorerUrl }: SnippetTarget) {
  return {
    chainId: `0x${chainId.toString(16)}`,
    chainName,
    rpcUrls: [url],
    nativeCurrency: { name: currency, symbol: currency, decimals: 18 },
    ...(explorerUrl !== null && { blockExplorerUrls: [explorerUrl] }),
  };
}
