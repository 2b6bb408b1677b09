import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { filesMember, type ParsedDocument } from "../openrpc-document.js";

const maxFiles = 100;
const downloadMs = 10_000;

/**
 * A document with the JSON files that it refers to, each in the member `x-files`, where references lead then. `base` is its own URL, of a
 * file or of HTTP. What can't be read, and a file that a document at an HTTP URL names, stays a reference to elsewhere.
 */
export async function bundleFiles(document: ParsedDocument, base: string): Promise<ParsedDocument> {
  const bundle = new FileBundle(base);
  const bundled = (await bundle.rewrite(document, base, "#")) as ParsedDocument;
  if (bundle.files.size === 0) return document;
  return Object.assign(bundled, { [filesMember]: Object.fromEntries(bundle.files) });
}

class FileBundle {
  /** By key, which is what a file is called in the document. */
  readonly files = new Map<string, unknown>();
  /** Pointers to files by URL; undefined for what can't be read. */
  readonly #pointers = new Map<string, string | undefined>();
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
    this.#pointers.set(base, "#");
  }

  /** A copy of a value of the file at `url`, which is at `pointer` in the document. One reference after the other: each file is read once. */
  async rewrite(value: unknown, url: string, pointer: string): Promise<unknown> {
    if (typeof value !== "object" || value === null) return value;
    const copy: [name: string, member: unknown][] = [];
    for (const [name, member] of Object.entries(value)) {
      const isReference = name === "$ref" && typeof member === "string";
      copy.push([
        name,
        isReference ? await this.#resolve(member, url, pointer) : await this.rewrite(member, url, pointer),
      ]);
    }
    return Array.isArray(value) ? copy.map(([, item]) => item) : Object.fromEntries(copy);
  }

  async #resolve(reference: string, url: string, pointer: string): Promise<string> {
    if (reference.startsWith("#")) return pointer + reference.slice(1);
    if (!URL.canParse(reference, url)) return reference;
    const target = new URL(reference, url);
    const fragment = target.hash.slice(1);
    target.hash = "";
    const file = await this.#load(target.href);
    return file === undefined ? reference : file + fragment;
  }

  async #load(url: string): Promise<string | undefined> {
    if (this.#pointers.has(url)) return this.#pointers.get(url);
    const isAllowed = !(this.#base.startsWith("http") && url.startsWith("file:")) && this.files.size < maxFiles;
    this.#pointers.set(url, undefined);
    const content = isAllowed ? await readJson(url) : undefined;
    if (content === undefined) return undefined;
    const key = this.#keyOf(url);
    const pointer = `#/${filesMember}/${key}`;
    // Before its own references are followed, since they may lead back.
    this.#pointers.set(url, pointer);
    this.files.set(key, {});
    this.files.set(key, await this.rewrite(content, url, pointer));
    return pointer;
  }

  #keyOf(url: string): string {
    const name = (url.split("/").at(-1) ?? "").replace(/\.json$/, "").replaceAll(/[^\w.-]/g, "_") || "file";
    let key = name;
    for (let number = 2; this.files.has(key); number++) key = `${name}${number}`;
    return key;
  }
}

async function readJson(url: string): Promise<unknown> {
  try {
    if (url.startsWith("file:")) return JSON.parse(await readFile(fileURLToPath(url), "utf8")) as unknown;
    const response = await fetch(url, { signal: AbortSignal.timeout(downloadMs) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
