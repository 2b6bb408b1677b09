import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The source by which a content policy allows the one script inside of pages, which shows the chosen theme before they are painted:
 * `'sha256-…'`. Undefined if the pages are not built.
 */
export function readThemeSource(folder: string): string | undefined {
  const file = join(folder, "theme.js");
  if (!existsSync(file)) return undefined;
  return `'sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}'`;
}
