import { randomBytes } from "node:crypto";
import { bytesToHex } from "@ethereumjs/util";
import { limits } from "../../generated/limits.js";
import { type Hex, toQuantity } from "../rootstock/hex.js";
import { RpcError } from "../rpc/rpc-error.js";
import { maxSeconds } from "./chain-clock.js";
import type { Chain } from "./chain.js";
import { clientVersion } from "./client-version.js";
import type { ControlCommand } from "./control-command.js";
import type { Control } from "./control.js";
import type { DevchainMethod } from "./devchain-method.js";
import type { Fork } from "./fork/open-fork.js";
import type { Turn } from "./shared-thread.js";

interface DevelopmentParts {
  readonly chainId: number;
  readonly chain: Chain;
  readonly fork: Fork | undefined;
  readonly control: Control;
  readonly impersonated: Set<Hex>;
}

/** Development methods that move the chain: its blocks, its clock, its snapshots. */
export function createDevelopmentMethods(parts: DevelopmentParts) {
  const { chainId, chain, fork } = parts;
  const instanceId = bytesToHex(randomBytes(32));
  return {
    ...createSnapshotMethods(parts),
    ...createTimeMethods(parts),

    hardhat_metadata: () => ({
      clientVersion,
      chainId,
      instanceId,
      latestBlockNumber: chain.head.header.number,
      latestBlockHash: chain.head.hash,
      ...(fork && {
        forkedNetwork: { chainId, forkBlockNumber: fork.base.header.number, forkBlockHash: fork.base.hash },
      }),
    }),
  } satisfies Record<string, DevchainMethod>;
}

function createSnapshotMethods({ control, impersonated }: DevelopmentParts) {
  const run = runOf(control);
  return {
    async evm_snapshot(_params, turn) {
      const { snapshots } = await run({ name: "snapshot" }, turn);
      return toQuantity(snapshots.at(-1)?.id ?? 0);
    },

    async evm_revert([id], turn) {
      const snapshot = Number(id);
      const { snapshots } = await run({ name: "state" }, turn);
      if (!snapshots.some((known) => known.id === snapshot)) return false;
      await run({ name: "revert", snapshot }, turn);
      return true;
    },

    async hardhat_reset(_params, turn) {
      await run({ name: "reset" }, turn);
      impersonated.clear();
      return true;
    },
  } satisfies Record<string, DevchainMethod>;
}

function createTimeMethods({ control }: DevelopmentParts) {
  const run = runOf(control);
  return {
    async evm_increaseTime([seconds], turn) {
      const { clockOffsetSeconds } = await run({ name: "time", seconds: within("seconds", seconds, maxSeconds) }, turn);
      return toQuantity(Math.max(clockOffsetSeconds, 0));
    },

    async evm_setNextBlockTimestamp([timestamp], turn) {
      await run({ name: "timestamp", seconds: Number(timestamp) }, turn);
      return true;
    },

    async evm_mine([timestamp], turn) {
      if (timestamp !== undefined) await run({ name: "timestamp", seconds: Number(timestamp) }, turn);
      await run({ name: "mine", count: 1 }, turn);
      return "0x0";
    },

    async hardhat_mine([blocks = 1, interval = 1], turn) {
      const count = within("blocks", blocks, limits.devchainMinedBlocks);
      const intervalSeconds = Math.max(1, within("interval", interval, maxSeconds));
      await run({ name: "mine", count, intervalSeconds }, turn);
      return true;
    },
  } satisfies Record<string, DevchainMethod>;
}

/** Commands take turns of their own. */
function runOf(control: Control) {
  return (command: ControlCommand, turn: Turn) => turn.outside(() => control(command));
}

/** A quantity or a JSON number, up to a bound. @throws InvalidParams above it */
function within(name: string, param: unknown, most: number): number {
  const value = Number(param);
  if (value > most) throw new RpcError("InvalidParams", `${name} must be at most ${most}`, { data: { param: name } });
  return value;
}
