import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { QuotaCaller } from "../../src/limits/quota.js";
import type { TestStore } from "../fakes/test-stores.js";

/** One of several gateway processes on one store (`quota-process.mjs`). */
export interface QuotaProcess {
  readonly child: ChildProcess;
  /** How many of `count` requests of a caller are served, `atOnce` of them at any time. */
  readonly take: (caller: Partial<QuotaCaller>, count: number, atOnce: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

export async function startQuotaProcess(store: TestStore, requestsPerDay: number): Promise<QuotaProcess> {
  const child = fork(join(__dirname, "quota-process.mjs"), {
    env: { ...process.env, ...store.env, DAILY_REQUESTS: `${requestsPerDay}` },
  });
  await nextMessage(child);
  return {
    child,
    async take(caller, count, atOnce) {
      child.send({ command: "take", caller, count, atOnce });
      const { done } = (await nextMessage(child)) as { done: number };
      return done;
    },
    async close() {
      child.send({ command: "close" });
      await once(child, "exit");
    },
  };
}

/** Kills the processes that still run. */
export async function killAll(processes: readonly QuotaProcess[]): Promise<void> {
  for (const { child } of processes) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const over = new AbortController();
  const { signal } = over;
  const exited = once(child, "exit", { signal }).then(() => Promise.reject(new Error("the process has ended")));
  exited.catch(() => {});
  try {
    const [message] = (await Promise.race([once(child, "message", { signal }), exited])) as [unknown];
    return message;
  } finally {
    over.abort();
  }
}
