import type { WebSocket } from "ws";
import { LinkedQueue } from "../../turns/linked-queue.js";
import { longWork } from "../../turns/long-work.js";

export interface MessageQueueParts {
  readonly webSocket: Pick<WebSocket, "isPaused" | "pause" | "resume">;
  /** Whose turn the messages take. */
  readonly userId: string;
  /** Maximum number of concurrent messages. */
  readonly maxUnderWay: number;
  /** Never throws; ends with `onEnd`. */
  readonly begin: (body: Buffer) => void;
}

/**
 * The messages of one connection: begins each in its user's turn, and reads no more while one waits. Without turns, many busy
 * connections would take many milliseconds per turn of the event loop, in which a single new connection is accepted.
 */
export class MessageQueue {
  readonly #parts: MessageQueueParts;
  readonly #lane: string;
  readonly #waiting = new LinkedQueue<Buffer>();
  #underWay = 0;
  /** Whether the next message waits for its user's turn. */
  #isNextComing = false;

  constructor(parts: MessageQueueParts) {
    this.#parts = parts;
    this.#lane = messageLane(parts.userId);
  }

  /** Whether responses are outstanding. */
  get isBusy(): boolean {
    return this.#underWay > 0 || this.#waiting.size > 0;
  }

  add(body: Buffer): void {
    this.#waiting.push(body);
    this.#proceed();
  }

  /** A message has been responded to. */
  onEnd(): void {
    this.#underWay--;
    this.#proceed();
  }

  /** Begins no more messages. */
  clear(): void {
    while (this.#waiting.shift()) continue;
  }

  #proceed(): void {
    const { webSocket } = this.#parts;
    if (!this.#isFull && !this.#isNextComing && this.#waiting.size > 0) {
      this.#isNextComing = true;
      longWork.runAction(this.#lane, "WebSocket", this.#beginNext);
    }
    if (this.#isFull || this.#isNextComing) webSocket.pause();
    else if (webSocket.isPaused) webSocket.resume();
  }

  get #isFull(): boolean {
    return this.#underWay >= this.#parts.maxUnderWay;
  }

  readonly #beginNext = (): void => {
    this.#isNextComing = false;
    const body = this.#waiting.shift();
    if (body) {
      this.#underWay++;
      this.#parts.begin(body);
    }
    this.#proceed();
  };
}

/** A lane of its own, so that no message waits for the same user's long work. */
export const messageLane = (userId: string): string => `messages of ${userId}`;
