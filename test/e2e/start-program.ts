import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Banner, readBanner } from "./read-banner.js";
import { type ProgramRun, runProgram } from "./run-program.js";

/** The program in development mode, ready for calls. */
export interface StartedProgram extends Banner {
  readonly run: ProgramRun;
  /** Where it listens. */
  readonly origin: string;
  /** Ends it as a service manager does; fails unless that went well and every result was what the document says. */
  readonly stop: () => Promise<void>;
}

/** A data folder of its own, to be removed when the test is over. */
export function makeDataDir(): { readonly dataDir: string; readonly remove: () => void } {
  const dataDir = mkdtempSync(join(tmpdir(), "rootgate-e2e-"));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Settings of every end-to-end test: any free port, each result held against the document, blocks late enough to be waited for. */
const testSettings = { PORT: "0", RESULT_CHECK_RATIO: "1", DEVCHAIN_BLOCK_DELAY_MS: "300" };

/** Starts the program and waits until it has printed where it is. */
export async function startProgram(
  settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  args: readonly string[] = [],
  program?: string,
): Promise<StartedProgram> {
  const run = runProgram({ ...testSettings, ...settings }, args, [], program);
  await run.untilOutput(({ stdout }) => /^ *curl /m.test(stdout) && stdout.endsWith("\n\n"));
  const banner = readBanner(run.output.stdout);
  const stop = async (): Promise<void> => {
    const exitCode = await run.end("SIGTERM");
    const isDrift = run.output.stderr.includes("a result is not what the document says");
    if (exitCode !== 0 || isDrift) throw new Error(`Exit code ${exitCode}; the log:\n${run.output.stderr}`);
  };
  return { ...banner, run, origin: new URL(banner.urls.testnet).origin, stop };
}
