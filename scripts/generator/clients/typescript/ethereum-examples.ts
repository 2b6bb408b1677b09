import { fence } from "../../emitters/markdown.js";
import type { OpenRpcDocument } from "../../openrpc-document.js";
import { packageNameOf } from "./print-manifest.js";
import { identifierOf } from "./print-modules.js";
import { quantitySentence, type ReadmeExamples } from "./print-readme.js";
import { hasNotifications } from "./print-types.js";

/** Examples for a service that has Ethereum's methods and takes API keys. */
export function ethereumExamples(document: OpenRpcDocument): ReadmeExamples {
  const name = packageNameOf(document);
  return {
    firstCall: firstCall(name),
    firstCallText: `Your endpoint URL ends in your API key: keep it out of public code. Every method of the service is a function of the client with its own types${blockSentence(document)}. ${quantitySentence}`,
    error: errorExample(name),
    batch: batchExample,
    abort:
      "const controller = new AbortController();\nconst price = await client.with({ signal: controller.signal }).eth_gasPrice();",
    adapters: [
      "## Logs of large ranges",
      fence("ts", logsExample(name)),
      "`eth_getLogs` takes a limited range. `iterateLogs` reads as many as it needs, as large as the service suggests, up to the head at its beginning.",
      ...subscriptionSections(document),
      "## viem",
      fence("ts", viemExample(document)),
      "The transport retries by the service's error contract in place of viem's own rules, and its errors don't show your API key.",
      "## EIP-1193",
      "For libraries that take an Ethereum provider, such as ethers (`BrowserProvider`) and web3.js:",
      fence("ts", providerExample(name)),
    ],
  };
}

/** Nothing for a service without subscriptions. */
function subscriptionSections(document: OpenRpcDocument): string[] {
  if (!hasNotifications(document)) return [];
  return [
    "## Subscriptions",
    fence("ts", subscriptionExample(packageNameOf(document))),
    "The connection is opened for the first subscription and again whenever it breaks, with growing delays. `newHeads` and `logs` resume where they were: no event is lost, and none comes twice. After a reorganisation come the headers of the new branch; logs that are no longer on the chain come again with `removed: true`. To go on where an earlier run of your program ended, give `fromBlock` the hash of the last block that it dealt with.",
    "A loop that falls 10,000 events behind is paused and resumed by itself. `break`, or `socket.close()`, ends a subscription. The loop throws an `RpcError` when the key is refused, or when so much has happened since the disconnect that the service can't resume: then read what is missing with `eth_getLogs`.",
    "Node.js has `WebSocket` from version 22 on. For version 20, pass the one of the package `ws`: `createSocketClient(url, { WebSocket })`.",
  ];
}

function subscriptionExample(name: string): string {
  return `import { createSocketClient } from "${name}/websocket";

const socket = createSocketClient("https://testnet.example.org/YOUR_API_KEY");
for await (const log of socket.subscribe("logs", { address: "0x0000000000000000000000000000000001000006" })) {
  console.log(log.removed ? "removed" : "new", log.blockNumber, log.transactionHash);
}`;
}

function logsExample(name: string): string {
  return `import { iterateLogs } from "${name}/logs";

const filter = { address: "0x0000000000000000000000000000000001000006", fromBlock: 0n } as const;
for await (const log of iterateLogs(client, filter)) console.log(log.blockNumber, log.transactionHash);`;
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
