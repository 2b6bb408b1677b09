// Generated from openrpc.json by `npm run generate`. Do not edit.

import { type SocketOptions } from "./runtime/socket/client.js";
import type { RpcMethods, RpcNotifications } from "./types.js";
export type { SocketOptions } from "./runtime/socket/client.js";
/** Which events a subscription is for, and where it begins. */
export type SubscriptionOptions = NonNullable<RpcMethods["eth_subscribe"]["params"][1]>;
/** Subscriptions over one WebSocket connection, which is opened again, and resumed, whenever it breaks. */
export interface SocketClient {
    /**
     * The events of a subscription, each once and in order, whatever happens to the connection; `newHeads` and `logs` resume
     * without a gap. `break` ends it. Throws an RpcError where it can't begin or resume.
     */
    subscribe<Kind extends keyof RpcNotifications>(kind: Kind, options?: SubscriptionOptions): AsyncIterableIterator<RpcNotifications[Kind]>;
    /** Ends all subscriptions, and the connection. */
    close(): void;
}
/**
 * Creates a client for the subscriptions of an endpoint URL.
 * @throws TypeError when it is no http or https URL, or there is no WebSocket.
 */
export declare function createSocketClient(endpoint: string | URL, options?: SocketOptions): SocketClient;
