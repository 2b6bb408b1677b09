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
  /** Starts a streaming replica of it. */
  replicate(): Promise<Postgres>;
  /** Makes a replica a primary. */
  promote(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

const script = join(__dirname, "../../services/postgres.sh");

/** `parent`: where its folder is made. */
export function startPostgres(parent = tmpdir()): Promise<Postgres> {
  return openPostgres("start", parent);
}

async function openPostgres(opening: "start" | "replica", parent: string, ...words: string[]): Promise<Postgres> {
  const folder = mkdtempSync(join(parent, "rootgate-postgres-"));
  const run = async (action: string, ...more: string[]) =>
    (await promisify(execFile)("bash", [script, action, folder, ...more])).stdout.trim();
  const act = async (action: string): Promise<void> => void (await run(action));
  return {
    url: await run(opening, ...words),
    crash: () => act("halt"),
    restart: () => act("resume"),
    freeze: () => act("freeze"),
    thaw: () => act("thaw"),
    replicate: () => openPostgres("replica", tmpdir(), folder),
    promote: () => act("promote"),
    stop: () => act("stop"),
  };
}
