import type { Settings } from "../config/settings.js";
import { type Concurrency, createConcurrency } from "./concurrency.js";
import { HeldBytes, type HeldBytesEvents, type HeldFor } from "./held-bytes.js";
import { ResponseHold } from "./response-hold.js";

/** Concurrency and memory of responses. */
export interface Holds {
  readonly concurrency: Concurrency;
  readonly heldBytes: HeldBytes;
  /** Opens the accounting for a new response. */
  readonly open: (userId: string, heldFor: HeldFor) => ResponseHold;
}

export function openHolds(settings: Settings, events?: HeldBytesEvents): Holds {
  const concurrency = createConcurrency({ maxRunning: settings.CONCURRENT_CALLS, maxQueued: settings.QUEUED_CALLS });
  const budgets = { maxBytes: settings.HELD_BYTES, maxBytesPerUser: settings.HELD_BYTES_PER_USER };
  const heldBytes = new HeldBytes(budgets, events);
  const parts = { concurrency, heldBytes };
  return { ...parts, open: (userId, heldFor) => new ResponseHold(parts, userId, heldFor) };
}
