import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A request and what RSKj answered to it. */
export interface Exchange {
  readonly name?: string;
  readonly request: { readonly id?: unknown; readonly method: string; readonly params?: unknown };
  readonly httpStatus: number;
  readonly response: Readonly<Record<string, unknown>>;
  readonly nodeConfig?: unknown;
}

const folder = join(process.cwd(), "test", "recordings");

/** Files of the regtest folder that aren't exchanges with the one chain of all others. */
const otherNodes = ["transport.json", "limits.json"];

/** The exchanges of one file, such as `regtest/eth_call`. */
export function loadExchanges(name: string): Exchange[] {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Exchange[];
}

/** Every exchange with the recorded regtest chain. */
export function loadRegtest(): Exchange[] {
  const files = readdirSync(join(folder, "regtest")).filter((file) => !otherNodes.includes(file));
  return files.flatMap((file) => loadExchanges(`regtest/${file.replace(".json", "")}`));
}

/** The exchanges of methods beside the specification's 26, with another regtest chain. */
export function loadExtended(): Exchange[] {
  const files = readdirSync(join(folder, "extended")).map((file) => `extended/${file.replace(".json", "")}`);
  return files.flatMap(loadExchanges).filter(isOfThatChain);
}

/** Every exchange beyond the specification's 26 methods, with nodes of all settings and versions, at all moments. Raw bodies are parsed. */
export function loadAllExtended(): (Exchange & { readonly rawRequestBody?: string })[] {
  const files = ["extended", "other-states"].flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => `${name}/${file.replace(".json", "")}`),
  );
  const exchanges: readonly (Exchange & { readonly rawRequestBody?: string })[] = files.flatMap(loadExchanges);
  return exchanges.map(({ rawRequestBody, ...exchange }) =>
    rawRequestBody === undefined
      ? exchange
      : { ...exchange, rawRequestBody, request: JSON.parse(rawRequestBody) as Exchange["request"] },
  );
}

/** Some files have exchanges with other nodes too, and raw bodies. */
function isOfThatChain({ nodeConfig, request }: Partial<Exchange>): boolean {
  return nodeConfig === undefined && request !== undefined;
}

/**
 * Finds what RSKj answered to a request: where it answered the same request differently over time, in that order, and the
 * last answer from then on.
 */
export function createPlayback(
  exchanges: readonly Exchange[],
): (method: string, params: unknown) => Exchange | undefined {
  const recorded = byRequest(exchanges);
  const played = new Map<readonly Exchange[], number>();
  return (method, params) => {
    const matches = recorded.get(keyOf(method, params)) ?? recorded.get(keyOf(method, withoutFlag(params)));
    if (!matches) return undefined;
    const turn = played.get(matches) ?? 0;
    played.set(matches, turn + 1);
    return matches[Math.min(turn, matches.length - 1)];
  };
}

const grouped = new WeakMap<readonly Exchange[], Map<string, Exchange[]>>();

/** The exchanges of each request, in their order; found once, since each of hundreds of nodes plays the same. */
function byRequest(exchanges: readonly Exchange[]): Map<string, readonly Exchange[]> {
  const known = grouped.get(exchanges);
  if (known) return known;
  const recorded = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    const key = keyOf(exchange.request.method, exchange.request.params);
    recorded.set(key, [...(recorded.get(key) ?? []), exchange]);
  }
  grouped.set(exchanges, recorded);
  return recorded;
}

/** An unknown hash is as unknown with `requireCanonical`, and the recorded chain has one branch in all but one file. */
function withoutFlag(params: unknown): unknown {
  if (!Array.isArray(params)) return params;
  return params.map((param: unknown) => {
    const { blockHash, requireCanonical } = (param ?? {}) as Record<string, unknown>;
    return blockHash !== undefined && requireCanonical === "true" ? { blockHash } : param;
  });
}

function keyOf(method: string, params: unknown): string {
  return `${method} ${JSON.stringify(params ?? [])}`;
}
