import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What happened to the files of one folder, by path. */
export interface Placement {
  written: string[];
  unchanged: string[];
  removed: string[];
}

/** Makes `root`'s folder generated/ what it is in `made`: files that differ are written, strays removed. */
export async function placeGenerated(made: string, root: string): Promise<Placement> {
  const paths = await listFiles(join(made, "generated"));
  const present = await listFiles(join(root, "generated"));
  const removed = present.filter((path) => !paths.includes(path));
  for (const path of removed) await rm(join(root, "generated", path));
  const placement: Placement = { written: [], unchanged: [], removed };
  for (const path of paths) {
    const text = await readFile(join(made, "generated", path), "utf8");
    const isUnchanged = present.includes(path) && (await readFile(join(root, "generated", path), "utf8")) === text;
    placement[isUnchanged ? "unchanged" : "written"].push(path);
    if (!isUnchanged) await writeText(join(root, "generated", path), text);
  }
  return placement;
}

/** Copies the stubs of methods that `root` has no file for; one that exists belongs to its author and is left alone. */
export async function placeStubs(made: string, root: string): Promise<string[]> {
  const folder = join("src", "methods");
  const present = await listFiles(join(root, folder));
  const missing = (await listFiles(join(made, folder))).filter((path) => !present.includes(path));
  for (const path of missing) {
    await writeText(join(root, folder, path), await readFile(join(made, folder, path), "utf8"));
  }
  return missing;
}

/** The files below `folder`, as sorted paths with forward slashes; none if there is no such folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((path) => path.slice(folder.length + 1).replaceAll("\\", "/")).toSorted();
}

async function writeText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
