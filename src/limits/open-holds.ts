import type { Clock } from "../clock.js";
import type { Settings } from "../config/settings.js";
import { type Concurrency, createConcurrency } from "./concurrency.js";
import { HeldBytes, type HeldBytesEvents, type HeldFor } from "./held-bytes.js";
import type { OtherWorkers } from "./other-workers.js";
import { ResponseHold } from "./response-hold.js";
import { SharedConcurrency } from "./shared-concurrency.js";
import { WaitingRequests } from "./waiting-requests.js";

/** Concurrency and memory of responses. */
export interface Holds {
  readonly concurrency: Concurrency;
  readonly heldBytes: HeldBytes;
  /** Opens the accounting for a new response. */
  readonly open: (userId: string, heldFor: HeldFor) => ResponseHold;
}

export interface HoldsParts {
  readonly events?: HeldBytesEvents;
  readonly clock: Clock;
  readonly workers?: OtherWorkers | undefined;
}

export function openHolds(settings: Settings, { events, clock, workers }: HoldsParts): Holds {
  const options = { maxRunning: settings.CONCURRENT_CALLS, maxQueued: settings.QUEUED_CALLS };
  const concurrency = workers ? new SharedConcurrency(options, workers, clock) : createConcurrency(options);
  const budgets = { maxBytes: settings.HELD_BYTES, maxBytesPerUser: settings.HELD_BYTES_PER_USER };
  const heldBytes = new HeldBytes(budgets, events);
  const parts = { concurrency, heldBytes, waiting: new WaitingRequests() };
  return { concurrency, heldBytes, open: (userId, heldFor) => new ResponseHold(parts, userId, heldFor) };
}
