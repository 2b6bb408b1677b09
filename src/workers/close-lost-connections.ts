import type { ChildProcess } from "node:child_process";
import type { Worker } from "node:cluster";

/** A message between Node's cluster modules: a connection that is handed on, or that it was taken. */
interface ClusterMessage {
  readonly act?: string;
  readonly seq?: number;
  readonly ack?: number;
}

/** A connection, as Node hands it on. */
interface Handle {
  close(): void;
}

/**
 * Closes the connections that a worker process was handed and had not taken when it ended. Node's cluster module keeps them open, and
 * forgets them: their clients would wait until they give up.
 */
export function closeLostConnections(worker: Worker): void {
  const { process } = worker;
  const pending = new Map<number, Handle>();
  const send = process.send.bind(process) as (...given: readonly unknown[]) => boolean;
  const sendAndNote = (message: ClusterMessage, handle?: Handle, ...rest: readonly unknown[]): boolean => {
    if (message.act === "newconn" && message.seq !== undefined && handle) pending.set(message.seq, handle);
    return send(message, handle, ...rest);
  };
  process.send = sendAndNote as ChildProcess["send"];
  process.on("internalMessage", ({ ack }: ClusterMessage) => {
    if (ack !== undefined) pending.delete(ack);
  });
  worker.once("exit", () => {
    for (const handle of pending.values()) handle.close();
    pending.clear();
  });
}
