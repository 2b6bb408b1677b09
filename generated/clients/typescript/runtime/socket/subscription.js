// Generated from openrpc.json by `npm run generate`. Do not edit.

import { ConnectionError } from "../errors.js";
import { EventQueue } from "./event-queue.js";
import { createHeadPosition, createLogPosition } from "./position.js";
/** Most events that wait to be read; then the subscription pauses, and resumes where it was once they are. */
const maxWaiting = 10_000;
/** One subscription, over however many connections. */
export class Subscription {
    queue;
    /** Undefined: its events can't be resumed. */
    position;
    /** The connection that it begins or has begun on. */
    link;
    /** Its ID there. */
    id;
    /** Failures since the last success. */
    failures = 0;
    /** It waits for its reader. */
    isFull = false;
    #kind;
    #filter;
    #read;
    constructor({ kind, filter, read, onRoom, onEnd }) {
        const { fromBlock, ...rest } = filter;
        this.#kind = kind;
        this.#filter = rest;
        this.#read = read;
        const onRead = () => {
            if (!this.isFull)
                return;
            this.isFull = false;
            onRoom();
        };
        this.queue = new EventQueue(onRead, onEnd);
        if (kind === "newHeads")
            this.position = createHeadPosition(fromBlock);
        if (kind === "logs")
            this.position = createLogPosition(fromBlock);
    }
    /** Whether it needs new blocks to know how far it is. */
    get followsHeads() {
        return this.#kind === "logs";
    }
    /** Of the request that begins it, or resumes it. */
    get params() {
        const fromBlock = this.position?.point;
        const filter = { ...this.#filter, ...(fromBlock !== undefined && { fromBlock }) };
        return Object.keys(filter).length > 0 ? [this.#kind, filter] : [this.#kind];
    }
    onHead(header) {
        if (this.id !== undefined)
            this.position?.onHead(header);
    }
    /** It is on no connection any more. */
    leave() {
        this.link = undefined;
        this.id = undefined;
    }
    /** False when the reader has to catch up first. */
    take(event) {
        this.position?.onEvent(event);
        this.queue.push(this.#read(event));
        if (this.queue.length < maxWaiting)
            return true;
        this.isFull = true;
        if (!this.position)
            this.fail(new ConnectionError("network", "events came faster than they were read"));
        return false;
    }
    fail(error) {
        this.queue.end({ error });
    }
}
