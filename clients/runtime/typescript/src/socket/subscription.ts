import { ConnectionError } from "../errors.js";
import { EventQueue } from "./event-queue.js";
import type { SocketLink } from "./link.js";
import { createHeadPosition, createLogPosition, type Header, type Point, type Position } from "./position.js";

/** Most events that wait to be read; then the subscription pauses, and resumes where it was once they are. */
const maxWaiting = 10_000;

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
export class Subscription {
  readonly queue: EventQueue;
  /** Undefined: its events can't be resumed. */
  readonly position: Position | undefined;
  /** The connection that it begins or has begun on. */
  link: SocketLink | undefined;
  /** Its ID there. */
  id: string | undefined;
  /** Failures since the last success. */
  failures = 0;
  /** It waits for its reader. */
  isFull = false;
  readonly #kind: string;
  readonly #filter: Readonly<Record<string, unknown>>;
  readonly #read: SubscriptionParts["read"];

  constructor({ kind, filter, read, onRoom, onEnd }: SubscriptionParts) {
    const { fromBlock, ...rest } = filter;
    this.#kind = kind;
    this.#filter = rest;
    this.#read = read;
    const onRead = (): void => {
      if (!this.isFull) return;
      this.isFull = false;
      onRoom();
    };
    this.queue = new EventQueue(onRead, onEnd);
    if (kind === "newHeads") this.position = createHeadPosition(fromBlock as Point | undefined);
    if (kind === "logs") this.position = createLogPosition(fromBlock as Point | undefined);
  }

  /** Whether it needs new blocks to know how far it is. */
  get followsHeads(): boolean {
    return this.#kind === "logs";
  }

  /** Of the request that begins it, or resumes it. */
  get params(): readonly unknown[] {
    const fromBlock = this.position?.point;
    const filter = { ...this.#filter, ...(fromBlock !== undefined && { fromBlock }) };
    return Object.keys(filter).length > 0 ? [this.#kind, filter] : [this.#kind];
  }

  onHead(header: Header): void {
    if (this.id !== undefined) this.position?.onHead(header);
  }

  /** It is on no connection any more. */
  leave(): void {
    this.link = undefined;
    this.id = undefined;
  }

  /** False when the reader has to catch up first. */
  take(event: unknown): boolean {
    this.position?.onEvent(event);
    this.queue.push(this.#read(event));
    if (this.queue.length < maxWaiting) return true;
    this.isFull = true;
    if (!this.position) this.fail(new ConnectionError("network", "events came faster than they were read"));
    return false;
  }

  fail(error: unknown): void {
    this.queue.end({ error });
  }
}
