import { z } from "zod";
import { limits } from "../../generated/limits.js";
import type { Hex } from "../rootstock/hex.js";
import { maxSeconds } from "./chain-clock.js";

/** What somebody who runs a devchain can make it do, by the command line, the dashboard or the development methods. */
export type ControlCommand =
  | { readonly name: "state" }
  /** Makes blocks now; `intervalSeconds` is the time from one to the next on the chain. */
  | { readonly name: "mine"; readonly count: number; readonly intervalSeconds?: number }
  /** Moves the chain's clock forward. */
  | { readonly name: "time"; readonly seconds: number }
  /** Sets the timestamp of the next block, in seconds. The clock continues from it. */
  | { readonly name: "timestamp"; readonly seconds: number }
  /** Sends coins from the last funded account, in a block of its own. `amount` is in wei. */
  | { readonly name: "fund"; readonly address: Hex; readonly amount: Hex }
  /** Replaces the newest blocks by others, as a reorganisation does. */
  | { readonly name: "reorg"; readonly depth: number }
  | { readonly name: "snapshot" }
  /** Goes back to a snapshot; without one to the genesis. What waits is forgotten. */
  | { readonly name: "reset"; readonly snapshot?: number | undefined }
  /** Goes back to a snapshot, which is used up then. */
  | { readonly name: "revert"; readonly snapshot: number };

/** A chain as its controls see it. */
export interface ChainState {
  readonly chainId: number;
  readonly height: number;
  /** The head's time stamp, in seconds. */
  readonly timestamp: number;
  /** How far the chain's clock is ahead of the machine's. */
  readonly clockOffsetSeconds: number;
  /** Oldest first. */
  readonly snapshots: readonly Snapshot[];
  /** Of `fund`. */
  readonly transactionHash?: Hex;
}

export interface Snapshot {
  readonly id: number;
  readonly height: number;
  /** When it was taken, by the machine's clock, in seconds. */
  readonly takenAt: number;
}

export const addressSchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/, "Must be an address: 0x and 40 hex digits")
  .transform((text) => text.toLowerCase() as Hex);

/** In wei, at most 21 million coins. */
export const amountSchema = z
  .string()
  .regex(/^0x[0-9a-f]{1,22}$/, "Must be a hex amount in wei")
  .transform((text) => text as Hex);

const whole = (least: number, most: number) => z.number().int().min(least).max(most);

/** Commands as they come in from the command line and the dashboard. */
export const controlCommandSchema = z.discriminatedUnion("name", [
  z.strictObject({ name: z.literal("state") }),
  z.strictObject({ name: z.literal("mine"), count: whole(1, limits.devchainMinedBlocks) }),
  z.strictObject({ name: z.literal("time"), seconds: whole(1, maxSeconds) }),
  z.strictObject({ name: z.literal("fund"), address: addressSchema, amount: amountSchema }),
  z.strictObject({ name: z.literal("reorg"), depth: whole(1, 1_000) }),
  z.strictObject({ name: z.literal("snapshot") }),
  z.strictObject({ name: z.literal("reset"), snapshot: whole(1, Number.MAX_SAFE_INTEGER).optional() }),
]) satisfies z.ZodType<ControlCommand>;
