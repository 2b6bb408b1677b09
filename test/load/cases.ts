import { bodies, unknownKey } from "./bodies.js";

/** One row of the tables: a load, and what takes part in it. */
export interface Case {
  readonly title: string;
  readonly bodies: readonly string[];
  readonly connections: number;
  /** What another client sends meanwhile, one request at a time; it is not counted, and CPU is not measured then. */
  readonly beside?: readonly string[];
  /** Whether everything takes part, or only gateways. */
  readonly isForAll: boolean;
  /** Before the load one request is made: this must be in the gateway's response. */
  readonly expect: string;
  /** Where it takes place, if not before an upstream that keeps connections: before one that closes them, or on a spent quota. */
  readonly field?: "closing" | "spent";
  /** Takes the place of the good API key. */
  readonly key?: string;
}

const forAll = { isForAll: true, expect: '"result":' } as const;
const forGateways = { isForAll: false, expect: '"result":' } as const;
const small = { ...forAll, bodies: bodies.smallReads } as const;

/** What is put on nginx before each row, to see how quiet the machine is. */
export const controlCase = { bodies: bodies.smallReads, connections: 64 } as const;

/** The rows, in the order of the tables. */
export const cases: readonly Case[] = [
  { ...small, title: "forward small, c = 1", connections: 1 },
  { ...small, title: "forward small, c = 8", connections: 8 },
  { ...small, title: "forward small, c = 64", connections: 64 },
  { ...small, title: "forward small, c = 256", connections: 256 },
  { ...forAll, title: "forward latest", bodies: bodies.latestReads, connections: 64 },
  { ...forAll, title: "cached block", bodies: bodies.cachedBlock, connections: 64 },
  { ...forGateways, title: "identical concurrent reads", bodies: bodies.identicalRead, connections: 64 },
  { ...forAll, title: "eth_chainId", bodies: bodies.chainId, connections: 64 },
  { ...forAll, title: "batch of 10", bodies: bodies.batchOf10, connections: 16 },
  { ...forAll, title: "batch of 50", bodies: bodies.batchOf50, connections: 16 },
  { ...forAll, title: "100 kB result", bodies: bodies.result100Kb, connections: 8 },
  { ...forAll, title: "1 MB result", bodies: bodies.result1Mb, connections: 4 },
  { ...forAll, title: "10 MB result", bodies: bodies.result10Mb, connections: 1 },
  { ...small, title: "forward small beside 10 MB results", connections: 1, beside: bodies.result10Mb },
  {
    ...forGateways,
    title: "refusal: unknown key",
    bodies: bodies.smallReads,
    connections: 64,
    expect: "-32021",
    key: unknownKey,
  },
  {
    ...forGateways,
    title: "refusal: spent quota",
    bodies: bodies.smallReads,
    connections: 64,
    expect: "-32029",
    field: "spent",
  },
  { ...forGateways, title: "refusal: bad params", bodies: bodies.badParams, connections: 64, expect: "-32602" },
  { ...forAll, title: "dApp mix", bodies: bodies.dappMix, connections: 64 },
  {
    ...forAll,
    title: "dApp mix, node closes connections",
    bodies: bodies.dappMix,
    connections: 64,
    field: "closing",
  },
];
