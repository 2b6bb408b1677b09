import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TurnReading } from "../processes/turn-meter.js";

/** Measures the turns of a service's event loop from outside. */
export interface TurnMeter {
  /** Settings of the service. */
  readonly settings: Readonly<Record<string, string>>;
  /** The longest turn since the last reading. */
  read(pid: number): Promise<TurnReading>;
  remove(): void;
}

export function createTurnMeter(): TurnMeter {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-turns-"));
  const file = join(folder, "longest-turn.json");
  const program = join(__dirname, "../../../dist/test/abuse/processes/turn-meter.js");
  return {
    settings: { NODE_OPTIONS: `--import=${program}`, TURN_METER_FILE: file },
    async read(pid) {
      rmSync(file, { force: true });
      process.kill(pid, "SIGUSR2");
      for (;;) {
        await sleep(5);
        try {
          return JSON.parse(readFileSync(file, "utf8")) as TurnReading;
        } catch {
          // It is not written yet.
        }
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
