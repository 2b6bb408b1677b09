import type { FairSlots } from "./fair-slots.js";

/** Does the work once the lane has a slot, and frees it. Throws RangeError if the queue is full. */
export async function inSlot<T>(slots: FairSlots, lane: string, work: () => Promise<T>): Promise<T> {
  if (!slots.take(lane)) await new Promise<void>((go) => slots.wait(lane, go));
  try {
    return await work();
  } finally {
    slots.free(lane);
  }
}
