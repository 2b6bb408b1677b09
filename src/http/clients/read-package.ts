import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { PackedFile } from "./tar.js";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
}

/** An npm package in a folder: the built files that its package.json lists. */
export interface NpmPackage {
  readonly name: string;
  readonly version: string;
  readonly files: readonly PackedFile[];
}

/** Reads the package in `folder`; `files` of its package.json may name files, folders, and `*.<ending>` in the folder itself. */
export function readPackage(folder: string): NpmPackage {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const programs = Object.values(manifest.bin ?? {});
  const listed = ["package.json", "README.md", "LICENSE", ...manifest.files].flatMap((name) => findFiles(folder, name));
  const files = [...new Set(listed)].toSorted().map((name) => ({
    name,
    body: readFileSync(join(folder, name)),
    isProgram: programs.includes(name),
  }));
  return { name: manifest.name, version: manifest.version, files };
}

/** What a package's tarball is called, as `npm pack` does: a scope is the first word. */
export function tarballNameOf({ name, version }: Pick<NpmPackage, "name" | "version">): string {
  return `${name.replace(/^@/, "").replace("/", "-")}-${version}.tgz`;
}

function findFiles(folder: string, name: string): string[] {
  if (name.startsWith("*")) return readdirSync(folder).filter((file) => file.endsWith(name.slice(1)));
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
