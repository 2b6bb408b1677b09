import { keccakInSteps } from "../rootstock/keccak-in-steps.js";
import { laneOf } from "../turns/call-signal.js";
import { longWork } from "../turns/long-work.js";
import type { Handler } from "./handler.js";

/** Keccak-256 (not the standardised SHA3-256), computed here: a node would refuse `0x`. */
export const web3_sha3: Handler<"web3_sha3"> = ([data], { signal }) =>
  longWork.run(laneOf(signal), "hash", keccakInSteps(Buffer.from(data.slice(2), "hex")));
