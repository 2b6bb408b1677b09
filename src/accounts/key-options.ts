import type { Selectable } from "kysely";
import type { BlockTags } from "../config/block-tags.js";
import type { Estimates } from "../config/estimates.js";
import type { ApiKeyTable } from "../store/schema.js";

/**
 * What its owner chooses for an API key. Each member is a column of `api_key`, and a member of the API's keys and of the bodies that
 * create and change them: the compiler names what another member needs.
 */
export interface KeyOptions {
  readonly description: string | null;
  /** Allowed browser origins; empty: all. */
  readonly allowedOrigins: readonly string[];
  /** Allowed methods; empty: all. */
  readonly allowedMethods: readonly string[];
  /** Allowed contract addresses, in lower case; empty: all. */
  readonly allowedContracts: readonly string[];
  /** Allowed IP addresses and networks (CIDR) of clients; empty: all. */
  readonly allowedIpAddresses: readonly string[];
  readonly estimates: Estimates;
  readonly blockTags: BlockTags;
  /** Whether the request log has params of its requests, for 24 hours. */
  readonly logsParams: boolean;
  /** ISO 8601, within five years when it is set; from then on the key is refused. Null: never. */
  readonly expiresAt: string | null;
  /** Requests per day (UTC) of this key alone; null: no limit but the daily quota. */
  readonly dailyRequests: number | null;
  /** Requests per second of this key alone, in each process; null: no limit. */
  readonly requestsPerSecond: number | null;
  /** The same for some of its methods, each named once. */
  readonly methodLimits: readonly MethodLimit[];
}

/** A key's limit for one method, in each process. */
export interface MethodLimit {
  readonly method: string;
  readonly requestsPerSecond: number;
}

/** Members that are absent or undefined stay unchanged. */
export type KeyChange = { readonly [Name in keyof KeyOptions]?: KeyOptions[Name] | undefined } & {
  readonly name?: string | undefined;
};

/** How a value is stored: lists as JSON, true and false as 1 and 0. */
type Form<Value> = [Value] extends [boolean] ? "flag" : [Value] extends [readonly unknown[]] ? "json" : "plain";

type AnyForm = Form<boolean> | Form<readonly unknown[]> | Form<string>;

/** Each is in the column of its name: `logsParams` in `logs_params`. */
const forms: { readonly [Name in keyof KeyOptions]: Form<KeyOptions[Name]> } = {
  description: "plain",
  allowedOrigins: "json",
  allowedMethods: "json",
  allowedContracts: "json",
  allowedIpAddresses: "json",
  estimates: "plain",
  blockTags: "plain",
  logsParams: "flag",
  expiresAt: "plain",
  dailyRequests: "plain",
  requestsPerSecond: "plain",
  methodLimits: "json",
};

type ColumnOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Name;

/** The options of a row of `api_key`. */
export type OptionRow = Pick<Selectable<ApiKeyTable>, ColumnOf<keyof KeyOptions>>;

const names = Object.keys(forms) as (keyof KeyOptions)[];
const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as keyof OptionRow;

export const optionColumns: readonly (keyof OptionRow)[] = names.map(columnOf);

export function readOptions(row: OptionRow): KeyOptions {
  return Object.fromEntries(
    names.map((name) => [name, read(row[columnOf(name)], forms[name])]),
  ) as unknown as KeyOptions;
}

/** The columns that a change sets. */
export function toColumns({ name, ...options }: KeyChange): Partial<OptionRow & { readonly name: string }> {
  const changed = names.filter((option) => options[option] !== undefined);
  const columns = changed.map((option) => [columnOf(option), write(options[option], forms[option])]);
  return { ...(name !== undefined && { name }), ...(Object.fromEntries(columns) as Partial<OptionRow>) };
}

function read(stored: OptionRow[keyof OptionRow], form: AnyForm): unknown {
  if (form === "json") return JSON.parse(String(stored)) as unknown;
  return form === "flag" ? stored === 1 : stored;
}

function write(value: unknown, form: AnyForm): unknown {
  if (form === "json") return JSON.stringify(value);
  return form === "flag" ? Number(value) : value;
}
