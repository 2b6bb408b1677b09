import { DatabaseSync } from "@photostructure/sqlite";

/**
 * Locks `path` against other processes and threads until the returned function is called. It is an SQLite lock, which the kernel
 * releases when the process dies. A file with a process ID would survive a kill, and in a container the next process has the same
 * ID.
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
