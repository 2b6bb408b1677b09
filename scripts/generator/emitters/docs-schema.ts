import type { OpenRpcDocument, Schema } from "../openrpc-document.js";
import { componentName } from "../resolve-reference.js";
import { code, describeType, table } from "./markdown.js";

/** One type's part of the reference: its form, or its members. */
export function describeSchema(document: OpenRpcDocument, name: string): string {
  const { schemas } = document.components;
  const schema = schemas[name] ?? {};
  const parts = [`### ${name}`, schema.description ?? "", describeForm(schema, document["x-forms"]?.[name]?.expected)];
  if (schema.properties) parts.push(describeMembers(schema, schemas));
  return parts.filter((part) => part !== "").join("\n\n");
}

function describeForm(schema: Schema, expected: string | undefined): string {
  if (schema.properties) return "";
  const lines = [`Type: ${describeType(schema)}`];
  if (expected !== undefined) lines.push(`Form: ${expected}`);
  if (schema.pattern !== undefined) lines.push(`Pattern: ${code(schema.pattern)}`);
  const examples = schema.examples ?? [];
  if (examples.length > 0)
    lines.push(`For example: ${examples.map((example) => code(JSON.stringify(example))).join(", ")}`);
  return lines.map((line) => `- ${line}`).join("\n");
}

function describeMembers(schema: Schema, schemas: Record<string, Schema>): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, member]) => {
    const need = schema.required?.includes(name) ? "always" : "optional";
    return [code(name), describeType(member), need, memberText(member, schemas)];
  });
  return table(["Member", "Type", "", "What it is"], rows);
}

/** A member's description: its own, or that of the component it refers to. */
function memberText(member: Schema, schemas: Record<string, Schema>): string {
  if (member.description !== undefined) return member.description;
  return member.$ref === undefined ? "" : (schemas[componentName(member.$ref)]?.description ?? "");
}
