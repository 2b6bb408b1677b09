import { join } from "node:path";
import { readDocument } from "./front-end/read-document.js";
import { type GeneratorConfiguration, parseDocument } from "./open-rpc-tools.js";
import type { Files } from "./openrpc-document.js";
import { outputs } from "./outputs.js";

/** Every file of a configuration but its stubs, by path, in memory. */
export async function emitFiles({ openrpcDocument, components }: GeneratorConfiguration): Promise<Files> {
  const { document } = readDocument(await parseDocument(openrpcDocument));
  const files: Files = {};
  for (const { name, outPath } of components.filter(({ name }) => name !== "stubs"))
    for (const [path, text] of Object.entries((await outputs[name]?.(document)) ?? {}))
      files[join(outPath, path)] = text;
  return files;
}
