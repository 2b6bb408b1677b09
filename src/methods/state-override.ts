import type { StateOverride } from "../../generated/types.js";
import { RpcError } from "../rpc/rpc-error.js";

/** The state override param of a call; none if it is empty. Throws InvalidParams for an impossible nonce. */
export function overrideParam(override: StateOverride | undefined): readonly [] | readonly [StateOverride] {
  if (override === undefined || Object.keys(override).length === 0) return [];
  for (const [address, { nonce }] of Object.entries(override))
    if (nonce !== undefined && BigInt(nonce) > maxNonce)
      throw new RpcError("InvalidParams", `stateOverride.${address}.nonce must be below 2^63`);
  return [override];
}

/** Nodes fail above it, without saying why. */
const maxNonce = 2n ** 63n - 1n;
