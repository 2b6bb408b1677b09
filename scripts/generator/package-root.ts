import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this program's package. */
export function packageRoot(): string {
  return folderAbove("package.json");
}

/** A folder of the repository that files are copied from as they are, also where it was copied beside the bundle. */
export function sourceFolder(path: string): string {
  // Compiled sources have no such folder.
  return join(folderAbove("clients/runtime/go"), path);
}

/** What the program's package.json says. */
export function readManifest() {
  return JSON.parse(readFileSync(join(packageRoot(), "package.json"), "utf8")) as {
    readonly version: string;
    readonly devDependencies: Readonly<Record<string, string>>;
  };
}

/** The nearest folder above this file, compiled or bundled, that has `path` in it. */
function folderAbove(path: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, path))) {
    if (folder === dirname(folder)) throw new Error(`the program is incomplete: there is no ${path}`);
    folder = dirname(folder);
  }
  return folder;
}
