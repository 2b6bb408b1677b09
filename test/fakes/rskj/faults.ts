import type { ServerResponse } from "node:http";

/** Answers a request wrongly, in RSKj's place. */
export type Fault = (response: ServerResponse, id: unknown) => void;

/** What is not JSON, under a good status. */
export const garbage: Fault = (response) => response.end("<<<not json>>>");

/** A proxy's error page. */
export const badGateway: Fault = (response) =>
  response.writeHead(502, { "content-type": "text/html" }).end("<html>502 /srv/node</html>");

/** Nothing, under a good status. */
export const empty: Fault = (response) => response.end();

/** Never answers. */
export const silent: Fault = () => undefined;

/** Breaks the connection off before it answers. */
export const reset: Fault = (response) => response.socket?.resetAndDestroy();

/** Answers another request. */
export const wrongId: Fault = (response, id) =>
  response.end(JSON.stringify({ jsonrpc: "2.0", id: Number(id) + 1, result: "0x1" }));

/** Refuses because there were too many requests. */
export const rateLimited: Fault = (response) =>
  response.writeHead(429, { "content-type": "text/plain" }).end("slow down");

/** Promises more bytes than it sends. */
export const truncated: Fault = (response, id) => {
  const body = JSON.stringify({ jsonrpc: "2.0", id, result: "0x1234" });
  response.writeHead(200, { "content-length": body.length });
  response.write(body.slice(0, -5), () => response.socket?.destroy());
};

/** Sends exactly these bytes. */
export const sending =
  (body: (id: unknown) => string, status = 200): Fault =>
  (response, id) =>
    response.writeHead(status, { "content-type": "application/json" }).end(body(id));

/** An answer of about `bytes` bytes, a list of strings, sent no faster than it is read. */
export function large(
  bytes: number,
  options: { breakAfterBytes?: number; after?: string } = {},
): Fault & { readonly progress: { written: number } } {
  const { breakAfterBytes = Infinity, after = "}\n" } = options;
  const progress = { written: 0 };
  const item = `"0x${"ab".repeat(1_000)}"`;
  const fault: Fault = (response, id) => {
    let left = Math.max(1, Math.round(bytes / (item.length + 1)));
    const send = (text: string): boolean => {
      progress.written += text.length;
      return response.write(text);
    };
    const fill = (): void => {
      while (left > 0) {
        if (progress.written > breakAfterBytes) return void response.socket?.destroy();
        if (!send(`${item}${--left > 0 ? "," : ""}`)) return void response.once("drain", fill);
      }
      send(`]${after}`);
      response.end();
    };
    response.writeHead(200, { "content-type": "application/json" });
    send(`{"jsonrpc":"2.0","id":${String(id)},"result":[`);
    fill();
  };
  return Object.assign(fault, { progress });
}
