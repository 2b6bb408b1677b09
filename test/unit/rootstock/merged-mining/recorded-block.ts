import { readFileSync } from "node:fs";
import type { BlockJson } from "../../../../src/rootstock/merged-mining/block-json.js";

export interface RecordedBlock extends BlockJson {
  readonly size: string;
  readonly transactions: readonly Readonly<Record<string, string>>[];
}

/** A block that a Rootstock node served, from `test/fixtures/blocks`. */
export function recordedBlock(name: string): RecordedBlock {
  return JSON.parse(readFileSync(`test/fixtures/blocks/${name}.json`, "utf8"));
}
