import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type ProgramRun, runProgram } from "../e2e/run-program.js";
import { findFreePort } from "../fakes/find-free-port.js";

const steppedClock = pathToFileURL(join(__dirname, "stepped-clock.mjs")).href;

/** A process of the built program that can be ended and started again, at the same port and with the same data folder. */
export class Gateway {
  readonly origin: string;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #dataDir: string;
  readonly #clockFile: string;
  #run: ProgramRun | undefined;

  private constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#dataDir = mkdtempSync(join(tmpdir(), "rootgate-chaos-"));
    this.#clockFile = join(this.#dataDir, "clock");
    this.stepClock(0);
    const clock = { CLOCK_FILE: this.#clockFile, NODE_OPTIONS: `--import=${steppedClock}` };
    this.#settings = { ...settings, ...clock, PORT: String(port), DATA_DIR: this.#dataDir };
  }

  static async start(settings: Readonly<Record<string, string>>): Promise<Gateway> {
    const gateway = new Gateway(await findFreePort(), settings);
    await gateway.start();
    return gateway;
  }

  async start(): Promise<void> {
    this.#run = runProgram(this.#settings);
    await this.#run.untilOutput(({ stderr }) => stderr.includes('"msg":"listening"'));
  }

  /** Puts its wall clock so far ahead of the machine's, or behind it. */
  stepClock(aheadMs: number): void {
    writeFileSync(this.#clockFile, String(aheadMs));
  }

  /** Resolves to the exit code; null after a signal that can't be caught. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<number | null> {
    return (this.#run as ProgramRun).end(signal);
  }

  async remove(): Promise<void> {
    await this.end("SIGKILL");
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
