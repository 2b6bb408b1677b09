import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Abi } from "viem";

const file = join(__dirname, "../fixtures/contracts/kitchen.json");

/** The contract that every client deploys and uses. */
export const kitchen = JSON.parse(readFileSync(file, "utf8")) as {
  readonly abi: Abi;
  readonly bytecode: `0x${string}`;
};
