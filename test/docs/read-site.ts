import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(__dirname, "../../dist/site");

/** The built documentation: texts by their path in the URL, pages without their index.html. */
export function readSite(): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(folder.length).replace(/\/index\.html$/, ""), readFileSync(file, "utf8")];
    }),
  );
}

/** The HTML pages among them. */
export function readPages(): [path: string, html: string][] {
  return [...readSite()].filter(([, text]) => text.startsWith("<!DOCTYPE html>"));
}
