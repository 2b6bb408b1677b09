// Generated from openrpc.json by `npm run generate`. Do not edit.

import { RpcError } from "../errors.js";
import { type SocketConstructor, SocketLink } from "./link.js";
export interface ConnectorParts {
    readonly url: string;
    readonly WebSocket: SocketConstructor;
    readonly errorNames: Readonly<Record<number, string>>;
    /** A request over HTTP: rejects with an RpcError when the service refuses it. */
    readonly check: () => Promise<unknown>;
    /** Whether an error remains when the request is repeated. */
    readonly isFinal: (error: RpcError) => boolean;
    /** A connection is open. */
    readonly onOpen: () => void;
    /** It is open no longer. */
    readonly onLost: () => void;
    /** There will be no connection any more. */
    readonly onRefused: (error: Error) => void;
}
/** Keeps one connection open, once it is asked for, whenever it breaks. */
export declare class Connector {
    #private;
    constructor(parts: ConnectorParts);
    /** The connection, while it is open. */
    get link(): SocketLink | undefined;
    /** Connects, unless that is under way. */
    start(): void;
    /** Closes the connection, until it is started again. */
    stop(): void;
    /** The connection is of use. */
    onSuccess(): void;
}
