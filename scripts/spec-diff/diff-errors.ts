import type { ErrorRetry, OpenRpcDocument } from "../generator/openrpc-document.js";
import { type Change, changesOf, type Pair } from "./change.js";
import { diffReceived } from "./diff-schemas.js";
import type { SchemaAt } from "./schemas/schema-at.js";

/** All that a document says about an error. */
interface ErrorFacts {
  readonly name: string;
  readonly code: number;
  readonly message: string;
  readonly status: number | undefined;
  readonly retry: ErrorRetry | undefined;
  readonly data: { readonly isRequired: boolean; readonly schema: SchemaAt } | undefined;
}

const retries: readonly (ErrorRetry | undefined)[] = ["never", "idempotent", "always"];

/** Changes of the errors that all methods share. They are matched by name, then by code, since only codes are on the wire. */
export function diffErrors(documents: Pair<OpenRpcDocument>): Change[] {
  const [before, now] = [factsOf(documents.old), factsOf(documents.new)];
  const kept = now.flatMap((error) => {
    const old = before.find(({ name }) => name === error.name) ?? before.find(({ code }) => code === error.code);
    return old
      ? diffError({ old, new: error })
      : [changesOf(subjectOf(error), "error").additive(`is new: ${error.name}`)];
  });
  const gone = before.filter(({ name, code }) => !now.some((error) => error.name === name || error.code === code));
  return [...kept, ...gone.map((error) => changesOf(subjectOf(error), "error").additive(`is gone: ${error.name}`))];
}

function subjectOf({ code }: ErrorFacts): string {
  return `Error ${code}`;
}

function factsOf(document: OpenRpcDocument): ErrorFacts[] {
  return Object.entries(document.components?.errors ?? {}).map(([name, { code, message }]) => {
    const data = document["x-error-data"]?.[name];
    return {
      name,
      code,
      message,
      status: document["x-error-status"]?.[name],
      retry: document["x-error-retry"]?.[name],
      data: data && { isRequired: data.required, schema: { schema: data.schema as never, document } },
    };
  });
}

function diffError({ old, new: now }: Pair<ErrorFacts>): Change[] {
  const { breaking, additive, editorial } = changesOf(subjectOf(old), "error");
  if (old.code !== now.code) return [breaking(`has the code ${now.code}`)];
  const changes: Change[] = [];
  if (old.name !== now.name) changes.push(editorial(`is named ${now.name}, not ${old.name}`));
  if (old.message !== now.message) changes.push(editorial(`has the message "${now.message}"`));
  if (old.status !== now.status) changes.push(breaking(`has the HTTP status ${now.status}, not ${old.status}`));
  if (old.retry !== now.retry) {
    const isLess = retries.indexOf(now.retry) < retries.indexOf(old.retry);
    const text = `says of retries: ${now.retry ?? "nothing"}`;
    changes.push(old.retry === undefined ? editorial(text) : (isLess ? breaking : additive)(text));
  }
  return [...changes, ...diffData({ old, new: now })];
}

function diffData({ old, new: now }: Pair<ErrorFacts>): Change[] {
  const { breaking, additive } = changesOf(subjectOf(old), "error");
  if (!old.data) return now.data ? [additive("has `data`")] : [];
  if (!now.data) return [breaking("has no declared `data` any more")];
  const schemas = diffReceived({ subject: subjectOf(old), rule: "error" }, "`data`", {
    old: old.data.schema,
    new: now.data.schema,
  });
  if (old.data.isRequired === now.data.isRequired) return schemas;
  return [...schemas, now.data.isRequired ? additive("always has `data`") : breaking("may come without `data`")];
}
