import { existsSync, readFileSync } from "node:fs";
import { wholeDocument } from "./open-rpc-tools.js";
import type { OpenRpcDocument, ParsedDocument } from "./openrpc-document.js";
import { resolvePlaceholders } from "./placeholders.js";
import { restoreReferences } from "./restore-references.js";

/**
 * The document that outputs are made of, with its placeholders filled in. Where the stock command runs the generator, the document
 * comes dereferenced, and gets its references again.
 */
export function publishDocument(given: ParsedDocument): OpenRpcDocument {
  const whole = (given as { [wholeDocument]?: string })[wholeDocument];
  const document =
    whole === undefined ? completeDocument(restoreReferences(given)) : (JSON.parse(whole) as OpenRpcDocument);
  return fillDocument(document);
}

/** The document with the placeholders of its texts filled in. */
export function fillDocument(document: OpenRpcDocument): OpenRpcDocument {
  return resolvePlaceholders(document, readVersion() ?? document.info.version);
}

/** The document with everything that the generator reads, be it empty. Only a policy may be missing. */
export function completeDocument(document: ParsedDocument): OpenRpcDocument {
  const { schemas = {}, errors = {} } = document.components ?? {};
  const methods = document.methods.map((method) => {
    const { summary = "", description = "", tags = [], examples = [] } = method;
    return { ...method, summary, description, tags, examples };
  });
  const { "x-error-status": statuses = {} } = document;
  return {
    ...document,
    methods,
    components: { ...document.components, schemas, errors },
    "x-error-status": statuses,
  };
}

/** The version in the package.json of the folder that the generator runs in. */
function readVersion(): string | undefined {
  if (!existsSync("package.json")) return undefined;
  return (JSON.parse(readFileSync("package.json", "utf8")) as { version?: string }).version;
}
