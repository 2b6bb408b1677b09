import { wholeDocument } from "./open-rpc-tools.js";
import type { OpenRpcDocument, ParsedDocument } from "./openrpc-document.js";
import { restoreReferences } from "./restore-references.js";

/**
 * The document that outputs are made of. Where the stock command runs the generator, the document comes dereferenced, and gets its
 * references again.
 */
export function publishDocument(given: ParsedDocument): OpenRpcDocument {
  const whole = (given as { [wholeDocument]?: string })[wholeDocument];
  return whole === undefined ? completeDocument(restoreReferences(given)) : (JSON.parse(whole) as OpenRpcDocument);
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
