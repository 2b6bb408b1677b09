import type { Faults } from "./faults.js";
import { createRandom } from "./random.js";
import { runScenario } from "./run-seed.js";
import type { BranchPlan, FaultPlan, Scenario } from "./scenario.js";

/** What goes wrong with one node of three, or two. */
interface FaultRow {
  readonly name: string;
  readonly nodes: readonly number[];
  readonly fault: Partial<Faults> | BranchPlan;
  /** Whether nothing proves the results, so that some reach callers until the node is outvoted. */
  readonly isUnproven?: boolean;
  /** Whether the nodes report their heads by WebSocket. */
  readonly hasWebSockets?: boolean;
  /** Where it comes and goes: for how long each time, and how often. */
  readonly lasts?: { readonly forMs: number; readonly everyMs: number };
}

/** What callers saw of a fault, over all runs. Times are in milliseconds. */
export interface FaultOutcome {
  readonly name: string;
  readonly isUnproven: boolean;
  readonly nodes: number;
  readonly calls: number;
  readonly wrong: number;
  readonly errors: number;
  /** Of the calls while the fault lasted. */
  readonly p99Ms: number;
  readonly maxMs: number;
  /** The longest until a node at fault was out of service, or known to be on another branch; undefined where each stayed in service. */
  readonly detectedMs: number | undefined;
  /** The longest until all nodes were in service, after the fault was over. */
  readonly backMs: number;
}

const [FROM_MS, TO_MS] = [10_000, 40_000];
const [one, two] = [[0], [0, 1]];

/** Where a fault comes and goes. */
const often = { forMs: 1_500, everyMs: 4_000 };

