import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The version from package.json, in a folder above this file. */
export function readVersion(): string {
  let url = new URL("../package.json", import.meta.url);
  while (!existsSync(url)) url = new URL("../package.json", url);
  return (JSON.parse(readFileSync(fileURLToPath(url), "utf8")) as { version: string }).version;
}
