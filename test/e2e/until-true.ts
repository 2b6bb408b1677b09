import { setTimeout as delay } from "node:timers/promises";

const pauseMs = 25;

/** Asks again and again until the answer is yes; a test's own time limit ends it. */
export async function untilTrue(ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask())) await delay(pauseMs);
}
