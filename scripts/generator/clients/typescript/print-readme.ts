import { fence, table } from "../../emitters/markdown.js";
import type { OpenRpcDocument } from "../../openrpc-document.js";
import { packageNameOf } from "./print-manifest.js";
import { identifierOf } from "./print-modules.js";

/** README.md of the package: from the installation to errors, in the order in which one needs it. */
export function printReadme(document: OpenRpcDocument): string {
  const name = packageNameOf(document);
  return (
    [
      "<!-- Generated from openrpc.json by `npm run generate`. Do not edit. -->",
      `# ${name}`,
      `A typed JSON-RPC client for ${document.info.title}. It has no dependencies and runs as it is in Node.js (20 and newer), browsers, Deno and Bun.`,
      fence("sh", `npm install ${name}`),
      "## First call",
      fence("ts", firstCall(name)),
      `Your endpoint URL ends in your API key: keep it out of public code. Every method of the service is a function of the client with its own types${blockSentence(document)}.`,
      "## Errors",
      `A call rejects with an \`RpcError\` when the service returns an error; \`name\` tells which, and what is in \`data\`. Without a JSON-RPC response it rejects with a \`ConnectionError\`.`,
      fence("ts", errorExample(name)),
      describeRetries(document),
      "## Batches",
      fence("ts", batchExample),
      "`batch` sends as few HTTP requests as the service's limits on the length and the size of a batch allow. Each call has its own outcome, so one error does not hide the other results.",
      "## Options",
      table(["Option", "Default", "Meaning"], options),
      "All of them are options of `createClient`. `timeoutMs`, `retries` and `signal` can also be given to `request` and `batch`, or to `with`, which returns a client:",
      fence(
        "ts",
        "const controller = new AbortController();\nconst price = await client.with({ signal: controller.signal }).eth_gasPrice();",
      ),
      "## viem",
      fence("ts", viemExample(document)),
      "The transport retries by the service's error contract in place of viem's own rules, and its errors don't show your API key.",
      "## EIP-1193",
      "For libraries that take an Ethereum provider, such as ethers (`BrowserProvider`) and web3.js:",
      fence("ts", providerExample(name)),
    ].join("\n\n") + "\n"
  );
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

function describeRetries(document: OpenRpcDocument): string {
  const retried = Object.entries(document["x-error-retry"] ?? {}).filter(([, value]) => value !== "never");
  const rows = retried.map(([name, value]) => [`\`${name}\``, document["x-error-retry-values"]?.[value] ?? value]);
  return `The client retries, with growing delays, where that may help and cannot do a thing twice:\n\n${table(
    ["Failure", "Retried"],
    [
      ...rows,
      ["no connection, HTTP 408, 425, 429, 500, 502, 503, 504", document["x-error-retry-values"]?.idempotent ?? ""],
    ],
  )}`;
}

const batchExample = `const [number, balance] = await client.batch([
  ["eth_blockNumber"],
  ["eth_getBalance", "0x0000000000000000000000000000000001000006", "latest"],
]);
if (number.error) throw number.error;
console.log(number.result, balance.result);`;

const options = [
  ["`timeoutMs`", "a little more than the service's own deadline", "How long each attempt may take"],
  ["`retries`", "`3`", "How often a call is sent again"],
  ["`signal`", "", "An `AbortSignal` that ends the call"],
  ["`headers`", "", "HTTP headers to send"],
  ["`fetch`", "the global one", "Another `fetch`"],
];

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
