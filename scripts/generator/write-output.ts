import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { listFiles } from "./list-files.js";
import type { OpenRpcDocument, ParsedDocument } from "./openrpc-document.js";
import { outputs } from "./outputs.js";
import { publishDocument } from "./publish-document.js";

/** One output of a run: its name in outputs.ts, or `strays`, and the folder of its files. */
export interface Output {
  readonly name: string;
  readonly folder: string;
}

/** The files of this run, and those of them that are not what they were. */
const made = new Set<string>();
const changed = new Set<string>();
const published = new WeakMap<ParsedDocument, OpenRpcDocument>();

/**
 * Writes the files of one output that differ from what is there. Stubs are only written where there is no such file: what is there
 * belongs to its author. The output `strays` removes generated files that no output of this run has made.
 */
export async function writeOutput({ name, folder }: Output, dereferenced: ParsedDocument): Promise<void> {
  if (name === "strays") return removeStrays(folder);
  const emit = outputs[name];
  if (!emit) throw new Error(`there is no output ${name}, only strays, ${Object.keys(outputs).join(", ")}`);
  const document = published.get(dereferenced) ?? publishDocument(dereferenced);
  published.set(dereferenced, document);
  const files = await emit(document);
  if (name === "stubs") await reportLeftStubs(folder, document);
  const write = name === "stubs" ? writeMissing : writeChanged;
  for (const [path, text] of Object.entries(files)) await write(join(folder, path), text);
}

/** Names handlers of methods that the document does not have any more: they are their authors', and stay. */
async function reportLeftStubs(folder: string, { methods }: OpenRpcDocument): Promise<void> {
  const names = new Set(methods.map(({ name }) => name));
  for (const file of await listFiles(folder)) {
    const path = join(folder, file);
    const [, name = ""] = /^export const \w+: Handler<("[^"]*")>/m.exec(await readFile(path, "utf8")) ?? [];
    const method = name === "" ? "" : (JSON.parse(name) as string);
    if (name !== "" && !names.has(method))
      console.error(`  left        ${path}: the document has no ${method} any more`);
  }
}

async function writeChanged(path: string, text: string): Promise<void> {
  made.add(normalize(path));
  if ((await readIfThere(path)) === text) return;
  await writeText(path, text);
  changed.add(path);
  console.error(`  written     ${path}`);
}

async function writeMissing(path: string, text: string): Promise<void> {
  if ((await readIfThere(path)) !== undefined) return;
  await writeText(path, text);
  console.error(`  new stub    ${path}: fill it in`);
}

/** What is handwritten stays: the drift test names it. */
async function removeStrays(folder: string): Promise<void> {
  for (const file of await listFiles(folder)) {
    const path = join(folder, file);
    if (made.has(path) || !(await readFile(path, "utf8")).slice(0, 200).includes("Generated from openrpc.json"))
      continue;
    await rm(path);
    console.error(`  removed     ${path}, which nothing generates any more`);
  }
  console.error(`${made.size} files, ${changed.size} of them changed`);
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}

async function writeText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
