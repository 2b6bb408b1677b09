import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface RecordedCall {
  readonly method: string;
  readonly params?: readonly unknown[];
}

/** Passes calls on to another endpoint, and keeps them. */
export interface RecordingProxy {
  readonly url: string;
  readonly calls: readonly RecordedCall[];
  readonly forget: () => void;
  readonly close: () => void;
}

export async function startRecordingProxy(endpoint: string): Promise<RecordingProxy> {
  const calls: RecordedCall[] = [];
  const passOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    calls.push(...[JSON.parse(body) as RecordedCall | RecordedCall[]].flat());
    const forwarded = await fetch(endpoint, { method: "POST", headers, body });
    response.writeHead(forwarded.status, { "content-type": "application/json" }).end(await forwarded.text());
  };
  const server = createServer((request, response) => void passOn(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  const forget = (): void => void calls.splice(0);
  return { url: `http://127.0.0.1:${port}`, calls, forget, close };
}
