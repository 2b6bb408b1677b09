import { WebSocketServer } from "ws";
import { requestIdHeader } from "../../telemetry/request-id.js";
import type { UpgradableRequest } from "../connection/upgradable-request.js";

/** How long a client has to reply to a close frame. */
const closeTimeoutMs = 2_000;

/** Maximum number of fragments of one message. */
export const maxFragments = 1_024;

export interface HandshakeOptions {
  readonly maxBodyBytes: number;
}

/** The server of `ws` that opens connections. A handshake's response has its request's ID. */
export function createHandshakes({ maxBodyBytes }: HandshakeOptions): WebSocketServer {
  const options = {
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: maxBodyBytes,
    // Each fragment costs an object besides its bytes. Clients send few large ones.
    maxFragments,
    // One message or ping per turn of the event loop, so that a connection full of them takes its turn with the others.
    allowSynchronousEvents: false,
    autoPong: false,
    // Not in the types yet.
    closeTimeout: closeTimeoutMs,
  };
  const server = new WebSocketServer(options);
  server.on("headers", (headers, { requestId }: UpgradableRequest) => headers.push(`${requestIdHeader}: ${requestId}`));
  return server;
}
