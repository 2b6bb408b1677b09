import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { contractOf, HEAD, heightsOf, LOG_COUNTS, newestBlocks } from "./long-chain.js";

// A node with a long chain that knows its newest blocks and some contracts' logs. Each eth_getLogs takes as long as it was told by the
// last message, {pieceMs}, however narrow its range; it closes each connection, as RSKj does.

interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const blocks = newestBlocks();
const countOf = new Map(LOG_COUNTS.map((count) => [contractOf(count) as string, count]));
const hashes = new Map([...blocks.values()].map((block) => [block.hash as string, block]));
let pieceMs = 0;

function logsOf({ address, fromBlock, toBlock }: Readonly<Record<string, string>>): object[] {
  const range = { from: Number(fromBlock), to: Number(toBlock) };
  return heightsOf(countOf.get(String([address].flat()[0])) ?? 0, range).map((height) => ({
    logIndex: "0x0",
    transactionIndex: "0x0",
    transactionHash: `0x${"11".repeat(32)}`,
    blockHash: `0x${"22".repeat(32)}`,
    blockNumber: `0x${height.toString(16)}`,
    address,
    data: "0x",
    topics: [],
  }));
}

function answer({ method, params: [first] }: Request): unknown {
  switch (method) {
    case "eth_chainId":
      return "0x21";
    case "eth_syncing":
      return false;
    case "eth_blockNumber":
      return `0x${HEAD.toString(16)}`;
    case "eth_getBlockByHash":
      return hashes.get(first as string) ?? null;
    case "eth_getBlockByNumber":
      return blocks.get(first === "latest" ? HEAD : Number(first)) ?? null;
    default:
      return method === "eth_getLogs" ? logsOf(first as Readonly<Record<string, string>>) : null;
  }
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as Request;
    const body = JSON.stringify({ jsonrpc: "2.0", id: asked.id, result: answer(asked) });
    const send = (): void => {
      response.writeHead(200, { "content-type": "application/json", connection: "close" }).end(body);
    };
    if (asked.method === "eth_getLogs") setTimeout(send, pieceMs);
    else send();
  });
});

process.on("message", (message) => {
  ({ pieceMs } = message as { pieceMs: number });
  process.send?.({ pieceMs });
});
server.listen(0, "127.0.0.1", () => {
  console.log(`the node is at http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
