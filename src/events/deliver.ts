import { longWork } from "../turns/long-work.js";

/** Events that are delivered in one step of long work. */
const eventsPerStep = 32;

/** Delivers events in order and in short steps: many subscribers do not block the event loop. */
export function deliver(events: Iterable<() => void>): Promise<void> {
  return longWork.run("events", "events", inSteps(events));
}

function* inSteps(events: Iterable<() => void>): Generator<undefined, void, undefined> {
  let count = 0;
  for (const tell of events) {
    tell();
    if (++count % eventsPerStep === 0) yield;
  }
}
