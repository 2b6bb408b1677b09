import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** A PostgreSQL that comes and goes. */
export interface Postgres {
  /** What DATABASE_URL has to be. */
  readonly url: string;
  /** Ends it as a crash would: connections break, and are refused until it is started again. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  /** Makes it respond to nothing, as a broken network does, until it is thawed. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

const script = join(__dirname, "../../services/postgres.sh");

export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-postgres-"));
  const run = async (action: string) => (await promisify(execFile)("bash", [script, action, folder])).stdout.trim();
  const act = async (action: string): Promise<void> => void (await run(action));
  return {
    url: await run("start"),
    crash: () => act("halt"),
    restart: () => act("resume"),
    freeze: () => act("freeze"),
    thaw: () => act("thaw"),
    stop: () => act("stop"),
  };
}
