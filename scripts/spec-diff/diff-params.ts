import type { ContentDescriptor, Method, OpenRpcDocument } from "../generator/openrpc-document.js";
import { resolve } from "../generator/resolve-reference.js";
import { type Change, changesOf, type Pair } from "./change.js";
import { diffSent } from "./diff-schemas.js";
import { follow, type JsonSchema } from "./schemas/schema-at.js";

/** A method, and the document that it stands in. */
export interface MethodAt {
  readonly method: Method;
  readonly document: OpenRpcDocument;
}

type Structure = "by-position" | "by-name" | "either";

/** Changes of a method's params, matched by position, or by name where that is the only way to send them. */
export function diffParams(subject: string, methods: Pair<MethodAt>): Change[] {
  const { breaking, additive } = changesOf(subject, "param");
  const structures = { old: structureOf(methods.old), new: structureOf(methods.new) };
  const params = { old: paramsOf(methods.old), new: paramsOf(methods.new) };
  const find = (param: ContentDescriptor, index: number, list: readonly ContentDescriptor[]) =>
    structures.new === "by-name" ? list.find(({ name }) => name === param.name) : list[index];

  const kept = params.old.flatMap((param, index) => {
    const now = find(param, index, params.new);
    if (!now) return [breaking(`the param \`${param.name}\` is gone`)];
    const at = { old: methods.old.document, new: methods.new.document };
    return [
      ...diffName(subject, { old: param, new: now }, structures),
      ...diffNeed(subject, { old: param, new: now }, at),
      ...diffSent({ subject, rule: "param" }, `\`${now.name}\``, {
        old: { schema: param.schema as JsonSchema, document: at.old },
        new: { schema: now.schema as JsonSchema, document: at.new },
      }),
    ];
  });
  const added = params.new.filter((param, index) => !find(param, index, params.old));
  return [
    ...diffStructure(subject, structures),
    ...kept,
    ...added.map(({ name, required }) =>
      required ? breaking(`the param \`${name}\` is required`) : additive(`takes a param \`${name}\``),
    ),
  ];
}

function structureOf({ method }: MethodAt): Structure {
  return (method.paramStructure as Structure | undefined) ?? "either";
}

function paramsOf({ method, document }: MethodAt): ContentDescriptor[] {
  return method.params.map((param) => resolve(document, param));
}

function diffStructure(subject: string, { old, new: now }: Pair<Structure>): Change[] {
  const { breaking, additive } = changesOf(subject, "param");
  if (old === now) return [];
  return [now === "either" ? additive("takes params by name and by position") : breaking(`takes params ${now} only`)];
}

/** A name matters only where params may be sent by name. */
function diffName(subject: string, { old, new: now }: Pair<ContentDescriptor>, structures: Pair<Structure>): Change[] {
  const { breaking, editorial } = changesOf(subject, "param");
  if (old.name === now.name) return [];
  const text = `the param \`${old.name}\` is named \`${now.name}\``;
  return [structures.old === "by-position" ? editorial(text) : breaking(text)];
}

function diffNeed(
  subject: string,
  { old, new: now }: Pair<ContentDescriptor>,
  documents: Pair<OpenRpcDocument>,
): Change[] {
  const { breaking, additive } = changesOf(subject, "param");
  if (now.required && !old.required) return [breaking(`\`${now.name}\` is required`)];
  if (old.required) return now.required ? [] : [additive(`\`${now.name}\` may be left out`)];
  const defaults = { old: defaultOf(old, documents.old), new: defaultOf(now, documents.new) };
  if (defaults.old === defaults.new) return [];
  if (defaults.old === undefined) return [additive(`\`${now.name}\` left out is \`${defaults.new}\``)];
  return [breaking(`\`${now.name}\` left out is \`${defaults.new ?? "undefined"}\`, not \`${defaults.old}\``)];
}

/** What a param that is left out stands for, as JSON. */
function defaultOf(param: ContentDescriptor, document: OpenRpcDocument): string | undefined {
  if ("x-default" in param) return JSON.stringify(param["x-default"]);
  let at = { schema: param.schema as JsonSchema, document };
  for (;;) {
    const { default: value, $ref } = at.schema as { default?: unknown; $ref?: string };
    if (value !== undefined || $ref === undefined) return JSON.stringify(value);
    at = { ...follow($ref, at) };
  }
}
