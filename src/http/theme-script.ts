import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The source expression (`'sha256-…'`) that allows the only inline script of pages in Content-Security-Policy. The script sets the chosen theme
 * before the page is painted. Undefined if the pages are not built.
 */
export function readThemeSource(folder: string): string | undefined {
  const file = join(folder, "theme.js");
  if (!existsSync(file)) return undefined;
  return `'sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}'`;
}
