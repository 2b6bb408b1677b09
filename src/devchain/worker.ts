import { type MessagePort, parentPort } from "node:worker_threads";
import { newPrivateKeys } from "./accounts.js";
import { openChainFile } from "./chain-file.js";
import { maxCallMs } from "./chain-rules.js";
import { createEngine, type Engine } from "./engine.js";
import type { ForkPlan } from "./fork/open-fork.js";
import { type ForkOptions, openRemote } from "./fork/remote.js";
import { SharedThread } from "./shared-thread.js";
import { systemClock } from "./timer-clock.js";
import { createWorkDesk } from "./work-desk.js";
import type { FromChain, ToThread, ToWorker, WorkerOptions } from "./worker-messages.js";

/** Its slices are for the callers of all chains. */
const thread = new SharedThread();

/** Runs a devchain until it is closed or fails. Rejects if it can't be opened. */
async function serve(port: MessagePort, { path, reset, fork: forkOptions, ...options }: WorkerOptions): Promise<void> {
  const file = openChainFile(path, { reset });
  const post = (message: FromChain, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  let engine: Engine | undefined;
  let fork: ForkPlan | undefined;
  const desk = createWorkDesk(async (work, stop) => {
    if (!engine) throw new Error("the devchain is not open");
    return toJson(
      await (work.kind === "call" ? engine.call(work.method, work.params, stop) : engine.control(work.command)),
    );
  }, post);

  let isEnding = false;
  async function end(cause?: unknown): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    desk.abortAll();
    await engine?.close();
    await fork?.remote.close();
    file.close();
    leave(port, cause);
  }

  port.on("message", (message: ToWorker) => {
    if (message.kind === "close") void end();
    else desk.take(message);
  });
  const onFailure = (cause: unknown): void => void end(cause);
  try {
    fork = forkOptions && (await planFork(forkOptions));
    const parts = { file, newPrivateKeys, clock: systemClock, thread, fork, onFailure };
    engine = await createEngine({ ...options, maxCallMs }, parts);
    post({ kind: "ready", accounts: engine.accounts });
  } catch (cause) {
    await end(cause);
  }
}

/** A little below the latest block, which may still be replaced. */
async function planFork(options: ForkOptions): Promise<ForkPlan> {
  const { block, network } = options;
  return { remote: await openRemote(options), block, depth: network.tagDepths.safe };
}

function toJson(value: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Says why the chain has ended; the gateway opens it again, from what the file has. */
function leave(port: MessagePort, cause: unknown): void {
  const error = cause === undefined || cause instanceof Error ? cause : new Error("the devchain failed", { cause });
  port.postMessage({ kind: "end", cause: error } satisfies FromChain, []);
  port.close();
}

parentPort?.on("message", (message: ToThread) => {
  if (message === "end") return parentPort?.close();
  const { port, options } = message;
  serve(port, options).catch((cause: unknown) => leave(port, cause));
});
