import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Estimates } from "../../src/config/estimates.js";
import type { NetworkName } from "../../src/config/network-table.js";

/** Kinds of node that a file's exchanges are true for. */
export type NodeKind = "devchain" | "recorded";

/** A request and the answer it must get, with what the node does meanwhile. */
export interface ConformanceExchange {
  /** The comment lines before it. */
  readonly comment: string;
  readonly line: number;
  /** `!!` lines: how a node answers in the recordings' place. */
  readonly script: readonly string[];
  /** The request body, placeholders still in it. */
  readonly request: string;
  /** The response body, placeholders still in it. */
  readonly response: string;
}

/** One `.io` file: exchanges that one service has to answer in this order. */
export interface ConformanceCase {
  readonly method: string;
  /** `<method>/<file>`. */
  readonly name: string;
  readonly nodes: readonly NodeKind[];
  readonly network: NetworkName;
  readonly estimates: Estimates;
  /** Settings of the service, as in the environment. */
  readonly settings: Readonly<Record<string, string>>;
  /** Whether the store is closed before the first exchange. */
  readonly isStoreAway: boolean;
  /** Whether the requests go over a WebSocket; each has one of its own. */
  readonly isWebSocket: boolean;
  /** The params of a filter to create first, as JSON; the exchanges have its ID as `$filter`. */
  readonly filter: string | undefined;
  readonly exchanges: readonly ConformanceExchange[];
}

/** Every case of the folder, in order. */
export function loadCases(folder = __dirname): ConformanceCase[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".io"));
  return files.toSorted().map((file) => parseCase(file, readFileSync(join(folder, file), "utf8")));
}

/** Reads one file; throws an Error that names the line that is not in the format. */
function parseCase(file: string, text: string): ConformanceCase {
  const name = file.replace(/\.io$/, "");
  const directives = new Map<string, string>();
  const exchanges: ConformanceExchange[] = [];
  let comment: string[] = [];
  let script: string[] = [];
  let request: string | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    const [sign, rest] = [line.slice(0, 3), line.slice(3)];
    const directive = /^\/\/ (node|network|estimates|settings|store|transport|create-filter): (.+)$/.exec(line);
    if (line === "") comment = [];
    else if (directive) directives.set(directive[1] as string, directive[2] as string);
    else if (sign === "// ") comment.push(rest);
    else if (sign === "!! ") script.push(rest);
    else if (sign === ">> " && request === undefined) request = rest;
    else if (sign === "<< " && request !== undefined) {
      exchanges.push({ comment: comment.join(" "), line: index + 1, script, request, response: rest });
      [comment, script, request] = [[], [], undefined];
    } else throw new Error(`${file}:${index + 1} is not a line of a conformance file: ${line}`);
  }
  if (request !== undefined || exchanges.length === 0) throw new Error(`${file} has a request without a response`);
  return { method: basename(dirname(file)), name, exchanges, ...readDirectives(name, directives) };
}

function readDirectives(name: string, directives: ReadonlyMap<string, string>) {
  const node = directives.get("node");
  const nodes: Record<string, readonly NodeKind[]> = {
    devchain: ["devchain"],
    recorded: ["recorded"],
    any: ["devchain", "recorded"],
  };
  const found = nodes[node ?? ""];
  if (!found) throw new Error(`${name} does not say which node it is for: "// node: devchain", "recorded" or "any"`);
  const settings = (directives.get("settings") ?? "").split(" ").filter((setting) => setting !== "");
  return {
    nodes: found,
    network: (directives.get("network") ?? "testnet") as NetworkName,
    estimates: (directives.get("estimates") ?? "specified") as Estimates,
    settings: Object.fromEntries(settings.map((setting) => setting.split("=") as [string, string])),
    isStoreAway: directives.get("store") === "away",
    isWebSocket: directives.get("transport") === "websocket",
    filter: directives.get("create-filter"),
  };
}
