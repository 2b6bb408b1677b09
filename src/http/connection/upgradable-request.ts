import { IncomingMessage } from "node:http";

/**
 * A request of which node:http upgrades only WebSocket handshakes (RFC 6455, section 4.1). By itself it would take every request with
 * an `Upgrade` header off HTTP, also those of clients that offer HTTP/2, such as Java's, and expect a response all the same.
 */
export class UpgradableRequest extends IncomingMessage {
  /** What node:http's parser found. Declared only: its constructor has already set it. */
  declare asksForUpgrade: boolean | null;

  // node:http sets the property, and asks for it once the headers are there.
  set upgrade(asked: boolean | null) {
    this.asksForUpgrade = asked;
  }

  get upgrade(): boolean {
    if (!this.asksForUpgrade) return false;
    return this.method === "CONNECT" || (this.method === "GET" && this.headers.upgrade?.toLowerCase() === "websocket");
  }
}
