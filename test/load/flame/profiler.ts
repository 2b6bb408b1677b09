import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";

/*
 * Loaded into the gateway's process by `--import`: takes CPU profiles of its main thread. The message "start" begins one; any other
 * message is the file to which it is written. Each message is sent back when it has been carried out.
 */

const intervalUs = 500;
const session = new Session();
session.connect();

async function carryOut(message: string): Promise<void> {
  if (message === "start") {
    await session.post("Profiler.enable");
    await session.post("Profiler.setSamplingInterval", { interval: intervalUs });
    await session.post("Profiler.start");
  } else {
    const { profile } = await session.post("Profiler.stop");
    writeFileSync(message, JSON.stringify(profile));
  }
  process.send?.(message);
}

process.on("message", (message: string) => void carryOut(message));
process.channel?.unref();
