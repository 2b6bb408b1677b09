import { bodies } from "./bodies.js";
import type { TargetName } from "./targets/target.js";

/** One row of the main table: a load, and what takes part in it. */
export interface Case {
  readonly title: string;
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly targets: readonly TargetName[];
  /** Before the load one call is made: this must be in its answer from the gateway. */
  readonly expect: string;
  /** Where it takes place, if not before an upstream that keeps connections: before one that closes them, or on a spent quota. */
  readonly field?: "closing" | "spent";
  /** Takes the place of the good key. */
  readonly keyText?: string;
}

const everyone: readonly TargetName[] = ["direct", "nginx", "go", "gateway"];
const result = '"result":';

/** The rows, in the order of the table. The first is what rows of the gateway alone are compared with. */
export const cases: readonly Case[] = [
  { title: "forward small", bodies: bodies.smallReads, connections: 64, targets: everyone, expect: result },
  { title: "cached", bodies: bodies.cachedRead, connections: 64, targets: ["gateway"], expect: result },
  {
    title: "identical concurrent reads",
    bodies: bodies.identicalRead,
    connections: 64,
    targets: ["gateway"],
    expect: result,
  },
  { title: "answered by the gateway", bodies: bodies.ownAnswer, connections: 64, targets: ["gateway"], expect: result },
  { title: "batch of 10", bodies: bodies.batchOf10, connections: 16, targets: everyone, expect: result },
  { title: "batch of 100", bodies: bodies.batchOf100, connections: 16, targets: everyone, expect: result },
  { title: "1 MB result", bodies: bodies.result1Mb, connections: 4, targets: everyone, expect: result },
  { title: "10 MB result", bodies: bodies.result10Mb, connections: 1, targets: everyone, expect: result },
  {
    title: "refusal: unknown key",
    bodies: bodies.smallReads,
    connections: 64,
    targets: ["gateway"],
    expect: "-32021",
    keyText: "rg_test_unknown",
  },
  {
    title: "refusal: spent quota",
    bodies: bodies.smallReads,
    connections: 64,
    targets: ["gateway"],
    expect: "-32029",
    field: "spent",
  },
  { title: "refusal: bad params", bodies: bodies.badParams, connections: 64, targets: ["gateway"], expect: "-32602" },
  { title: "dApp mix", bodies: bodies.dappMix, connections: 64, targets: everyone, expect: result },
  {
    title: "dApp mix, node closes connections",
    bodies: bodies.dappMix,
    connections: 64,
    targets: everyone,
    expect: result,
    field: "closing",
  },
];
