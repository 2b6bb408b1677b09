import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type ZippedFile, zip } from "./zip.js";

/** A wheel and its name. */
export interface Wheel {
  readonly fileName: string;
  readonly body: Buffer;
}

/**
 * The wheel of a pure Python package with one module, by its pyproject.toml (binary distribution format 1.0). The file has only
 * what scripts/generator/clients/python writes there.
 */
export function makeWheel(folder: string): Wheel {
  const project = readFileSync(join(folder, "pyproject.toml"), "utf8");
  const text = (key: string): string => new RegExp(`^${key} = "(.*)"$`, "m").exec(project)?.[1] ?? "";
  const moduleName = text("name").replaceAll("-", "_");
  const version = text("version");
  const info = `${moduleName}-${version}.dist-info`;
  const dependencies = JSON.parse(/^dependencies = (\[.*\])$/m.exec(project)?.[1] ?? "[]") as string[];
  const metadata = [
    "Metadata-Version: 2.1",
    `Name: ${text("name")}`,
    `Version: ${version}`,
    `Summary: ${text("description")}`,
    `Requires-Python: ${text("requires-python")}`,
    ...dependencies.map((dependency) => `Requires-Dist: ${dependency}`),
  ];
  const files: ZippedFile[] = [
    ...readModule(folder, moduleName),
    { name: `${info}/METADATA`, body: Buffer.from(`${metadata.join("\n")}\n`) },
    {
      name: `${info}/WHEEL`,
      body: Buffer.from("Wheel-Version: 1.0\nGenerator: rootgate\nRoot-Is-Purelib: true\nTag: py3-none-any\n"),
    },
  ];
  const record = `${info}/RECORD`;
  const rows = files.map(({ name, body }) => `${name},sha256=${digestOf(body)},${body.length}\n`);
  const body = zip([...files, { name: record, body: Buffer.from(`${rows.join("")}${record},,\n`) }]);
  return { fileName: `${moduleName}-${version}-py3-none-any.whl`, body };
}

function readModule(folder: string, moduleName: string): ZippedFile[] {
  const entries = readdirSync(join(folder, moduleName), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(py|typed)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return paths.toSorted().map((path) => ({ name: relative(folder, path), body: readFileSync(path) }));
}

function digestOf(body: Buffer): string {
  return createHash("sha256").update(body).digest("base64url");
}
