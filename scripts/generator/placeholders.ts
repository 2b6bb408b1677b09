import type { Method, OpenRpcDocument } from "./openrpc-document.js";
import { schemaInWords } from "./schema-words.js";

const placeholder = /\{\{([^{}]*)\}\}/g;

/**
 * A copy of the document with the placeholders of its texts filled in, so that no text repeats what stands elsewhere:
 * `{{limits.name}}`, `{{errors.Name}}` (the code), `{{schemas.Name}}` (its pattern, values or members in words), `{{methods}}`
 * (how many networks of real nodes have), `{{version}}`.
 */
export function resolvePlaceholders(document: OpenRpcDocument, version: string): OpenRpcDocument {
  const fill = (value: unknown): unknown => {
    if (typeof value === "string") return fillPlaceholders(value, document, version);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, fill(member)]));
  };
  return fill(document) as OpenRpcDocument;
}

/** A text with its placeholders filled in; those that stand for nothing stay. */
export function fillPlaceholders(text: string, document: OpenRpcDocument, version: string): string {
  return text.replace(placeholder, (whole, name: string) =>
    name === "version" ? version : (lookUpText(document, name) ?? whole),
  );
}

/** The names in `text`'s placeholders that stand for nothing. */
export function findUnknownNames(document: OpenRpcDocument, text: string): string[] {
  const names = [...text.matchAll(placeholder)].map(([, name = ""]) => name);
  return names.filter((name) => name !== "version" && lookUpText(document, name) === undefined);
}

function lookUpText(document: OpenRpcDocument, path: string): string | undefined {
  if (path === "methods") return describeNumber(document.methods.filter(isForAll).length);
  const [kind = "", name = ""] = path.split(".");
  const { schemas, errors } = document.components;
  const limits = document["x-limits"] ?? {};
  if (kind === "limits" && Object.hasOwn(limits, name)) return describeLimit(name, limits[name] as number);
  if (kind === "errors" && Object.hasOwn(errors, name)) return String(errors[name]?.code);
  if (kind === "schemas" && Object.hasOwn(schemas, name)) return schemaInWords(schemas[name] ?? {});
  return undefined;
}

/** A limit as texts say it, in the unit that its name ends in: bytes in the largest binary unit that keeps it whole, milliseconds as seconds. */
export function describeLimit(name: string, value: number): string {
  if (name.endsWith("Ms") && value % 1_000 === 0) return `${describeNumber(value / 1_000)} seconds`;
  if (name.endsWith("Ms")) return `${describeNumber(value)} ms`;
  if (!name.endsWith("Bytes")) return describeNumber(value);
  if (value % 2 ** 20 === 0) return `${describeNumber(value / 2 ** 20)} MiB`;
  return value % 2 ** 10 === 0 ? `${describeNumber(value / 2 ** 10)} KiB` : `${describeNumber(value)} bytes`;
}

function describeNumber(value: number): string {
  return value.toLocaleString("en-US");
}

/** Whether networks of real nodes have the method, too. */
function isForAll(method: Partial<Method>): boolean {
  return method["x-policy"]?.servedBy !== "devchain";
}
