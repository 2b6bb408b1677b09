import { existsSync, readFileSync } from "node:fs";
import type { OpenRpcDocument, ParsedDocument } from "./openrpc-document.js";
import { resolvePlaceholders } from "./placeholders.js";
import { restoreReferences } from "./restore-references.js";

/** The document that outputs are made of, from the dereferenced one: with references again, and its placeholders filled in. */
export function publishDocument(dereferenced: ParsedDocument): OpenRpcDocument {
  const document = completeDocument(restoreReferences(dereferenced));
  return resolvePlaceholders(document, readVersion() ?? document.info.version);
}

/** The document with the components that emitters read, be they empty. */
export function completeDocument(document: ParsedDocument): OpenRpcDocument {
  const { schemas = {}, errors = {} } = document.components ?? {};
  return { ...document, components: { ...document.components, schemas, errors } };
}

/** The version in the package.json of the folder that the generator runs in. */
function readVersion(): string | undefined {
  if (!existsSync("package.json")) return undefined;
  return (JSON.parse(readFileSync("package.json", "utf8")) as { version?: string }).version;
}
