import type { RawJson } from "../../json/raw-json.js";
import type { CallSignal } from "../../turns/call-signal.js";
import type { LogBounds } from "../handler.js";
import type { BlockRange } from "./block-range.js";

/** The chain that logs are read from. */
export interface LogChain {
  /** The hash of the block at a height; undefined where there is none. */
  readonly hashAt: (height: number) => Promise<string | undefined>;
  /** The newest block's height. */
  readonly head: number;
  readonly signal: CallSignal;
}

/** Where logs are read from. */
export interface LogSource extends LogBounds, LogChain {
  /** Reads one range; rejects with LimitExceeded when it is more than the node takes at once. */
  readonly read: (range: BlockRange, signal: CallSignal) => Promise<RawJson>;
  /** The parts of a range in which there may be logs, about `most` of them; the whole of it where nothing is known. */
  readonly narrow: (range: BlockRange, most: number) => readonly BlockRange[] | Promise<readonly BlockRange[]>;
  /** The time as the signal's end has it. */
  readonly now: () => number;
  /** Counts bytes as held for the response. Throws RateLimited when they don't fit. */
  readonly hold: (bytes: number) => void;
}
