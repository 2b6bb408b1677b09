/** Where a snippet sends its requests. */
export interface SnippetTarget {
  /** Endpoint URL, API key included. */
  readonly url: string;
  readonly chainId: number;
  readonly chainName: string;
  /** The symbol of the chain's currency. */
  readonly currency: string;
  readonly explorerUrl: string | null;
}

/** The names that viem has for Rootstock's chains. */
const viemNames = new Map([
  [30, "rootstock"],
  [31, "rootstockTestnet"],
]);

/** A snippet's text with another chain's facts instead of the test network's. */
export function fillSnippet(text: string, target: SnippetTarget): string {
  const { url, chainId, chainName, currency, explorerUrl } = target;
  const replacements = [
    ["https://testnet.example.org/YOUR_API_KEY", url],
    ['import { rootstockTestnet as chain } from "viem/chains";', viemChain(target)],
    ['"0x1f"', `"0x${chainId.toString(16)}"`],
    ['"Rootstock Testnet"', JSON.stringify(chainName)],
    ['"tRBTC"', JSON.stringify(currency)],
    [
      '\n      blockExplorerUrls: ["https://explorer.testnet.rootstock.io"],',
      explorerUrl === null ? "" : `\n      blockExplorerUrls: [${JSON.stringify(explorerUrl)}],`,
    ],
  ] as const;
  return replacements.reduce((filled, [from, to]) => filled.split(from).join(to), text);
}

/** viem has no name for a private chain: its facts stand in the program. */
function viemChain({ url, chainId, chainName, currency }: SnippetTarget): string {
  const name = viemNames.get(chainId);
  if (name !== undefined) return `import { ${name} as chain } from "viem/chains";`;
  const nativeCurrency = { name: currency, symbol: currency, decimals: 18 };
  const chain = { id: chainId, name: chainName, nativeCurrency, rpcUrls: { default: { http: [url] } } };
  return `\nconst chain = ${JSON.stringify(chain, null, 2)};`;
}
