// The devchain's compiled worker, which crashes when it is asked for the chain id (the gateway answers that itself).
import { parentPort } from "node:worker_threads";

await import("../../../dist/src/devchain/worker.js");
parentPort.on("message", ({ port }) => {
  port?.on("message", ({ method }) => {
    if (method === "eth_chainId") throw new Error("crashed on purpose");
  });
});
