import { childSchemas } from "../child-schemas.js";
import type { OpenRpcDocument, Schema } from "../openrpc-document.js";
import { componentName, resolve } from "../resolve-reference.js";
import { schemaInWords, schemasWithin } from "../schema-words.js";
import { type Problem, type Rule, step } from "./problem.js";

const forms: readonly string[] = ["quantity", "hex", "address", "block"];

/** Components that params are made of and that `x-forms` does not say how to normalise and name in messages, and strays there. */
export const checkForms: Rule = (document) => {
  const names = paramComponents(document);
  const table = document["x-forms"] ?? {};
  const strays = Object.keys(table).filter((name) => !names.has(name));
  return [
    ...strays.map((name) => ({ pointer: `/x-forms${step(name)}`, message: "no param is made of this schema" })),
    ...[...names].flatMap((name) => checkForm(document, name)),
  ];
};

function checkForm(document: OpenRpcDocument, name: string): Problem[] {
  const pointer = `/x-forms${step(name)}`;
  const schema = document.components.schemas[name] ?? {};
  // Booleans, numbers, tags and null say it all.
  if (["boolean", "integer", "number", "null"].includes(String(schema.type)) || schema.enum) return [];
  const { form, expected, not } = document["x-forms"]?.[name] ?? {};
  const messages = [];
  if (!expected) messages.push("expected is missing: a phrase that says what a right value is");
  if (form !== undefined && !forms.includes(form)) messages.push(`form is one of ${forms.join(", ")}`);
  const hasParts = schema.anyOf ?? schema.items ?? schema.properties ?? schema.propertyNames;
  if (form === undefined && !hasParts) messages.push(`form is missing: one of ${forms.join(", ")}`);
  const isTold = not && Object.hasOwn(schema.properties ?? {}, not.member) && not.expected;
  if (Boolean(schema.not) !== Boolean(isTold))
    messages.push("not: a member and what it must, where the schema has a not");
  messages.push(...checkPhrase(document, schema, expected ?? ""));
  return messages.map((message) => ({ pointer, message: `${name}: ${message}` }));
}

/** Where a phrase says digits, values or members, they are those of the schema or of what it is made of. */
function checkPhrase(document: OpenRpcDocument, schema: Schema, phrase: string): string[] {
  const own = schemaInWords(schema);
  if (schema.pattern !== undefined && own === undefined)
    return ["its pattern has no words: scripts/generator/schema-words.ts"];
  const missing = schema.pattern !== undefined && phrase !== "" && !phrase.includes(own ?? "");
  const known = new Set(schemasWithin(document, schema).map(schemaInWords));
  const said =
    phrase.match(/\{[^}]*\}|0x and (?:[\d to]+|an even number of) ?hex digits|"\w+"(?:, "\w+")* or "\w+"/g) ?? [];
  const stale = said.filter((words) => !known.has(words));
  return [
    ...(missing ? [`the phrase must have the pattern's words: ${own}`] : []),
    ...stale.map((words) => `no schema here has the words of the phrase: ${words}`),
  ];
}

/** The components that params refer to, at any depth; a form says it all, so nothing is looked for below one. */
function paramComponents(document: OpenRpcDocument): Set<string> {
  const names = new Set<string>();
  const visit = (schema: Schema): void => {
    const name = schema.$ref === undefined ? undefined : componentName(schema.$ref);
    if (name !== undefined && names.has(name)) return;
    if (name !== undefined) names.add(name);
    const isWhole = name !== undefined && document["x-forms"]?.[name]?.form !== undefined;
    const target = schema.$ref === undefined ? schema : resolve<Schema>(document, { $ref: schema.$ref });
    if (!isWhole) for (const child of childSchemas(target)) visit(child.schema);
  };
  for (const method of document.methods) for (const entry of method.params) visit(resolve(document, entry).schema);
  return names;
}
