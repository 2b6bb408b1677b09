// Generated from openrpc.json by `npm run generate`. Do not edit.

import { type Shapes } from "../quantities.js";
import { type Facts } from "../requester.js";
import type { SocketConstructor } from "./link.js";
export interface SocketOptions {
    /** The WebSocket to use; by default the global one, which Node.js has from version 22 on. */
    WebSocket?: SocketConstructor | undefined;
}
export interface BaseSocketClient {
    subscribe(kind: string, filter?: object): AsyncIterableIterator<unknown>;
    close(): void;
}
/**
 * Subscribes over one WebSocket, which is opened for the first subscription, and again whenever it breaks.
 * @throws TypeError when the endpoint is no http or https URL, or there is no WebSocket.
 */
export declare function createBaseSocketClient(endpoint: string | URL, { facts, shapes }: {
    readonly facts: Facts;
    readonly shapes: Shapes;
}, options?: SocketOptions): BaseSocketClient;
