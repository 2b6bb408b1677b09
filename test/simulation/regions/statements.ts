import type { CompiledQuery } from "kysely";
import type { TimedStatement } from "./topology.js";

/** Kinds of statements, each with a pattern of its SQL; the first that fits counts. */
const patterns = {
  "key look-up": /^select .* from "api_key" inner join "user"/,
  "lease grant": /^\s*insert into quota .* returning /s,
  "lease release": /^\s*insert into quota /,
  "quota read": /^\s*select u\.id as "userId"/,
  usage: /^\s*insert into (?:usage|method_latency) /,
  "request log": /^\s*(?:insert into|delete from) request_log /,
  "last use of keys": /^\s*update api_key set last_used_at/,
  "changes of keys": /^select .* from "key_change"/,
  recalls: /"lease_recall"/,
  "health check": /^update "store_probe"/,
} as const;

export type StatementKind = keyof typeof patterns;

const statementKinds = Object.keys(patterns) as readonly StatementKind[];

/** A statement as the simulation counts it. */
export interface Statement extends TimedStatement {
  readonly kind: StatementKind;
}

/** @throws Error for SQL that is not known here, so that no statement is left uncounted. */
export function describeStatement({ sql, parameters }: Pick<CompiledQuery, "sql" | "parameters">): Statement {
  const kind = statementKinds.find((name) => patterns[name].test(sql));
  if (!kind) throw new Error(`a statement of no known kind: ${sql}`);
  return { kind, rows: countRows(kind, parameters), isWrite: !/^\s*select\b/.test(sql) };
}

/** Rows of a statement: they are the members of one JSON parameter; look-ups have lists of digests and a time. */
function countRows(kind: StatementKind, parameters: readonly unknown[]): number {
  if (kind === "key look-up") return new Set(parameters).size - 1;
  const json = parameters.find((parameter) => typeof parameter === "string" && parameter.startsWith("{"));
  return json === undefined ? 1 : Object.keys(JSON.parse(json as string) as object).length;
}
