import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Chain, chains, parseChain } from "../src/config/chains.js";
import type { BlockJson } from "../src/rootstock/merged-mining/block-json.js";
import { rulesAt } from "../src/rootstock/merged-mining/header-rules.js";
import { provenMembers } from "../src/rootstock/merged-mining/prove-header.js";
import { verifyBlock } from "../src/rootstock/merged-mining/verify.js";

// Verifies the proof of work of every block in the JSON files below a folder, one line a block:
//
//   npx tsc -p scripts && node dist/scripts/verify-published-blocks.js <folder>
//
// `chainsByPath` says which chain's blocks a file holds. Fails when the folder is missing, holds no whole block, or holds one that
// is not what it says.

type JsonObject = Readonly<Record<string, unknown>>;
type Outcome = "verified" | "incomplete" | "REJECTED";

const needed = [
  "hash",
  ...provenMembers,
  "uncles",
  "bitcoinMergedMiningHeader",
  "bitcoinMergedMiningCoinbaseTransaction",
  "bitcoinMergedMiningMerkleProof",
];
const chainsByPath: readonly (readonly [RegExp, Chain])[] = [
  [
    /headers_by_version/,
    parseChain("id=33&name=two+upgrades&rskip92=0&rskip110=0&umm=1&rskip180=0&rskip351=5&rskip535=9"),
  ],
  [/regtest|extended|other-states/, chains.regtest],
  [/main/, chains.mainnet],
];
const quantities = ["number", "difficulty", "gasLimit", "gasUsed", "timestamp", "minimumGasPrice", "paidFees"];

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: verify-published-blocks <folder>");
const tally: Record<Outcome, number> = { verified: 0, incomplete: 0, REJECTED: 0 };
const seen = new Set<string>();
for (const path of jsonFilesIn(folder)) {
  for (const block of blocksIn(JSON.parse(readFileSync(join(folder, path), "utf8")))) report(path, block);
}
console.log(
  Object.entries(tally)
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(", "),
);
if (tally.verified === 0 || tally.REJECTED > 0) process.exitCode = 1;

function report(path: string, block: JsonObject): void {
  const chain = chainOf(path);
  const name = `${chain.name} ${Number(block["number"])} ${String(block["hash"])}`;
  const missing = [...needed, ...quantities].filter((member) => typeof block[member] === "undefined");
  const key = JSON.stringify([chain.name, { ...block, transactions: [] }]);
  if (seen.has(key)) return;
  seen.add(key);
  const [outcome, remark] =
    missing.length > 0 ? (["incomplete", `no ${missing.join(", ")}`] as const) : judge(chain, block);
  tally[outcome] += 1;
  console.log(`${outcome} ${name} (${path}) ${remark}`.trimEnd());
}

function judge({ forks }: Chain, block: JsonObject): readonly [Outcome, string] {
  const verdict = verifyBlock(asServed(block), rulesAt(forks ?? { certainTo: -1 }, Number(block["number"])));
  return verdict.ok ? ["verified", ""] : ["REJECTED", `${verdict.check}: ${verdict.problem}`];
}

/** Block explorers turn quantities into JSON numbers. */
function asServed(block: JsonObject): BlockJson {
  const served = JSON.stringify(block, (member, value: unknown) =>
    quantities.includes(member) && typeof value === "number" ? `0x${value.toString(16)}` : value,
  );
  const parsed: BlockJson = JSON.parse(served);
  return parsed;
}

/** The mined blocks anywhere in a JSON value: one that is pending has no number. */
function blocksIn(value: unknown): JsonObject[] {
  if (!isObject(value)) return [];
  const inside = Object.values(value).flatMap(blocksIn);
  const isBlock = "hashForMergedMining" in value && value["number"] !== null;
  return isBlock ? [value, ...inside] : inside;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null;
}

function jsonFilesIn(root: string): string[] {
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" });
  return paths.filter((path) => path.endsWith(".json")).toSorted();
}

function chainOf(path: string): Chain {
  return chainsByPath.find(([pattern]) => pattern.test(path))?.[1] ?? chains.testnet;
}
