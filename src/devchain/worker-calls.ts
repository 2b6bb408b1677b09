import { RpcError } from "../rpc/rpc-error.js";
import type { CallSignal } from "../turns/call-signal.js";
import type { FromWorker, ToWorker, Work } from "./worker-messages.js";

/** A way to a devchain's worker: its thread, or the process that has it. */
export interface WorkerPort {
  readonly post: (message: ToWorker) => void;
  readonly onMessage: (listener: (message: FromWorker) => void) => void;
}

interface PendingCall {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (reason: unknown) => void;
}

/** Makes calls to a devchain at the other end of a port. */
export function createCalls(port: WorkerPort) {
  const pending = new Map<number, PendingCall>();
  let lastId = 0;
  let end: unknown;

  port.onMessage((message) => {
    if (message.kind === "ready") return;
    const call = pending.get(message.id);
    if (call) settle(call, message);
  });

  return {
    /** Resolves to the bytes of a JSON value. */
    async run(work: Work, signal: CallSignal): Promise<Uint8Array> {
      signal.throwIfAborted();
      if (end !== undefined) throw end;
      const id = ++lastId;
      const abort = () => {
        port.post({ kind: "abort", id });
        pending.get(id)?.reject(signal.reason);
      };
      signal.addEventListener("abort", abort, { once: true });
      try {
        return await new Promise((resolve, reject) => {
          pending.set(id, { resolve, reject });
          port.post({ id, ...work });
        });
      } finally {
        pending.delete(id);
        signal.removeEventListener("abort", abort);
      }
    },

    /** Rejects the calls under way, and all later ones: the other end is gone. */
    rejectAll(reason: unknown) {
      end = reason;
      for (const { reject } of pending.values()) reject(reason);
    },
  };
}

function settle({ resolve, reject }: PendingCall, message: Exclude<FromWorker, { kind: "ready" }>): void {
  if (message.kind === "result") return resolve(message.bytes);
  if (message.kind === "failure") return reject(message.cause);
  const { errorName, message: text, data } = message.error;
  reject(new RpcError(errorName, text, { data }));
}
