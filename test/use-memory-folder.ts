import { existsSync, statfsSync } from "node:fs";

const folder = "/dev/shm";
const neededBytes = 2 ** 30;

/**
 * Jest's global set-up: puts the tests' temporary files in memory, where the system has a folder for that with a GiB free. On a
 * disk, tests wait for the first writes and the removal of each data folder.
 */
export default function useMemoryFolder(): void {
  if (process.env["TMPDIR"] !== undefined || !existsSync(folder)) return;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= neededBytes) process.env["TMPDIR"] = folder;
}
