// Generated from openrpc.json by `npm run generate`. Do not edit.

/** The part of the standard WebSocket that is used; Node.js has it from version 22 on, and the package `ws` for older ones. */
export interface SocketLike {
    send(data: string): void;
    close(): void;
    addEventListener(type: "open", listener: () => void): void;
    addEventListener(type: "message", listener: (event: {
        data: unknown;
    }) => void): void;
    addEventListener(type: "error", listener: () => void): void;
    addEventListener(type: "close", listener: (event: {
        code: number;
    }) => void): void;
}
export type SocketConstructor = new (url: string) => SocketLike;
export interface LinkEvents {
    onOpen(): void;
    /** Called once. `isOpened`: the handshake succeeded. */
    onClose(code: number, isOpened: boolean): void;
}
export interface SubscriptionListener {
    /** Called before the first event. */
    readonly onId: (id: string) => void;
    readonly onEvent: (event: unknown) => void;
}
export interface LinkParts extends LinkEvents {
    readonly url: string;
    readonly WebSocket: SocketConstructor;
    readonly errorNames: Readonly<Record<number, string>>;
}
/** One WebSocket connection. */
export declare class SocketLink {
    #private;
    constructor(parts: LinkParts);
    /** Rejects with an RpcError or a ConnectionError. */
    request(method: string, params: readonly unknown[]): Promise<unknown>;
    /** Resolves when it has begun. */
    subscribe(method: string, params: readonly unknown[], { onId, onEvent }: SubscriptionListener): Promise<void>;
    unsubscribe(method: string, id: string): void;
    close(): void;
}
