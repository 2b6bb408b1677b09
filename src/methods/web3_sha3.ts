import { keccak_256 } from "@noble/hashes/sha3.js";
import type { Handler } from "./handler.js";

/** Keccak-256 (not the standardised SHA3-256), computed here: a node would refuse `0x`. */
export const web3_sha3: Handler<"web3_sha3"> = ([data]) => {
  const hash = keccak_256(Buffer.from(data.slice(2), "hex"));
  return `0x${Buffer.from(hash).toString("hex")}`;
};