/** What misleads is of one node, since callers are shown what most nodes have. */
const rows: readonly FaultRow[] = [
  { name: "none", nodes: [], fault: {} },
  { name: "refuses connections", nodes: two, fault: { isDead: true } },
  { name: "restarts every 4 s", nodes: two, fault: { isDead: true }, lasts: often },
  { name: "takes requests and never responds", nodes: two, fault: { isHung: true } },
  { name: "hangs for 1.5 s every 4 s", nodes: two, fault: { isHung: true }, lasts: often },
  { name: "takes 300 ms longer", nodes: two, fault: { slowMs: 300 } },
  { name: "takes 3 s longer", nodes: two, fault: { slowMs: 3_000 } },
  { name: "takes 3 s longer for 1.5 s every 4 s", nodes: two, fault: { slowMs: 3_000 }, lasts: often },
  { name: "breaks every second connection", nodes: two, fault: { resetPart: 0.3 } },
  { name: "breaks all connections", nodes: two, fault: { resetPart: 1 } },
  { name: "responds with an HTML page", nodes: two, fault: { garbagePart: 1 } },
  { name: "responds with an HTML page, 1 of 5", nodes: two, fault: { garbagePart: 0.2 } },
  { name: "responds with internal errors", nodes: two, fault: { internalPart: 1 } },
  { name: "responds with internal errors, 1 of 5", nodes: two, fault: { internalPart: 0.2 } },
  { name: "has too many requests (429)", nodes: two, fault: { isLimited: true } },
  { name: "has too many for 1.5 s every 4 s", nodes: two, fault: { isLimited: true }, lasts: often },
  { name: "leaves out parts of batches", nodes: two, fault: { partialPart: 1 } },
  { name: "leaves out parts of 1 of 3 batches", nodes: two, fault: { partialPart: 0.3 } },
  ...malformedRows(),
  { name: "has results of another type", nodes: one, fault: { otherTypePart: 1 } },
  { name: "has results of another type, 1 of 5", nodes: one, fault: { otherTypePart: 0.2 } },
  { name: "has decimal numbers", nodes: one, fault: { decimalPart: 1 } },
  { name: "has null as state", nodes: one, fault: { nullPart: 1 } },
  { name: "has null as state, 1 of 5", nodes: one, fault: { nullPart: 0.2 } },
  { name: "lacks transactions, receipts and blocks", nodes: one, fault: { omittedPart: 1 } },
  { name: "lacks 1 of 3 of them", nodes: one, fault: { omittedPart: 0.3 } },
  { name: "lacks blocks by their hashes", nodes: one, fault: { unknownBlockPart: 1 } },
  { name: "has blocks with other timestamps", nodes: one, fault: { otherTimePart: 1 } },
  { name: "has other timestamps, 1 of 5", nodes: one, fault: { otherTimePart: 0.2 } },
  { name: "has blocks with other roots", nodes: one, fault: { otherRootPart: 1 } },
  { name: "has other blocks than were asked for", nodes: one, fault: { otherBlockPart: 1 } },
  { name: "has other blocks, 1 of 5", nodes: one, fault: { otherBlockPart: 0.2 } },
  { name: "has transactions and receipts of another branch", nodes: one, fault: { otherBranchPart: 1 } },
  { name: "has 1 of 5 of them of another branch", nodes: one, fault: { otherBranchPart: 0.2 } },
  { name: "has other transactions than were asked for", nodes: one, fault: { otherTransactionPart: 1 } },
  { name: "has other transactions, 1 of 5", nodes: one, fault: { otherTransactionPart: 0.2 } },
  { name: "leaves out the logs of half of the blocks", nodes: one, fault: { lostLogsPart: 1 } },
  { name: "leaves them out, 1 of 3 times", nodes: one, fault: { lostLogsPart: 0.3 } },
  { name: "makes up logs", nodes: one, fault: { madeUpLogsPart: 1 } },
  { name: "makes up logs, 1 of 3 times", nodes: one, fault: { madeUpLogsPart: 0.3 } },
  { name: "leaves out half of the logs of each block", nodes: one, fault: { partialLogsPart: 1 }, isUnproven: true },
  { name: "has balances of the block before", nodes: one, fault: { oldStatePart: 1 }, isUnproven: true },
  { name: "has results of calls of the block before", nodes: one, fault: { oldCallsPart: 1 }, isUnproven: true },
  { name: "exchanges the ids of batches", nodes: one, fault: { mixedPart: 1 } },
  { name: "exchanges the ids of 1 of 3 batches", nodes: one, fault: { mixedPart: 0.3 } },
  { name: "is syncing", nodes: two, fault: { isSyncing: true } },
  { name: "is syncing for 1.5 s every 4 s", nodes: two, fault: { isSyncing: true }, lasts: often },
  { name: "is a block behind", nodes: one, fault: { lagBlocks: 1 } },
  { name: "is 8 blocks behind", nodes: one, fault: { lagBlocks: 8 } },
  { name: "is 64 blocks behind", nodes: one, fault: { lagBlocks: 64 } },
  { name: "is 8 blocks behind for 1.5 s every 4 s", nodes: one, fault: { lagBlocks: 8 }, lasts: often },
  { name: "takes in no new blocks", nodes: one, fault: { isStuck: true } },
  { name: "is 3 blocks behind in every second response", nodes: one, fault: { fallsBack: true } },
  { name: "serves another chain", nodes: one, fault: { isOfOtherChain: true } },
  { name: "serves another chain for 1.5 s every 4 s", nodes: one, fault: { isOfOtherChain: true }, lasts: often },
  { name: "is on a branch of its own, 2 blocks ahead", nodes: one, fault: { depth: 0, lead: 2, blockMs: Infinity } },
  { name: "is on one that gets a block each 0.6 s", nodes: one, fault: { depth: 2, lead: 2, blockMs: 600 } },
  { name: "is on one that is 40 blocks deep", nodes: one, fault: { depth: 40, lead: 2, blockMs: 4_000 } },
  { name: "reports no heads by WebSocket", nodes: one, fault: { reports: "nothing" }, hasWebSockets: true },
  { name: "reports blocks that do not exist", nodes: one, fault: { reports: "other blocks" }, hasWebSockets: true },
  { name: "reports heads of 3 blocks ago", nodes: one, fault: { reports: "old heads" }, hasWebSockets: true },
];

function malformedRows(): readonly FaultRow[] {
  const names = {
    utf8: "is no UTF-8",
    nesting: "has 9,000 levels",
    "long error": "is an error of 100 kB",
    "other ids": "has the ids of other requests",
    "no id": "has no id",
    cut: "ends in the middle",
  } as const;
  return Object.entries(names).flatMap(([kind, name]) => {
    const malformation = kind as keyof typeof names;
    return [
      { name: `responds with what ${name}`, nodes: two, fault: { malformedPart: 1, malformation } },
      { name: `responds with what ${name}, 1 of 5`, nodes: two, fault: { malformedPart: 0.2, malformation } },
    ];
  });
}

