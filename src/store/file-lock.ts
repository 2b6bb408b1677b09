import { DatabaseSync } from "@photostructure/sqlite";

/**
 * Keeps everyone else, other threads of this process included, from locking `path` until the returned function is called.
 * The lock is SQLite's, so the kernel frees it when the process dies, however it dies: a file that names a process id would
 * outlive a kill, and in a container the next process has the same id.
 */
export function lockFile(path: string): () => void {
  const database = new DatabaseSync(path);
  try {
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (cause) {
    database.close();
    throw new Error(`${path} is locked: another process is using the same data folder`, { cause });
  }
  return () => database.close();
}
