import type { Emitter, Method, OpenRpcDocument, Tag } from "../openrpc-document.js";
import { resolve } from "../resolve-reference.js";
import { describeErrors } from "./docs-errors.js";
import { describeMethod } from "./docs-method.js";
import { describeSchema } from "./docs-schema.js";
import { code, fence, linkTo, table } from "./markdown.js";

interface Group {
  tag: Tag;
  methods: Method[];
}

/** generated/docs/reference.md: every method, type and error for those who call the gateway. */
export const emitDocs: Emitter = (document) => {
  const groups = groupByTag(document);
  const parts = [
    "<!-- Generated from openrpc.json by `npm run generate`. Do not edit. -->",
    `# ${document.info.title} ${document.info.version}: reference`,
    ...(document.info.description === undefined ? [] : [document.info.description]),
    "In the examples, `$ROOTGATE_URL` is the service's address with your API key:",
    fence("sh", `export ROOTGATE_URL=${exampleUrl(document)}`),
    "## Contents",
    ...groups.map(listMethods),
    `Then the ${linkTo("Methods that do not exist here", "methods that do not exist here")}, the ${linkTo("Types", "types")}, the ${linkTo("Errors", "errors")} and the ${linkTo("Limits", "limits")}.`,
    ...groups.map((group) => describeGroup(document, group)),
    describeAbsentMethods(document),
    "## Types",
    ...Object.keys(document.components.schemas).map((name) => describeSchema(document, name)),
    describeErrors(document),
    describeLimits(document),
  ];
  return { "generated/docs/reference.md": `${parts.join("\n\n")}\n` };
};

function groupByTag(document: OpenRpcDocument): Group[] {
  const groups = new Map<string, Group>();
  for (const method of document.methods) {
    const [first] = method.tags;
    const tag = first === undefined ? { name: "Other methods" } : resolve(document, first);
    const group = groups.get(tag.name) ?? { tag, methods: [] };
    group.methods.push(method);
    groups.set(tag.name, group);
  }
  return [...groups.values()];
}

function listMethods({ tag, methods }: Group): string {
  const lines = methods.map((method) => `- ${linkTo(method.name)}: ${method.summary}`);
  return `**${linkTo(`Methods: ${tag.name}`, tag.name)}**\n\n${lines.join("\n")}`;
}

function describeGroup(document: OpenRpcDocument, { tag, methods }: Group): string {
  const text = tag.description ?? tag.summary;
  const opening = [`## Methods: ${tag.name}`, ...(text === undefined ? [] : [text])];
  return [...opening, ...methods.map((method) => describeMethod(document, method))].join("\n\n");
}

/** The first server's address with its variables' defaults filled in. */
function exampleUrl(document: OpenRpcDocument): string {
  const [server] = document.servers ?? [];
  const variables = Object.entries(server?.variables ?? {});
  return variables.reduce((url, [name, { default: value }]) => url.replaceAll(`\${${name}}`, value), server?.url ?? "");
}

function describeAbsentMethods(document: OpenRpcDocument): string {
  const rows = Object.entries(document["x-absent-methods"] ?? {}).map(([name, instead]) => [code(name), instead]);
  const heading = "## Methods that do not exist here";
  return `${heading}\n\nThey are refused with MethodNotFound, which says what to do instead.\n\n${table(["Method", "Instead"], rows)}`;
}

function describeLimits(document: OpenRpcDocument): string {
  const limits = Object.entries(document["x-limits"] ?? {});
  const rows = limits.map(([name, value]) => [code(name), value.toLocaleString("en-US")]);
  return `## Limits\n\n${table(["Name", "Value"], rows)}`;
}
