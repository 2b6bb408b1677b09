import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/*
 * A Rootstock node for which an eth_call takes as many milliseconds as its data says; all else, batches too, it responds to at once.
 * Sends its port, and on each message the number of eth_calls.
 */

interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: readonly [{ readonly data?: string }];
}

const hashOf = (digit: string) => `0x${digit.repeat(64)}`;
const block = { number: "0x10", hash: hashOf("1"), parentHash: hashOf("2"), gasLimit: "0x67c280" };
const results: Readonly<Record<string, unknown>> = {
  eth_chainId: "0x1f",
  eth_syncing: false,
  eth_blockNumber: block.number,
  eth_getBalance: "0x1",
  eth_getBlockByNumber: block,
  eth_getLogs: [],
};
/** What it says of every transaction. */
const refusal = { code: -32010, message: "the sender account doesn't exist" };
let callCount = 0;

async function respond({ id, method, params }: Request): Promise<object> {
  if (method === "eth_sendRawTransaction") return { jsonrpc: "2.0", id, error: refusal };
  if (method !== "eth_call") return { jsonrpc: "2.0", id, result: results[method] ?? null };
  callCount++;
  await sleep(Number(params[0].data?.slice(0, 10)));
  return { jsonrpc: "2.0", id, result: "0x" };
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  return text;
}

async function respondToAll(request: IncomingMessage): Promise<string> {
  const body = JSON.parse(await readAll(request)) as Request | Request[];
  return JSON.stringify(await (Array.isArray(body) ? Promise.all(body.map(respond)) : respond(body)));
}

const server = createServer((request, response) => {
  void respondToAll(request).then((json) => response.end(json));
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("message", () => process.send?.(callCount));
process.on("disconnect", () => process.exit());
