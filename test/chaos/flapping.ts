import { setTimeout as sleep } from "node:timers/promises";
import type { MovableAddress } from "./movable-address.js";

const awayMs = 400;

/** Cuts one address after the other, each for a moment; never all of them at once. */
export class Flapping {
  #ending = new AbortController();
  #running = Promise.resolve();

  constructor(readonly addresses: readonly MovableAddress[]) {}

  start(): void {
    this.#ending = new AbortController();
    this.#running = this.#run(this.#ending.signal);
  }

  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#running;
  }

  async #run(ending: AbortSignal): Promise<void> {
    for (let turn = 0; !ending.aborted; turn++) {
      const address = this.addresses[turn % this.addresses.length] as MovableAddress;
      address.cut();
      await sleep(awayMs);
      address.join();
    }
  }
}
