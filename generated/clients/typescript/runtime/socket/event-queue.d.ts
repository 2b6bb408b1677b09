// Generated from openrpc.json by `npm run generate`. Do not edit.

/** Events that wait until they are read. `break` in a `for await` loop ends it. */
export declare class EventQueue implements AsyncIterableIterator<unknown> {
    #private;
    /** `onRead` is called when all events have been read, `onEnd` once, when the reader ends it. */
    constructor(onRead: () => void, onEnd: () => void);
    get length(): number;
    [Symbol.asyncIterator](): this;
    push(event: unknown): void;
    /** Ends it after the events that wait; with an error, if there is one. */
    end(end?: {
        readonly error?: unknown;
    }): void;
    next(): Promise<IteratorResult<unknown>>;
    return(): Promise<IteratorResult<unknown>>;
}
