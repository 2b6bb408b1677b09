import type { Worker } from "node:cluster";
import { EventEmitter } from "node:events";
import type { FromPrimary } from "../../../src/workers/messages.js";
import { ForkedWorker } from "../../../src/workers/worker-process.js";

const sent: FromPrimary[] = [];

function forkFake(): { worker: EventEmitter; forked: ForkedWorker } {
  const worker = Object.assign(new EventEmitter(), {
    process: Object.assign(new EventEmitter(), { pid: 1, send: () => true }),
    isConnected: () => true,
    send: (message: FromPrimary) => sent.push(message),
  });
  const parts = { devchains: {}, readAllMetrics: async () => "", limitDesk: { remove: () => {} }, onNews: () => {} };
  const forked = new ForkedWorker(worker as unknown as Worker, parts as never);
  forked.ready.catch(() => undefined);
  return { worker, forked };
}

describe("a worker process", () => {
  it.each(["EPIPE", "ERR_IPC_CHANNEL_CLOSED"])("may end while a message is sent to it: %s", (code) => {
    const { worker } = forkFake();

    expect(worker.emit("error", Object.assign(new Error("write"), { code }))).toBe(true);
    worker.emit("exit", 0, null);
  });

  it("passes other errors on", () => {
    const { worker } = forkFake();

    expect(() => worker.emit("error", new Error("spawn failed"))).toThrow("spawn failed");
    worker.emit("exit", 1, null);
  });

  it("is told to stop again when it takes messages only then", () => {
    const { worker, forked } = forkFake();
    forked.stop();
    sent.length = 0;

    worker.emit("message", { kind: "linked" });

    expect(sent).toEqual([{ kind: "stop" }]);
    worker.emit("exit", 0, null);
  });

  it("is told nothing when it takes messages and goes on", () => {
    const { worker } = forkFake();
    sent.length = 0;

    worker.emit("message", { kind: "linked" });

    expect(sent).toEqual([]);
    worker.emit("exit", 0, null);
  });
});
