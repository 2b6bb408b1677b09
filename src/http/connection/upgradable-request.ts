import { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { nextRequestId } from "../../telemetry/request-id.js";

/** The connection of requests. */
interface UpgradableConnection {
  /** Whether all requests before have been responded to. */
  readonly isIdle: boolean;
}

const connections = new WeakMap<Socket, UpgradableConnection>();

/**
 * A request of which node:http upgrades only WebSocket handshakes (RFC 6455, section 4.1). By itself it would take every request with
 * an `Upgrade` header off HTTP, also those of clients that offer HTTP/2, such as Java's, and expect a response all the same. A
 * handshake among requests that are not responded to yet is none (RFC 9110, section 7.8).
 */
export class UpgradableRequest extends IncomingMessage {
  readonly requestId = nextRequestId();

  /** What node:http's parser found, which then parses nothing behind this request. Declared only: its constructor has already set it. */
  declare asksForUpgrade: boolean | null;

  /** Says whose handshakes come over a socket. */
  static watch(socket: Socket, connection: UpgradableConnection): void {
    connections.set(socket, connection);
  }

  // node:http sets the property, and asks for it once the headers are there.
  set upgrade(asked: boolean | null) {
    this.asksForUpgrade = asked;
  }

  get upgrade(): boolean {
    if (!this.asksForUpgrade || this.method === "CONNECT") return this.asksForUpgrade === true;
    const isHandshake = this.method === "GET" && this.headers.upgrade?.toLowerCase() === "websocket";
    return isHandshake && connections.get(this.socket)?.isIdle !== false;
  }
}
