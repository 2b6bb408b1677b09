import { objectMembers } from "../../object-members.js";
import type { OpenRpcDocument, Schema } from "../../openrpc-document.js";
import { componentName } from "../../resolve-reference.js";
import { code, describeType, table } from "../markdown.js";

/** The page of all types: objects first, then the values that they are made of. */
export function emitObjectsPage(document: OpenRpcDocument): string {
  const names = Object.keys(document.components.schemas);
  const objects = names.filter((name) => isObject(document, document.components.schemas[name] ?? {}));
  const values = names.filter((name) => !objects.includes(name));
  const describe = (name: string) => describeSchema(document, name);
  return [
    "# Objects and types",
    ...(objects.length > 0 ? ["## Objects", ...objects.map(describe)] : []),
    ...(values.length > 0 ? ["## Values", ...values.map(describe)] : []),
  ].join("\n\n");
}

function isObject(document: OpenRpcDocument, schema: Schema): boolean {
  return Object.keys(objectMembers(document, schema).properties).length > 0;
}

/** A table of an object's members. */
export function describeMembers(document: OpenRpcDocument, name: string): string {
  const { schemas } = document.components;
  const { properties, required } = objectMembers(document, schemas[name] ?? {});
  const rows = Object.entries(properties).map(([member, schema]) => {
    const need = required.includes(member) ? "yes" : "no";
    return [code(member), describeType(schema), need, memberText(schema, schemas)];
  });
  return table(["Member", "Type", "Required", "Description"], rows);
}

/** The object types that a value of `schema` may be, or be a list of: by name, each once. */
export function objectsOf(document: OpenRpcDocument, schema: Schema, around: readonly string[] = []): string[] {
  if (schema.$ref !== undefined) {
    const name = componentName(schema.$ref);
    const component = document.components.schemas[name] ?? {};
    if (around.includes(name)) return [];
    return isObject(document, component) ? [name] : objectsOf(document, component, [...around, name]);
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...[schema.items ?? []].flat()];
  return [...new Set(parts.flatMap((part) => objectsOf(document, part, around)))];
}

function describeSchema(document: OpenRpcDocument, name: string): string {
  const schema = document.components.schemas[name] ?? {};
  const form = isObject(document, schema)
    ? describeMembers(document, name)
    : describeForm(schema, document["x-forms"]?.[name]?.expected);
  return [`### ${name}`, schema.description ?? "", form].filter((part) => part !== "").join("\n\n");
}

function describeForm(schema: Schema, expected: string | undefined): string {
  const lines = [`Type: ${describeType(schema)}`];
  if (expected !== undefined) lines.push(`Form: ${expected}`);
  if (schema.pattern !== undefined) lines.push(`Pattern: ${code(schema.pattern)}`);
  const examples = schema.examples ?? [];
  if (examples.length > 0)
    lines.push(`For example: ${examples.map((example) => code(JSON.stringify(example))).join(", ")}`);
  return lines.map((line) => `- ${line}`).join("\n");
}

/** A member's description: its own, or that of the component it refers to. */
function memberText(member: Schema, schemas: Record<string, Schema>): string {
  if (member.description !== undefined) return member.description;
  return member.$ref === undefined ? "" : (schemas[componentName(member.$ref)]?.description ?? "");
}
