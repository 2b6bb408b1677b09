import type { NetworkLabel } from "../../../http/api/api-types.js";

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

const viemChains = { Testnet: "rootstockTestnet", Mainnet: "rootstock" } satisfies Record<NetworkLabel, string>;

/** Each asks for the number of the latest block. JavaScript is written for a module (a file `.mjs`). */
export function examplesOf(url: string, network: NetworkLabel): Example[] {
  const chain = viemChains[network];
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
      code: `import { createPublicClient, http } from "viem";
import { ${chain} } from "viem/chains";

const client = createPublicClient({
  chain: ${chain},
  transport: http("${url}"),
});
console.log(await client.getBlockNumber());`,
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
