import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { generateOutputs, readConfiguration } from "../generator/generate-outputs.js";
import type { GeneratorConfiguration } from "../generator/open-rpc-tools.js";
import type { OpenRpcDocument } from "../generator/openrpc-document.js";
import type { Change } from "../spec-diff/change.js";
import { diffDocuments } from "../spec-diff/diff-documents.js";

/** Makes the outputs of a configuration again, and compares the document with the one that they were made of before. */
export async function regenerate(configurationPath: string): Promise<readonly Change[]> {
  const configuration = await readConfiguration(configurationPath);
  const before = await readPublished(configuration);
  await generateOutputs(configuration);
  const after = await readPublished(configuration);
  return before && after ? diffDocuments({ old: before, new: after }) : [];
}

/** The document as the output `document` has it. */
async function readPublished({ components }: GeneratorConfiguration): Promise<OpenRpcDocument | undefined> {
  const output = components.find(({ name }) => name === "document");
  if (!output) return undefined;
  const text = await readFile(join(output.outPath, "document.ts"), "utf8").catch(() => "");
  const [, literal] = /^ {2}("\{.*\}");$/m.exec(text) ?? [];
  return literal === undefined ? undefined : (JSON.parse(JSON.parse(literal) as string) as OpenRpcDocument);
}
