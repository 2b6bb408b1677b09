import type { Clock } from "../../clock.js";

export interface Beating {
  /** Called each period. */
  beat(): void;
}

/** Interval between two calls of a member's `beat`. */
const periodSeconds = 30;

/** Calls members once per period, a part of them each second, so that no turn of the event loop is long. */
export class Heartbeats {
  readonly #clock: Pick<Clock, "after">;
  readonly #parts: readonly Set<Beating>[] = Array.from({ length: periodSeconds }, () => new Set());
  #next = 0;
  #size = 0;
  #isRunning = false;

  constructor(clock: Pick<Clock, "after">) {
    this.#clock = clock;
  }

  /** Adds a member, whose first beat comes after a whole period; returns what removes it. */
  add(member: Beating): () => void {
    const part = this.#parts[(this.#next + periodSeconds - 1) % periodSeconds] as Set<Beating>;
    part.add(member);
    this.#size++;
    this.#run();
    return () => {
      if (part.delete(member)) this.#size--;
    };
  }

  #run(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#clock.after(1_000, () => {
      this.#isRunning = false;
      const part = this.#parts[this.#next] as Set<Beating>;
      this.#next = (this.#next + 1) % periodSeconds;
      for (const member of part) member.beat();
      if (this.#size > 0) this.#run();
    });
  }
}
