import { identifiersOf } from "../../front-end/names.js";
import type { Method, OpenRpcDocument, Tag } from "../../openrpc-document.js";
import { resolve } from "../../resolve-reference.js";
import { code, linkToPage, table } from "../markdown.js";

interface Group {
  readonly tag: Tag;
  readonly methods: Method[];
}

/** The page that lists all methods by group, then the well-known ones that do not exist here. */
export function emitMethodsPage(document: OpenRpcDocument): string {
  const parts = [
    "# Methods",
    `${document.methods.length} methods. \`rpc.discover\` returns their OpenRPC specification.`,
    ...groupByTag(document).map((group) => describeGroup(document, group)),
    describeAbsentMethods(document),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

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

function describeGroup(document: OpenRpcDocument, { tag, methods }: Group): string {
  const text = tag.description ?? tag.summary;
  const rows = methods.map((method) => [
    linkToPage(pageOf(document, method), code(method.name)),
    method.deprecated ? `**Deprecated.** ${method.summary}` : method.summary,
  ]);
  const opening = [`## ${tag.name}`, ...(text === undefined ? [] : [text])];
  return [...opening, table(["Method", "Description"], rows)].join("\n\n");
}

function describeAbsentMethods(document: OpenRpcDocument): string {
  const rows = Object.entries(document["x-absent-methods"] ?? {}).map(([name, instead]) => [code(name), instead]);
  if (rows.length === 0) return "";
  const text = "Requests for them get a MethodNotFound error that says what to do instead.";
  return `## Methods that do not exist here\n\n${text}\n\n${table(["Method", "Instead"], rows)}`;
}

/** Pages of other things. */
const otherPages = ["overview", "methods", "objects", "errors"];

/** The name of a method's page: the method's own, as far as files can have it. */
export function pageOf({ methods }: OpenRpcDocument, method: Method): string {
  const pages = identifiersOf([...otherPages, ...methods.map(({ name }) => name)]);
  return pages[otherPages.length + methods.indexOf(method)] ?? method.name;
}
