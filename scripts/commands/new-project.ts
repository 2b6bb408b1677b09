import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { generateOutputs, readConfiguration } from "../generator/generate-outputs.js";
import { lintFile } from "../generator/lint-file.js";
import { parseDocument } from "../generator/open-rpc-tools.js";
import { filesMember, type ParsedDocument } from "../generator/openrpc-document.js";
import { projectFiles } from "./project-files.js";

/**
 * Makes a project in `folder` that serves a document, which is in a file or at a URL.
 * @throws Error, before anything is written, where the folder has files or the document is invalid.
 */
export async function newProject(folder: string, document: string): Promise<void> {
  const target = resolve(folder);
  const there = await readdir(target).catch(() => []);
  if (there.length > 0) throw new Error(`${folder} is not empty`);
  const parsed = await checkDocument(document);
  const { info } = parsed;
  const text = await readText(document, parsed);
  for (const [path, content] of Object.entries(await projectFiles(target, { text, info }))) {
    await mkdir(dirname(join(target, path)), { recursive: true });
    await writeFile(join(target, path), content);
  }
  await generateIn(target);
}

async function checkDocument(document: string) {
  const { text, isRight } = await lintFile(document, { isStrict: false, format: "text" });
  if (!isRight) throw new Error(`${document} is no valid document:\n${text}`);
  return parseDocument(document);
}

/** As it is written, where it is a file that needs no other ones. */
async function readText(document: string, parsed: ParsedDocument): Promise<string> {
  const whole = `${JSON.stringify(parsed, null, 2)}\n`;
  return filesMember in parsed ? whole : readFile(document, "utf8").catch(() => whole);
}

/** @open-rpc/generator takes paths from the current folder. */
async function generateIn(folder: string): Promise<void> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    await generateOutputs(await readConfiguration("open-rpc-generator-config.json"));
  } finally {
    process.chdir(before);
  }
}
