import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/*
 * A Rootstock node for which an eth_call takes as many milliseconds as its data says. Sends its port, and on each message how many
 * calls it has answered.
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
  eth_getBlockByNumber: block,
  eth_getLogs: [],
};
/** What it says of every transaction. */
const refusal = { code: -32010, message: "the sender account doesn't exist" };
let callCount = 0;

function answer({ id, method, params }: Request, send: (json: unknown) => void): void {
  if (method === "eth_sendRawTransaction") return send({ jsonrpc: "2.0", id, error: refusal });
  if (method !== "eth_call") return send({ jsonrpc: "2.0", id, result: results[method] ?? null });
  callCount++;
  setTimeout(() => send({ jsonrpc: "2.0", id, result: "0x" }), Number(params[0].data?.slice(0, 10)));
}

async function readAll(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += String(chunk);
  return text;
}

const server = createServer((request, response) => {
  void readAll(request).then((text) =>
    answer(JSON.parse(text) as Request, (json) => response.end(JSON.stringify(json))),
  );
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("message", () => process.send?.(callCount));
process.on("disconnect", () => process.exit());
