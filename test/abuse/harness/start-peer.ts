import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram } from "../../e2e/run-program.js";
import { findFreePort } from "../../fakes/find-free-port.js";
import { type LogLine, readLog } from "./start-victim.js";

/** One more process of the built program, on a database that it shares with a victim. */
export interface Peer {
  readonly origin: string;
  log(): readonly LogLine[];
  stop(): Promise<void>;
}

/** Starts a process with the same settings as its peers; it gets a port and a data folder of its own. */
export async function startPeer(settings: Readonly<Record<string, string>>): Promise<Peer> {
  const dataDir = mkdtempSync(join(tmpdir(), "rootgate-peer-"));
  const port = await findFreePort();
  const run = runProgram({ ...settings, PORT: String(port), DATA_DIR: dataDir });
  await run.untilOutput(({ stderr }) => stderr.includes('"msg":"listening"'));
  return {
    origin: `http://127.0.0.1:${port}`,
    log: () => readLog(run.output.stderr),
    async stop() {
      await run.end("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
