/** A way to call the service, ready to be pasted. */
export interface Example {
  readonly name: string;
  readonly code: string;
}

export function curlExample(url: string): string {
  return `curl -s ${url} \\
  -H 'content-type: application/json' \\
  -d '{"jsonrpc": "2.0", "id": 1,
       "method": "eth_blockNumber", "params": []}'`;
}

/** The chain behind an endpoint. */
export interface ChainFacts {
  readonly chainId: number;
  readonly chainName: string;
}

/** The names that viem has for Rootstock's chains. */
const viemChains = new Map([
  [30, "rootstock"],
  [31, "rootstockTestnet"],
]);

/** Each asks for the number of the latest block. JavaScript is written for a module (a file `.mjs`). */
export function examplesOf(url: string, facts?: ChainFacts): Example[] {
  return [
    { name: "curl", code: curlExample(url) },
    {
      name: "JavaScript",
      code: `const response = await fetch("${url}", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_blockNumber", params: [] }),
});
const { result, error } = await response.json();
if (error) throw new Error(error.message);
console.log(Number(result));`,
    },
    {
      name: "viem",
      code: viemExample(url, facts),
    },
    {
      name: "ethers",
      code: `import { JsonRpcProvider } from "ethers";

const provider = new JsonRpcProvider("${url}");
console.log(await provider.getBlockNumber());`,
    },
    {
      name: "web3.js",
      code: `import { Web3 } from "web3";

const web3 = new Web3("${url}");
console.log(await web3.eth.getBlockNumber());`,
    },
  ];
}

/** A private chain does without: viem has no name for it. */
function viemExample(url: string, facts?: ChainFacts): string {
  const chain = facts && viemChains.get(facts.chainId);
  const chainImport = chain ? `import { ${chain} } from "viem/chains";\n` : "";
  return `import { createPublicClient, http } from "viem";
${chainImport}
const client = createPublicClient({
  ${chain ? `chain: ${chain},\n  ` : ""}transport: http("${url}"),
});
console.log(await client.getBlockNumber());`;
}
