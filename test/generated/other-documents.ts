import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ParsedDocument } from "../../scripts/generator/openrpc-document.js";

/** A document that is not this service's. */
export interface OtherDocument {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly path: string;
}

/** Ours, made of what is hard in others, and those of others where they are at hand: they are no part of the project. */
const folders = ["test/generated/documents", "test/generated/library", "../shared/openrpc-documents"];

export const otherDocuments: readonly OtherDocument[] = folders
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((path) => path.endsWith(".json") && !path.endsWith("config.json"))
  .map((path) => ({ name: path.replace(/^.*\/([^/]+)\.json$/, "$1"), path }));

export function readOther({ path }: OtherDocument): ParsedDocument {
  return JSON.parse(readFileSync(path, "utf8")) as ParsedDocument;
}
