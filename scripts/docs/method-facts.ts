import type { MethodFacts, ValueKind } from "../../src/web/sandbox/method-facts.js";
import { objectMembers } from "../generator/object-members.js";
import type { Method, OpenRpcDocument, Schema } from "../generator/openrpc-document.js";
import { componentName, resolve } from "../generator/resolve-reference.js";
import { transportOf } from "../generator/transport-of.js";

/** What the page of each method needs to know about it, by its name. */
export function factsOfMethods(document: OpenRpcDocument): ReadonlyMap<string, MethodFacts> {
  return new Map(document.methods.map((method) => [method.name, factsOf(document, method)]));
}

function factsOf(document: OpenRpcDocument, method: Method): MethodFacts {
  const examples = method.examples.map((reference) => {
    const { name, params } = resolve(document, reference);
    return { name, params: params.map((param) => resolve(document, param).value) };
  });
  const quantities = new Map<string, ValueKind>();
  const payloads = Object.values(method["x-notifications"] ?? {});
  for (const schema of payloads.length > 0 ? payloads : [resolve(document, method.result).schema])
    collectQuantities({ document, quantities, seen: new Set() }, "", schema);
  const params = method.params.map((param) => resolve(document, param));
  return {
    method: method.name,
    transport: transportOf(method),
    examples,
    descriptions: Object.fromEntries(params.flatMap((param) => describeParam(document, param))),
    choices: Object.fromEntries(
      params.flatMap(({ name, schema }) => {
        const { enum: values } = resolve<Schema>(document, schema);
        return values ? [[name, values.map(String)]] : [];
      }),
    ),
    blockTags: (document.components.schemas["BlockTag"]?.enum ?? []).map(String),
    quantities: Object.fromEntries(quantities),
  };
}

function describeParam(
  document: OpenRpcDocument,
  { name, description = "", schema }: { readonly name: string; readonly description?: string; readonly schema: Schema },
): [path: string, text: string][] {
  const members = Object.entries(objectMembers(document, schema).properties);
  return [
    [name, plain(description)],
    ...members.map(([member, part]): [string, string] => [`${name}.${member}`, plain(part.description ?? "")]),
  ];
}

function plain(markdown: string): string {
  return markdown.replaceAll("`", "").replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

interface Collection {
  readonly document: OpenRpcDocument;
  readonly quantities: Map<string, ValueKind>;
  /** Components that have been looked into: they may refer to themselves. */
  readonly seen: Set<string>;
}

function collectQuantities(collection: Collection, name: string, schema: Schema): void {
  const { document, quantities, seen } = collection;
  const component = schema.$ref === undefined ? undefined : componentName(schema.$ref);
  if (component === "CanonicalQuantity" || component === "ChainId") {
    quantities.set(name, name === "timestamp" ? "time" : "number");
    return;
  }
  if (component !== undefined) {
    const at = `${name} ${component}`;
    if (seen.has(at)) return;
    seen.add(at);
    collectQuantities(collection, name, document.components.schemas[component] ?? {});
    return;
  }
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  for (const part of [...parts, ...[schema.items ?? []].flat()]) collectQuantities(collection, name, part);
  for (const [member, part] of Object.entries(schema.properties ?? {})) collectQuantities(collection, member, part);
}
