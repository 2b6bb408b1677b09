import type { RawJson } from "../../json/raw-json.js";
import type { Head } from "../../node/head-feed.js";
import type { NodeCall, UpstreamCall } from "../../node/node-call.js";
import type { Timers } from "../../node/timers.js";
import type { WakeUp } from "../../node/wake-up.js";
import type { CallSignal } from "../../turns/call-signal.js";
import type { CanonicalChain } from "../model/canonical-chain.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";
import type { BlockRequirement } from "./block-requirement.js";
import type { Doubts } from "./doubts.js";

export interface QueryParts {
  readonly chain: CanonicalChain;
  readonly changes: WakeUp;
  readonly timers: Timers;
  readonly run: (upstream: PooledUpstream, call: UpstreamCall, signal: CallSignal) => Promise<RawJson>;
  /** Requests a node's head now; resolves to whether it responded. */
  readonly probe: (upstream: PooledUpstream) => Promise<boolean>;
  readonly doubts: Doubts;
}

/** A call, what it needs, when it was made, and the head that callers knew of when this node was asked. */
export interface NodeRead {
  readonly call: NodeCall;
  readonly need: BlockRequirement;
  readonly head: Head | undefined;
  readonly sinceMs: number;
  /** Whether no other node may prove that its chain has the block. */
  readonly isProofOptional: boolean;
  /** Whether even what a hash names counts only from a chain with the head. */
  readonly isHeadNeeded?: boolean;
}

/** After this time most other nodes have a block, too: the longest wait for one. */
export const followMs = 800;
