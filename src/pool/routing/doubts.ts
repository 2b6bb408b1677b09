import type { MethodName } from "../../../generated/methods.js";
import { cancelStream, JsonStream, type RawJson } from "../../json/raw-json.js";
import { BehindError } from "../../node/behind-error.js";
import type { Peeked } from "../../node/block-of-result.js";
import type { NodeCall } from "../../node/node-call.js";
import { nodeUnavailable } from "../../node/node-unavailable.js";
import type { CallSignal } from "../../turns/call-signal.js";
import type { ProvenHeaders } from "../heads/proven-headers.js";
import type { PooledUpstream } from "../model/pooled-upstream.js";
import { BlockCheck, isBlockMethod } from "./block-check.js";
import type { BlockRequirement } from "./block-requirement.js";
import { completeLogs } from "./complete-logs.js";
import { EmptyResults, type EmptyResultsParts, isNothing } from "./empty-results.js";
import { LogsCheck } from "./logs-check.js";
import { MissingMembers } from "./missing-members.js";
import { ResultSamples, type ResultSamplesParts } from "./result-samples.js";
import type { DoubtfulRead } from "./second-opinion.js";

export interface DoubtsParts extends Omit<EmptyResultsParts, "logsCheck">, ResultSamplesParts {
  /** Undefined where blocks can't be proven. */
  readonly headers?: ProvenHeaders | undefined;
}

/** Results that are confirmed with other nodes: empty ones, logs that may be incomplete, and a sample of all others. */
export class Doubts {
  readonly #parts: DoubtsParts;
  readonly logsCheck: LogsCheck | undefined;
  readonly emptyResults: EmptyResults;
  readonly #blockCheck: BlockCheck | undefined;
  readonly #members: MissingMembers;
  readonly #samples: ResultSamples;

  constructor(parts: DoubtsParts) {
    this.#parts = parts;
    const { chain, headers } = parts;
    this.logsCheck = headers && new LogsCheck({ ...parts, chain, headers });
    this.#blockCheck = headers && new BlockCheck({ ...parts, headers });
    this.#members = new MissingMembers(parts);
    this.emptyResults = new EmptyResults({ ...parts, logsCheck: this.logsCheck });
    this.#samples = new ResultSamples(parts);
  }

  /** Whether headers say anything about results of this method. */
  mayDisprove(method: MethodName): boolean {
    return this.#parts.headers !== undefined && (method === "eth_getLogs" || isBlockMethod(method));
  }

  /** Throws "node_unavailable" for a result that contradicts the proven header of its block. */
  async refuseDisproved(call: NodeCall, { start, result }: Peeked, { upstream, signal }: Asked): Promise<void> {
    const isLogs = call.method === "eth_getLogs";
    const problem = await (isLogs
      ? this.logsCheck?.findImpossible(call, result, signal)
      : this.#blockCheck?.findAltered(call, { start, result }, signal));
    if (problem === undefined) return;
    if (result instanceof JsonStream) await cancelStream(result);
    this.#parts.events.onVerification?.(upstream.name, isLogs ? "logs" : "block");
    throw nodeUnavailable(new Error(problem));
  }

  /** Whether to ask other nodes. */
  isDoubtful(call: NodeCall, need: BlockRequirement, { result, responder }: NodeResult): boolean {
    if (need.kind === "hash" && isNothing(result, need)) return true;
    if (this.#mayLackLogs(call.method, need) || this.#members.isLacking(call, result)) return true;
    return (this.#blockCheck?.isUnproven(call, result) ?? false) || this.#samples.isDue(call.method, responder);
  }

  /**
   * The result, or a better one of another node. Samples are compared in the background. Throws BehindError to have the read repeated,
   * after a change of the head for which other nodes could not tell.
   */
  async settle(read: DoubtfulRead, need: BlockRequirement, result: RawJson): Promise<RawJson> {
    const { call, responder } = read;
    if (need.kind === "hash" && isNothing(result, need)) return (await this.emptyResults.findElsewhere(read)) ?? result;
    const better = await this.#findBetter(read, need, result);
    if (better === undefined && (await read.isHeadLeft())) throw new BehindError();
    if (better !== undefined && better !== result) return better;
    if (!this.#mayLackLogs(call.method, need) || this.#samples.isDue(call.method, responder))
      void this.#samples.compare(read, result);
    return result;
  }

  /** The result if nothing speaks against it, a better one, or undefined if no other node can tell. */
  async #findBetter(read: DoubtfulRead, need: BlockRequirement, result: RawJson): Promise<RawJson | undefined> {
    const { call } = read;
    if (this.#members.isLacking(call, result)) return this.#members.findWhole(read, result);
    if (this.#blockCheck?.isUnproven(call, result)) return this.#blockCheck.findProven(read, result);
    if (this.logsCheck && this.#mayLackLogs(call.method, need))
      return completeLogs(read, result, { ...this.#parts, check: this.logsCheck });
    return result;
  }

  /** Whether it is a range of logs, which headers may show to be incomplete. */
  #mayLackLogs(method: MethodName, { kind }: BlockRequirement): boolean {
    return this.logsCheck !== undefined && method === "eth_getLogs" && kind !== "hash";
  }
}

/** The node that returned a result, and the call's signal. */
export interface Asked {
  readonly upstream: PooledUpstream;
  readonly signal: CallSignal;
}

/** A result and the node that returned it, if known. */
interface NodeResult {
  readonly result: RawJson;
  readonly responder: PooledUpstream | undefined;
}