/** Runs every fault so many times, each time with other chances. */
export async function measureFaults(runs: number): Promise<readonly FaultOutcome[]> {
  const outcomes: FaultOutcome[] = [];
  for (const row of rows) outcomes.push(await measureFault(row, runs));
  return outcomes;
}

async function measureFault(row: FaultRow, runs: number): Promise<FaultOutcome> {
  const elapsed: number[] = [];
  const detected: number[] = [];
  const sums = { calls: 0, wrong: 0, errors: 0, backMs: 0 };
  for (let seed = 1; seed <= runs; seed++) {
    const detectedAt = new Map<string, number>();
    const report = await runScenario(scenarioOf(row), createRandom(seed), {
      onCall({ askedMs, elapsedMs }) {
        if (askedMs >= FROM_MS && askedMs < TO_MS) elapsed.push(elapsedMs);
      },
      onNode(name, state, atMs) {
        const isOf = row.nodes.some((index) => name === `node${index}`);
        if (isOf && state !== "in" && atMs >= FROM_MS && atMs < TO_MS && !detectedAt.has(name))
          detectedAt.set(name, atMs);
      },
    });
    for (const atMs of detectedAt.values()) detected.push(atMs - FROM_MS);
    sums.calls += report.calls;
    sums.errors += report.findings.filter(({ fault }) => fault === "error").length;
    sums.wrong += report.findings.filter(({ fault }) => fault === "wrong" || fault === "backward").length;
    sums.backMs = Math.max(sums.backMs, report.returnMs);
  }
  elapsed.sort((less, more) => less - more);
  return {
    name: row.name,
    isUnproven: row.isUnproven ?? false,
    nodes: row.nodes.length,
    ...sums,
    p99Ms: elapsed[Math.floor(elapsed.length * 0.99)] ?? 0,
    maxMs: elapsed.at(-1) ?? 0,
    detectedMs: detected.length > 0 ? Math.max(...detected) : undefined,
  };
}

function scenarioOf({
  nodes,
  fault,
  hasWebSockets = false,
  isUnproven = false,
  lasts = { forMs: TO_MS - FROM_MS, everyMs: TO_MS - FROM_MS },
}: FaultRow): Scenario {
  const faults: FaultPlan[] = [];
  for (let fromMs = FROM_MS; nodes.length > 0 && fromMs < TO_MS; fromMs += lasts.everyMs)
    faults.push({ nodes, fromMs, toMs: Math.min(TO_MS, fromMs + lasts.forMs), fault });
  return {
    kind: nodes.length > 1 ? "one right" : "majority right",
    nodes: [0, 1, 2].map(() => ({ weight: 1, travelMs: 5, tellsHeads: hasWebSockets })),
    isBatching: true,
    isHedging: true,
    cacheBytes: 0,
    faults,
    lengthMs: TO_MS,
    blockMs: 5_000,
    reorganisedPart: 0,
    // Samples find what nothing proves: the sooner, the more calls there are.
    callMs: isUnproven ? 15 : 50,
  };
}

/** The outcomes as a table for docs/faults.md. */
export function describeFaults(outcomes: readonly FaultOutcome[]): string {
  const header = ["Fault", "Nodes", "Calls", "Wrong", "Errors", "p99", "Longest", "Detected after", "Back after"];
  const lines = outcomes.map(({ name, nodes, calls, wrong, errors, ...times }) => [
    name,
    `${nodes} of 3`,
    calls.toLocaleString("en"),
    wrong,
    errors,
    milliseconds(times.p99Ms),
    milliseconds(times.maxMs),
    times.detectedMs === undefined ? "–" : seconds(times.detectedMs),
    nodes === 0 ? "–" : seconds(times.backMs),
  ]);
  return [header, header.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function milliseconds(ms: number): string {
  return `${Math.round(ms).toLocaleString("en")} ms`;
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}
