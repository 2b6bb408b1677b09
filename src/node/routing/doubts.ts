import type { RawJson } from "../../rpc/raw-json.js";
import type { ProvenBlooms } from "../heads/proven-blooms.js";
import type { NodeCall } from "../upstream/node-call.js";
import type { BlockRequirement } from "./block-requirement.js";
import { completeLogs } from "./complete-logs.js";
import { EmptyResults, type EmptyResultsParts, isNothing } from "./empty-results.js";
import { LogsCheck } from "./logs-check.js";
import type { PooledUpstream } from "./pooled-upstream.js";
import type { DoubtfulRead } from "./second-opinion.js";
import { StateSamples, type StateSamplesParts } from "./state-samples.js";

export interface DoubtsParts extends Omit<EmptyResultsParts, "logsCheck">, StateSamplesParts {
  /** Undefined where blocks can't be proven. */
  readonly blooms?: ProvenBlooms | undefined;
}

/** Results that are confirmed with other nodes: empty ones, logs that may be incomplete, and a sample of state reads. */
export class Doubts {
  readonly logsCheck: LogsCheck | undefined;
  readonly emptyResults: EmptyResults;
  readonly #samples: StateSamples;

  constructor(private readonly parts: DoubtsParts) {
    const { chain, blooms } = parts;
    this.logsCheck = blooms && new LogsCheck({ ...parts, chain, blooms });
    this.emptyResults = new EmptyResults({ ...parts, logsCheck: this.logsCheck });
    this.#samples = new StateSamples(parts);
  }

  /** Whether to ask other nodes. */
  isDoubtful({ method }: NodeCall, need: BlockRequirement, { result, responder }: NodeResult): boolean {
    if (need.kind === "hash") return isNothing(result, need);
    if (method === "eth_getLogs") return this.logsCheck !== undefined;
    return this.#samples.isDue(method, responder);
  }

  /** The result, or a better one of another node. State reads are compared in the background. */
  async settle(read: DoubtfulRead, need: BlockRequirement, result: RawJson): Promise<RawJson> {
    if (need.kind === "hash") return (await this.emptyResults.findElsewhere(read)) ?? result;
    if (read.call.method !== "eth_getLogs") void this.#samples.compare(read, result);
    else if (this.logsCheck) return completeLogs(read, result, { ...this.parts, check: this.logsCheck });
    return result;
  }
}

/** A result and the node that returned it, if known. */
interface NodeResult {
  readonly result: RawJson;
  readonly responder: PooledUpstream | undefined;
}
