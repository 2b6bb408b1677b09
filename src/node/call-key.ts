import type { NodeCall } from "./node-call.js";

let last: NodeCall | undefined;
let lastKey = "";

/**
 * One text per question: two calls have the same one only when method and params are the same, the order of members aside. Every
 * string carries its length, and a list is JSON, so that no content can pass for structure.
 */
export function keyOf(call: NodeCall): string {
  // One call asks for its key in several places, one right after the other.
  if (last?.params === call.params && last.method === call.method) return lastKey;
  let key = `${call.method} `;
  for (const param of call.params) key += encode(param);
  last = call;
  lastKey = key;
  return key;
}

function encode(value: unknown): string {
  if (typeof value === "string") return `s${value.length}:${value}`;
  if (typeof value !== "object" || value === null) return `(${String(value)})`;
  if (Array.isArray(value)) return JSON.stringify(value);
  let members = "{";
  for (const name of Object.keys(value).sort()) {
    const member: unknown = (value as Record<string, unknown>)[name];
    if (member !== undefined) members += `${name.length}:${name}${encode(member)}`;
  }
  return `${members}}`;
}
