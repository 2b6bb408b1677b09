import type { Worker } from "node:cluster";
import { EventEmitter } from "node:events";
import { ForkedWorker } from "../../../src/workers/worker-process.js";

function forkFake(): EventEmitter {
  const worker = Object.assign(new EventEmitter(), {
    process: Object.assign(new EventEmitter(), { pid: 1, send: () => true }),
    isConnected: () => true,
    send: () => true,
  });
  const parts = { devchains: {}, readAllMetrics: async () => "", limitDesk: { remove: () => {} }, onNews: () => {} };
  const forked = new ForkedWorker(worker as unknown as Worker, parts as never);
  forked.ready.catch(() => undefined);
  return worker;
}

describe("a worker process", () => {
  it.each(["EPIPE", "ERR_IPC_CHANNEL_CLOSED"])("may end while a message is sent to it: %s", (code) => {
    const worker = forkFake();

    expect(worker.emit("error", Object.assign(new Error("write"), { code }))).toBe(true);
    worker.emit("exit", 0, null);
  });

  it("passes other errors on", () => {
    const worker = forkFake();

    expect(() => worker.emit("error", new Error("spawn failed"))).toThrow("spawn failed");
    worker.emit("exit", 1, null);
  });
});
