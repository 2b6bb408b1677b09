import { isDeepStrictEqual } from "node:util";
import type { ErrorDeclaration, Method, OpenRpcDocument } from "../generator/openrpc-document.js";
import { resolve } from "../generator/resolve-reference.js";
import { type Change, changesOf, type Pair } from "./change.js";
import { diffAliases, diffEvents, diffPart, diffResultCases } from "./diff-extensions.js";
import { diffParams, type MethodAt } from "./diff-params.js";
import { diffReceived } from "./diff-schemas.js";
import type { SchemaAt } from "./schemas/schema-at.js";

/** Changes of all methods, in the order of the new document; those that are gone come first. */
export function diffMethods(documents: Pair<OpenRpcDocument>): Change[] {
  const [before, now] = [byName(documents.old), byName(documents.new)];
  const gone = [...before.values()].filter(({ method }) => !now.has(method.name));
  const added = [...now.values()].filter(({ method }) => !before.has(method.name));
  return [
    ...gone.map((method) => describeRemoval(method, added)),
    ...[...now].flatMap(([name, method]) => {
      const old = before.get(name);
      return old ? diffMethod({ old, new: method }) : [changesOf(`\`${name}\``, "method").additive("is new")];
    }),
  ];
}

function byName(document: OpenRpcDocument): Map<string, MethodAt> {
  return new Map(document.methods.map((method) => [method.name, { method, document }]));
}

function describeRemoval({ method }: MethodAt, added: readonly MethodAt[]): Change {
  const renamed = added.find((one) => isDeepStrictEqual({ ...one.method, name: method.name }, method));
  return changesOf(`\`${method.name}\``, "method").breaking(
    renamed ? `is named \`${renamed.method.name}\`` : "is gone",
  );
}

function diffMethod(methods: Pair<MethodAt>): Change[] {
  const subject = `\`${methods.new.method.name}\``;
  const changes = [
    ...diffParams(subject, methods),
    ...diffResult(subject, { old: resultOf(methods.old), new: resultOf(methods.new) }),
    ...diffErrorsOf(subject, methods),
    ...diffEvents(subject, methods),
    ...diffResultCases(subject, methods),
    ...diffPart(subject, methods),
    ...diffAliases(subject, methods),
    ...diffPromises(subject, { old: methods.old.method, new: methods.new.method }),
  ];
  const isSame = isDeepStrictEqual(methods.old.method, methods.new.method);
  return changes.length > 0 || isSame ? changes : [changesOf(subject, "text").editorial("declared differently")];
}

/** Undefined for a method that returns nothing. */
function resultOf({ method, document }: MethodAt): SchemaAt | undefined {
  return method.result && { schema: resolve(document, method.result).schema as SchemaAt["schema"], document };
}

function diffResult(subject: string, { old, new: now }: Pair<SchemaAt | undefined>): Change[] {
  const { breaking } = changesOf(subject, "result");
  if (old && now) return diffReceived({ subject, rule: "result" }, "the result", { old, new: now });
  return old || now ? [breaking(now ? "returns a result" : "returns no result")] : [];
}

/** Errors by code: their names are not on the wire. */
function diffErrorsOf(subject: string, methods: Pair<MethodAt>): Change[] {
  const { additive } = changesOf(subject, "error");
  const [before, now] = [codesOf(methods.old), codesOf(methods.new)];
  return [
    ...now.filter((code) => !before.includes(code)).map((code) => additive(`may fail with ${code}`)),
    ...before.filter((code) => !now.includes(code)).map((code) => additive(`no longer fails with ${code}`)),
  ];
}

function codesOf({ method, document }: MethodAt): number[] {
  return (method.errors ?? []).map((error) => resolve<ErrorDeclaration>(document, error).code);
}

function diffPromises(subject: string, methods: Pair<Method & { deprecated?: boolean }>): Change[] {
  const { breaking, additive } = changesOf(subject, "method");
  const changes = methods.new.deprecated && !methods.old.deprecated ? [additive("is deprecated")] : [];
  const [before, now] = [isSafe(methods.old), isSafe(methods.new)];
  if (before === undefined || now === undefined || before === now) return changes;
  return [...changes, now ? additive("is safe to repeat") : breaking("is not safe to repeat any more")];
}

/** Undefined in documents that don't say. */
function isSafe(method: Partial<Method>): boolean | undefined {
  return method["x-policy"]?.idempotent;
}
