import { existsSync, readFileSync } from "node:fs";

/** The version from package.json. */
export function readVersion(): string {
  return (JSON.parse(readFileSync(findInPackage("package.json"), "utf8")) as { version: string }).version;
}

/** A file of the program's package, which is in the nearest folder above this file with a package.json. */
export function findInPackage(path: string): URL {
  let folder = new URL("..", import.meta.url);
  while (!existsSync(new URL("package.json", folder))) folder = new URL("..", folder);
  return new URL(path, folder);
}
