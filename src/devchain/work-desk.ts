import { RpcError } from "../rpc/rpc-error.js";
import { CallAbortController } from "../turns/call-signal.js";
import type { FromWorker, ToWorker, Work } from "./worker-messages.js";

/** Never reaches a caller. */
const gone = new Error("the caller has gone");

/** Does work: resolves to the bytes of a JSON value. */
export type DoWork = (work: Work, stop: CallAbortController) => Promise<Uint8Array<ArrayBuffer>>;

/** Runs the calls of a port, and posts their results. */
export function createWorkDesk(doWork: DoWork, post: (message: FromWorker, transfer?: ArrayBuffer[]) => void) {
  const calls = new Map<number, CallAbortController>();

  async function run({ id, ...work }: { readonly id: number } & Work): Promise<void> {
    const stop = new CallAbortController(work.kind === "call" ? work.lane : undefined);
    calls.set(id, stop);
    try {
      const bytes = await doWork(work, stop);
      if (!stop.aborted) post({ kind: "result", id, bytes }, [bytes.buffer]);
    } catch (error) {
      if (!stop.aborted) post(refusalOrFailure(id, error));
    } finally {
      calls.delete(id);
    }
  }

  return {
    take(message: Exclude<ToWorker, { kind: "close" }>): void {
      if (message.kind === "abort") calls.get(message.id)?.abort(gone);
      else void run(message);
    },

    abortAll(): void {
      for (const call of calls.values()) call.abort(gone);
    },
  };
}

function refusalOrFailure(id: number, error: unknown): FromWorker {
  if (error instanceof RpcError) {
    return { kind: "refusal", id, error: { errorName: error.errorName, message: error.message, data: error.data } };
  }
  return { kind: "failure", id, cause: error instanceof Error ? error : new Error(String(error)) };
}
