import { bytesToHex } from "@ethereumjs/util";
import { type Hex, toQuantity } from "../rootstock/hex.js";
import type { ChainContent } from "./chain-content.js";
import type { DevchainMethod } from "./devchain-method.js";
import { type BlockParam, requireBlock } from "./find-block.js";
import { createPointAt, type PointParts } from "./state-point.js";

type StateParts = PointParts & Pick<ChainContent, "pool" | "states">;

/** The methods that read the state at a block, any past one too. */
export function createStateMethods(parts: StateParts) {
  const { states, chain, pool } = parts;
  const pointAt = createPointAt(parts);

  return {
    async eth_getBalance([address, block], turn) {
      const { balance } = await states.readAccount(await pointAt(block, turn), address as Hex, turn);
      return toQuantity(balance);
    },

    async eth_getTransactionCount([address, block], turn) {
      const isPending = requireBlock(chain, block as BlockParam) === "pending";
      const at = isPending ? chain.head : await pointAt(block, turn);
      const { nonce } = await states.readAccount(at, address as Hex, turn);
      return toQuantity(isPending ? pool.nextNonce(address as Hex, nonce) : nonce);
    },

    async eth_getCode([address, block], turn) {
      return bytesToHex(await states.readCode(await pointAt(block, turn), address as Hex, turn));
    },

    async eth_getStorageAt([address, slot, block], turn) {
      const at = await pointAt(block, turn);
      return bytesToHex(await states.readStorage(at, address as Hex, BigInt(slot as Hex), turn));
    },

    async rsk_getStorageBytesAt([address, slot, block], turn) {
      const word = await states.readStorage(await pointAt(block, turn), address as Hex, BigInt(slot as Hex), turn);
      return word.some((byte) => byte !== 0) ? bytesToHex(word) : "0x";
    },
  } satisfies Record<string, DevchainMethod>;
}
