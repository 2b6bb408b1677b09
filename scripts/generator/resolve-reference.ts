import type { OpenRpcDocument, Reference } from "./openrpc-document.js";

/** What stands at the JSON pointer `ref` ("#/components/…", a URI fragment as in RFC 6901, section 6), or undefined. */
export function lookUp(document: OpenRpcDocument, ref: string): unknown {
  if (!ref.startsWith("#/")) return undefined;
  let value: unknown = document;
  for (const step of plainPointer(ref).slice(2).split("/")) {
    const member = step.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, member)) return undefined;
    value = (value as Record<string, unknown>)[member];
  }
  return value;
}

/** A reference without the escapes of a URI: `#/a%20b` as `#/a b`. */
export function plainPointer(ref: string): string {
  try {
    return ref.startsWith("#") ? decodeURIComponent(ref.replaceAll(/%2f/gi, "~1")) : ref;
  } catch {
    return ref;
  }
}

/** `value` itself, or what it points at. Throws on a dangling reference: lint-document.ts finds those first. */
export function resolve<Value extends object>(document: OpenRpcDocument, value: Value | Reference): Value {
  if (!isReference(value)) return value;
  const target = lookUp(document, value.$ref);
  if (target === undefined) throw new Error(`nothing stands at ${value.$ref}`);
  return resolve(document, target as Value | Reference);
}

/** Whether `value` points elsewhere. */
export function isReference(value: unknown): value is Reference {
  return typeof value === "object" && value !== null && typeof (value as Partial<Reference>).$ref === "string";
}

/** The component's name in a reference such as `#/components/schemas/Quantity`. */
export function componentName(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
