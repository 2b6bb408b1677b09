import type { Method } from "../generator/openrpc-document.js";
import { type Change, changesOf, type Pair } from "./change.js";
import type { MethodAt } from "./diff-params.js";
import { diffReceived } from "./diff-schemas.js";
import type { JsonSchema, SchemaAt } from "./schemas/schema-at.js";

// What a method says in extensions that callers see.

/** `x-notifications`: events by the kind of subscription. */
export function diffEvents(subject: string, methods: Pair<MethodAt>): Change[] {
  const { breaking, additive } = changesOf(subject, "event");
  return diffTables({ old: eventsOf(methods.old), new: eventsOf(methods.new) }, (kind, { old, new: now }) => {
    if (!old) return [additive(`has events of \`${kind}\``)];
    if (!now) return [breaking(`has no events of \`${kind}\` any more`)];
    return diffReceived({ subject, rule: "event" }, `an event of \`${kind}\``, { old, new: now });
  });
}

/** `x-result-cases`: a member of the result, narrower for a value of a param. Clients have types of it. */
export function diffResultCases(subject: string, methods: Pair<MethodAt>): Change[] {
  const { breaking, additive } = changesOf(subject, "result-case");
  return diffTables({ old: casesOf(methods.old), new: casesOf(methods.new) }, (name, { old, new: now }) => {
    if (!old) return [additive(`says what ${name} is`)];
    if (!now) return [breaking(`no longer says what ${name} is`)];
    return diffReceived({ subject, rule: "result-case" }, name, { old, new: now });
  });
}

/** The part that a method is in: services choose which parts they serve. */
export function diffPart(subject: string, methods: Pair<MethodAt>): Change[] {
  const [before, now] = [partOf(methods.old.method), partOf(methods.new.method)];
  if (before === undefined || now === undefined || before === now) return [];
  const { breaking, additive } = changesOf(subject, "part");
  return [(now === "core" ? additive : breaking)(`belongs to the part \`${now}\`, not \`${before}\``)];
}

/** `x-aliases`: other names that calls may have. */
export function diffAliases(subject: string, methods: Pair<MethodAt>): Change[] {
  const { breaking, additive } = changesOf(subject, "method");
  const [before, now] = [methods.old.method["x-aliases"] ?? [], methods.new.method["x-aliases"] ?? []];
  return [
    ...now.filter((name) => !before.includes(name)).map((name) => additive(`may be called \`${name}\`, too`)),
    ...before.filter((name) => !now.includes(name)).map((name) => breaking(`may not be called \`${name}\` any more`)),
  ];
}

type Table = Readonly<Record<string, SchemaAt>>;

function diffTables(
  tables: Pair<Table>,
  diff: (name: string, schemas: Pair<SchemaAt | undefined>) => Change[],
): Change[] {
  const names = new Set([...Object.keys(tables.old), ...Object.keys(tables.new)]);
  return [...names].flatMap((name) => diff(name, { old: tables.old[name], new: tables.new[name] }));
}

function eventsOf({ method, document }: MethodAt): Table {
  const events = Object.entries(method["x-notifications"] ?? {});
  return Object.fromEntries(
    events.map(([kind, schema]) => [kind, { schema: schema as unknown as JsonSchema, document }]),
  );
}

function casesOf({ method, document }: MethodAt): Table {
  const { param, member, cases } = method["x-result-cases"] ?? { param: "", member: "", cases: [] };
  const entries = cases.map(({ value, schema }) => {
    const name = `\`${member}\` of the result where \`${param}\` is \`${value}\``;
    return [name, { schema: schema as unknown as JsonSchema, document }] as const;
  });
  return Object.fromEntries(entries);
}

/** Undefined in documents that don't say. */
function partOf(method: Partial<Method>): string | undefined {
  return method["x-policy"]?.part;
}
