// Generated from openrpc.json by `npm run generate`. Do not edit.

import { EventQueue } from "./event-queue.js";
import type { SocketLink } from "./link.js";
import { type Header, type Position } from "./position.js";
export interface SubscriptionParts {
    readonly kind: string;
    readonly filter: Readonly<Record<string, unknown>>;
    /** An event as readers get it. */
    readonly read: (event: unknown) => unknown;
    /** The reader has made room again. */
    readonly onRoom: () => void;
    /** The reader has ended it. */
    readonly onEnd: () => void;
}
/** One subscription, over however many connections. */
export declare class Subscription {
    #private;
    readonly queue: EventQueue;
    /** Undefined: its events can't be resumed. */
    readonly position: Position | undefined;
    /** The connection that it begins or has begun on. */
    link: SocketLink | undefined;
    /** Its ID there. */
    id: string | undefined;
    /** Failures since the last success. */
    failures: number;
    /** It waits for its reader. */
    isFull: boolean;
    constructor({ kind, filter, read, onRoom, onEnd }: SubscriptionParts);
    /** Whether it needs new blocks to know how far it is. */
    get followsHeads(): boolean;
    /** Of the request that begins it, or resumes it. */
    get params(): readonly unknown[];
    onHead(header: Header): void;
    /** It is on no connection any more. */
    leave(): void;
    /** False when the reader has to catch up first. */
    take(event: unknown): boolean;
    fail(error: unknown): void;
}
