import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request that a receiver got. */
export interface ReceivedWebhook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks on this machine. */
export interface WebhookReceiver {
  readonly port: number;
  readonly received: ReceivedWebhook[];
  /** What it responds from now on; 200 at first. */
  respond: (response: ServerResponse) => void;
  close(): Promise<void>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() });
      receiver.respond(response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const receiver: WebhookReceiver = {
    port: (server.address() as AddressInfo).port,
    received,
    respond: (response) => response.end(),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return receiver;
}
