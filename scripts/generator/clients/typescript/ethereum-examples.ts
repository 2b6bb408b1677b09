import { fence } from "../../emitters/markdown.js";
import type { OpenRpcDocument } from "../../openrpc-document.js";
import { packageNameOf } from "./print-manifest.js";
import { identifierOf } from "./print-modules.js";
import type { ReadmeExamples } from "./print-readme.js";

/** Examples for a service that has Ethereum's methods and takes API keys. */
export function ethereumExamples(document: OpenRpcDocument): ReadmeExamples {
  const name = packageNameOf(document);
  return {
    firstCall: firstCall(name),
    firstCallText: `Your endpoint URL ends in your API key: keep it out of public code. Every method of the service is a function of the client with its own types${blockSentence(document)}.`,
    error: errorExample(name),
    batch: batchExample,
    abort:
      "const controller = new AbortController();\nconst price = await client.with({ signal: controller.signal }).eth_gasPrice();",
    adapters: [
      "## viem",
      fence("ts", viemExample(document)),
      "The transport retries by the service's error contract in place of viem's own rules, and its errors don't show your API key.",
      "## EIP-1193",
      "For libraries that take an Ethereum provider, such as ethers (`BrowserProvider`) and web3.js:",
      fence("ts", providerExample(name)),
    ],
  };
}

function firstCall(name: string): string {
  return `import { createClient } from "${name}";

const client = createClient("https://testnet.example.org/YOUR_API_KEY");
const block = await client.eth_getBlockByNumber("latest", true);
console.log(block?.transactions.map(({ hash }) => hash));`;
}

function blockSentence(document: OpenRpcDocument): string {
  return document.methods.some((method) => method["x-result-cases"])
    ? ": here, `true` makes `transactions` a list of transactions rather than of hashes"
    : "";
}

function errorExample(name: string): string {
  return `import { RpcError } from "${name}";

try {
  await client.eth_call({ to: "0x0000000000000000000000000000000001000006", data: "0x" }, "latest");
} catch (error) {
  if (!(error instanceof RpcError)) throw error;
  if (error.name === "ExecutionReverted") console.log("revert data:", error.data);
  if (error.name === "QuotaExceeded") console.log("resets at", error.data?.resetAt);
}`;
}

const batchExample = `const [number, balance] = await client.batch([
  ["eth_blockNumber"],
  ["eth_getBalance", "0x0000000000000000000000000000000001000006", "latest"],
]);
if (number.error) throw number.error;
console.log(number.result, balance.result);`;

function viemExample(document: OpenRpcDocument): string {
  const name = identifierOf(document.info.title);
  return `import { ${name} } from "${packageNameOf(document)}/viem";
import { createPublicClient } from "viem";
import { rootstockTestnet } from "viem/chains";

const publicClient = createPublicClient({
  chain: rootstockTestnet,
  transport: ${name}("https://testnet.example.org/YOUR_API_KEY"),
});`;
}

function providerExample(name: string): string {
  return `import { createProvider } from "${name}/eip1193";
import { BrowserProvider } from "ethers";

const provider = new BrowserProvider(createProvider("https://testnet.example.org/YOUR_API_KEY"));`;
}
