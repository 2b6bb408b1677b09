import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/*
 * A node of chain 31 whose head stands still and whose `eth_call` results are large. Sends its port.
 */

export interface LargeNodeOptions {
  readonly resultBytes: number;
  /** Pause after each piece of 64 KiB; none by default. */
  readonly pauseMs?: number;
}

interface Request {
  readonly id: unknown;
  readonly method: string;
}

const { resultBytes, pauseMs = 0 } = JSON.parse(process.argv[2] ?? "") as LargeNodeOptions;
const piece = Buffer.alloc(65_536, "ab");
const hashOf = (digit: string) => `0x${digit.repeat(64)}`;
const results: Readonly<Record<string, unknown>> = {
  eth_chainId: "0x1f",
  eth_syncing: false,
  eth_blockNumber: "0x64",
  eth_getBlockByNumber: { number: "0x64", hash: hashOf("a"), parentHash: hashOf("b") },
};

function answer({ id, method }: Request): string {
  return JSON.stringify({ jsonrpc: "2.0", id, result: results[method] ?? null });
}

async function answerLarge(response: ServerResponse, { id }: Request): Promise<void> {
  response.write(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":"0x`);
  for (let left = resultBytes; left > 0 && !response.destroyed; left -= piece.length) {
    if (!response.write(piece.subarray(0, Math.min(left, piece.length)))) await untilTaken(response);
    if (pauseMs > 0) await sleep(pauseMs);
  }
  response.end('"}');
}

/** A closed response never drains. */
function untilTaken(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      response.off("drain", done).off("close", done);
      resolve();
    };
    response.on("drain", done).on("close", done);
  });
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Request | Request[];
    response.setHeader("content-type", "application/json");
    if (Array.isArray(body)) response.end(`[${body.map(answer).join(",")}]`);
    else if (body.method === "eth_call") void answerLarge(response, body);
    else response.end(answer(body));
  });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
