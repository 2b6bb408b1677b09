import type { ParamEntry, Shape } from "../../../generated/methods.js";

/** What stands in the form for a value: text in a field, a list of drafts, or an object's members. "" is left out. */
export type Draft = string | readonly Draft[] | { readonly [member: string]: Draft };

/** The drafts of params; missing params are empty. */
export function toDrafts(params: readonly ParamEntry[], values: readonly unknown[]): Draft[] {
  return params.map(({ shape }, index) => toDraft(shape, values[index]));
}

/** The params that the drafts stand for: an empty one is undefined, none at the end is. */
export function toParams(params: readonly ParamEntry[], drafts: readonly Draft[]): unknown[] {
  const values = params.map(({ shape, required }, index) => {
    const value = toValue(shape, drafts[index] ?? "");
    return value === undefined && required && shape.kind === "object" ? {} : value;
  });
  while (values.length > 0 && values.at(-1) === undefined) values.pop();
  return values;
}

/** A value's form. */
function toDraft(shape: Shape, value: unknown): Draft {
  if (value === undefined || value === null) return emptyDraft(shape);
  if (shape.kind === "any-of") return toDraft(optionFor(shape.options, Array.isArray(value)), value);
  if (shape.kind === "list" && Array.isArray(value)) return value.map((item) => toDraft(shape.items, item));
  if (shape.kind === "object" && isRecord(value))
    return Object.fromEntries(
      Object.entries(shape.members).map(([name, member]) => [
        name,
        toDraft(member, Object.hasOwn(value, name) ? value[name] : undefined),
      ]),
    );
  return typeof value === "string" ? value : JSON.stringify(value);
}

export function emptyDraft(shape: Shape): Draft {
  if (shape.kind === "list") return [];
  return shape.kind === "object" ? {} : "";
}

/** The one of a value's forms that is a list, or the first that is not. */
export function optionFor(options: readonly Shape[], isList: boolean): Shape {
  const option = options.find(({ kind }) => (kind === "list") === isList) ?? options[0];
  if (!option) throw new Error("a value has no form");
  return option;
}

/** Digits alone are a JSON number where one is taken. */
function optionOf(options: readonly Shape[], draft: Draft): Shape {
  const isNumber = typeof draft === "string" && /^\d+$/.test(draft.trim());
  const number = isNumber ? options.find(({ kind }) => kind === "integer") : undefined;
  return number ?? optionFor(options, Array.isArray(draft));
}

function toValue(shape: Shape, draft: Draft): unknown {
  if (shape.kind === "any-of") return toValue(optionOf(shape.options, draft), draft);
  if (typeof draft === "string") return readText(shape, draft.trim());
  if (Array.isArray(draft)) {
    const items = shape.kind === "list" ? draft.map((item) => toValue(shape.items, item) ?? null) : [];
    return items.length === 0 ? undefined : items;
  }
  if (shape.kind !== "object") return undefined;
  const members = Object.entries(shape.members).flatMap(([name, member]) => {
    const value = toValue(member, (draft as { readonly [member: string]: Draft })[name] ?? "");
    return value === undefined ? [] : [[name, value]];
  });
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** A block may also be an object (EIP-1898), what is named by addresses is one; one that is not yet complete stays text. */
function readText(shape: Shape, text: string): unknown {
  if (text === "") return undefined;
  if (shape.kind === "boolean" && (text === "true" || text === "false")) return text === "true";
  if (shape.kind === "integer" && /^-?\d{1,15}$/.test(text)) return Number(text);
  if (shape.kind === "number" && /^-?\d{1,12}(?:\.\d{1,9})?$/.test(text)) return Number(text);
  if ((shape.kind !== "block" && shape.kind !== "map") || !text.startsWith("{")) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
