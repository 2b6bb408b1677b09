import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readPeer } from "./targets/join-peer.js";

/** What the benchmark's command line says. */
export interface BenchOptions {
  /** Half a minute, the gateway alone. */
  readonly isQuick: boolean;
  /** The rows to measure. */
  readonly only: RegExp;
  /** The parts of the second table to measure. */
  readonly facts: RegExp;
  readonly program: string;
  /** Other Node.js programs, each to run a gateway of its own besides. */
  readonly nodes: readonly string[];
  /** Programs that are running already, each as "name=url". */
  readonly peers: readonly string[];
  /** Where the upstream listens, for peers; 0 for any free port. */
  readonly upstreamPort: number;
  /** Where to write the measurements. */
  readonly saveFile: string | undefined;
  /** Where an earlier run was written. */
  readonly compareFile: string | undefined;
  /** Where to put flame graphs, which are then all that is made. */
  readonly flameFolder: string | undefined;
  /** Where to put plots of growth, which are then all that is made. */
  readonly growthFolder: string | undefined;
}

const everything = /(?:)/;
const nothing = /^\b$/;
/** What a smoke test has time for. */
const quickFacts = /10 MB|idle|many users/;

/** Reads the command line. @throws for options that are not known. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: "boolean", default: false },
      only: { type: "string" },
      facts: { type: "string" },
      program: { type: "string", default: "dist/bundle/main.js" },
      node: { type: "string", multiple: true, default: [] },
      peer: { type: "string", multiple: true, default: [] },
      "upstream-port": { type: "string", default: "0" },
      save: { type: "string" },
      compare: { type: "string" },
      flame: { type: "string" },
      growth: { type: "string" },
    },
  });
  const { only, facts } = values;
  const allFacts = values.quick ? quickFacts : everything;
  for (const peer of values.peer) readPeer(peer);
  return {
    isQuick: values.quick,
    // One of them alone leaves the other's table out.
    only: only === undefined ? (facts === undefined ? everything : nothing) : new RegExp(only, "i"),
    facts: facts === undefined ? (only === undefined ? allFacts : nothing) : new RegExp(facts, "i"),
    program: resolve(values.program),
    nodes: values.node,
    peers: values.peer,
    upstreamPort: Number(values["upstream-port"]),
    saveFile: values.save,
    compareFile: values.compare,
    flameFolder: values.flame,
    growthFolder: values.growth,
  };
}
