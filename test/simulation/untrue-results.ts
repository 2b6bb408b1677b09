import type { Member, View } from "./answers.js";
import type { Faults } from "./faults.js";
import type { Random } from "./random.js";

/** A request of a simulated node's batch. */
export interface NodeRequest {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** Changes a result; undefined where it is not one of its kind. */
type Change = (answer: Member, random: Random, view: View) => Member | undefined;

type PartName = { [Name in keyof Faults]: Faults[Name] extends number ? Name : never }[keyof Faults];

interface Untruth {
  readonly part: PartName;
  /** The methods whose results it changes; undefined: all. */
  readonly methods?: readonly string[];
  readonly change: Change;
}

const ofBlocks = ["eth_getBlockByNumber", "eth_getBlockByHash"];
const ofTransactions = ["eth_getTransactionByHash", "eth_getTransactionReceipt"];

/** What a node makes up or leaves out, in the order in which it is tried. */
const untruths: readonly Untruth[] = [
  { part: "omittedPart", methods: [...ofTransactions, "eth_getBlockByHash"], change: () => '"result":null' },
  { part: "unknownBlockPart", methods: ["eth_getBlockByHash"], change: () => '"result":null' },
  { part: "otherTypePart", change: (_, random) => random.pick(['"result":{}', '"result":true', '"result":5']) },
  {
    part: "decimalPart",
    methods: ["eth_getBalance", "eth_call", "eth_blockNumber"],
    change: replaceBy(/"0x(\w+)"/, (hex) => `"${Number(hex)}"`),
  },
  {
    part: "nullPart",
    methods: ["eth_getBalance", "eth_call", "eth_getTransactionCount"],
    change: () => '"result":null',
  },
  { part: "oldStatePart", methods: ["eth_getBalance"], change: replaceBy(/"(0x\w+)"/, ofBlockBefore) },
  { part: "oldCallsPart", methods: ["eth_call"], change: replaceBy(/"(0x\w+)"/, ofBlockBefore) },
  { part: "otherTimePart", methods: ofBlocks, change: replaceBy(/"timestamp":"(\w+)"/, () => '"timestamp":"0x1"') },
  {
    part: "otherRootPart",
    methods: ofBlocks,
    change: replaceBy(/"receiptsRoot":"(\w+)"/, () => `"receiptsRoot":"0x${"0".repeat(64)}"`),
  },
  {
    part: "otherBlockPart",
    methods: ofBlocks,
    change: replaceBy(/"number":"(0x\w+)"/, (height) => `"number":${ofBlockBefore(height)}`),
  },
  {
    part: "otherBranchPart",
    methods: ofTransactions,
    change: replaceBy(/"blockHash":"(\w+)"/, () => `"blockHash":"0x${"b".repeat(64)}"`),
  },
  {
    part: "otherTransactionPart",
    methods: ofTransactions,
    change: replaceBy(/(?<="transactionHash":|\{"hash":)"(\w+)"/, () => `"0x${"c".repeat(64)}"`),
  },
  { part: "lostLogsPart", methods: ["eth_getLogs"], change: (answer, random) => filterLogs(answer, byBlock(random)) },
  {
    part: "partialLogsPart",
    methods: ["eth_getLogs"],
    change: (answer) => filterLogs(answer, ({ logIndex }) => logIndex === "0x0"),
  },
  {
    part: "madeUpLogsPart",
    methods: ["eth_getLogs"],
    change: replaceBy(/"blockHash":"(\w+)"/, () => `"blockHash":"0x${"b".repeat(64)}"`),
  },
];

/** The answer as a node with these faults gives it; a draw for each fault that there is. */
export function untrue(answer: Member, { method }: NodeRequest, { faults, random, view }: UntrueParts): Member {
  for (const { part, methods, change } of untruths) {
    if (faults[part] === 0 || !(methods?.includes(method) ?? true) || !random.chance(faults[part])) continue;
    return change(answer, random, view) ?? answer;
  }
  return answer;
}

export interface UntrueParts {
  readonly faults: Faults;
  readonly random: Random;
  readonly view: View;
}

function replaceBy(pattern: RegExp, change: (value: string) => string): Change {
  return (answer) => answer.replace(pattern, (_, value: string) => change(value));
}

/** State read at a block is that block's index. */
function ofBlockBefore(index: string): string {
  return `"0x${Math.max(0, Number(index) - 1).toString(16)}"`;
}

interface SimulatedLog {
  readonly blockNumber: string;
  readonly logIndex: string;
}

/** Takes the logs of a block, or not, each with a chance of a half. */
function byBlock(random: Random): (log: SimulatedLog) => boolean {
  const taken = new Map<string, boolean>();
  return ({ blockNumber }) => {
    if (!taken.has(blockNumber)) taken.set(blockNumber, random.chance(0.5));
    return taken.get(blockNumber) as boolean;
  };
}

function filterLogs(answer: Member, isTaken: (log: SimulatedLog) => boolean): Member {
  const { result } = JSON.parse(`{${answer}}`) as { readonly result?: readonly SimulatedLog[] };
  return result ? `"result":${JSON.stringify(result.filter(isTaken))}` : answer;
}
