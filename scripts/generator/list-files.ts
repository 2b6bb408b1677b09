import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** The files below `folder`, as sorted paths with forward slashes; none if there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((path) => path.slice(folder.length + 1).replaceAll("\\", "/")).toSorted();
}
