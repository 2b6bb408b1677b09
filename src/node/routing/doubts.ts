import { isNull, type RawJson } from "../../rpc/raw-json.js";
import type { ProvenBlooms } from "../heads/proven-blooms.js";
import type { BlockRequirement } from "./block-requirement.js";
import { completeLogs } from "./complete-logs.js";
import { EmptyResults, type EmptyResultsParts, isNothing } from "./empty-results.js";
import { LogsCheck } from "./logs-check.js";
import type { DoubtfulRead } from "./second-opinion.js";

export interface DoubtsParts extends Omit<EmptyResultsParts, "logsCheck"> {
  /** Undefined where blocks can't be proven. */
  readonly blooms?: ProvenBlooms | undefined;
}

/** What one node's word does not suffice for: that there is nothing, and logs that leave blocks out which may have some. */
export class Doubts {
  readonly logsCheck: LogsCheck | undefined;
  readonly emptyResults: EmptyResults;

  constructor(private readonly parts: DoubtsParts) {
    const { chain, blooms } = parts;
    this.logsCheck = blooms && new LogsCheck({ ...parts, chain, blooms });
    this.emptyResults = new EmptyResults({ ...parts, logsCheck: this.logsCheck });
  }

  /** Whether other nodes may know more. */
  isDoubtful(read: Pick<DoubtfulRead, "call">, need: BlockRequirement, result: RawJson): boolean {
    if (need.kind === "hash") return isNothing(result, need);
    return read.call.method === "eth_getLogs" && this.logsCheck !== undefined && !isNull(result);
  }

  /** The result, or what other nodes have instead. */
  async settle(read: DoubtfulRead, need: BlockRequirement, result: RawJson): Promise<RawJson> {
    if (need.kind === "hash") return (await this.emptyResults.findElsewhere(read)) ?? result;
    return this.logsCheck && read.call.method === "eth_getLogs"
      ? completeLogs(read, result, { ...this.parts, check: this.logsCheck })
      : result;
  }
}
