import { textOf } from "../../json/json-bytes.js";
import type { RawJson } from "../../json/raw-json.js";
import type { NodeCall } from "../../node/node-call.js";
import type { NodeEvents } from "../../node/node-events.js";
import type { Log } from "../../telemetry/log.js";
import type { Upstream } from "../../upstream/upstream.js";
import { createCheckQueue } from "./check-queue.js";
import { FailureReport } from "./failure-report.js";
import type { HeaderKnowledge } from "./header-knowledge.js";
import type { CallResult, Finding, VerificationFailure } from "./verification-failure.js";
import { type VerificationParts, verifyResult } from "./verify-result.js";

export interface VerificationOptions {
  /** Which part of its results to check, 0 to 1. */
  readonly ratio: number;
  readonly chainId: number;
}

export interface VerificationDependencies {
  /** Shared by the checks of all nodes of a chain. */
  readonly headers: HeaderKnowledge;
  readonly log: Pick<Log, "warn">;
  readonly random: () => number;
  readonly events?: NodeEvents;
  readonly now?: () => number;
  /** Called when the node was caught, to have it taken out. */
  readonly onVerificationFailure?: (reason: string) => void;
}

/** Results that may wait for their check; past them, results go unchecked. */
const queueLength = 32;

/** Longest wait for a block that a check needs. */
const readTimeoutMs = 5_000;

/**
 * Verifies a sample of a node's results in the background: hashes, work, signatures, bloom filters, and the schema. Callers do not wait,
 * and their results stay unchanged. Streamed results are not verified.
 */
export function withVerification(
  upstream: Upstream,
  { ratio, chainId }: VerificationOptions,
  parts: VerificationDependencies,
): Upstream {
  if (ratio === 0) return upstream;
  const { random, headers, events = {} } = parts;
  const queue = createCheckQueue(queueLength);
  const closing = new AbortController();
  const readBlock = (hash: string): Promise<unknown> => {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(readTimeoutMs)]);
    return upstream.query("eth_getBlockByHash", [hash, false], signal);
  };
  const examination: VerificationParts = { node: upstream.name, chainId, headers, blooms: new Map(), readBlock };
  const report = createReport(upstream.name, parts);

  async function check(bytes: Uint8Array, call: Omit<CallResult, "result">): Promise<void> {
    try {
      const result: unknown = JSON.parse(textOf(bytes));
      report.verdict(await verifyResult({ ...call, result }, examination), call.method);
    } catch (error) {
      // The node was gone meanwhile, or the check is at fault: nothing to hold against the node.
      if (!closing.signal.aborted) report.giveUp(error, call.method);
    }
  }

  function sample(result: RawJson, call: NodeCall): RawJson {
    const isSample = result instanceof Uint8Array && !closing.signal.aborted && random() < ratio;
    if (isSample && !queue.add(() => check(result, call))) events.onVerification?.(upstream.name, "dropped");
    return result;
  }

  return {
    ...upstream,
    call: async (method, params, signal) => sample(await upstream.call(method, params, signal), { method, params }),
    callOn: async (block, call, signal) => sample(await upstream.callOn(block, call, signal), call),
    async close() {
      closing.abort(new Error("the node is closed"));
      queue.clear();
      await upstream.close();
    },
  };
}

/** Reports verdicts, with a limited rate of log lines for each kind. */
function createReport(upstream: string, parts: VerificationDependencies) {
  const { headers, events = {}, onVerificationFailure } = parts;
  const report = new FailureReport(parts);

  function reportFailure(failure: VerificationFailure, method: string): void {
    report.fail(upstream, failure, method);
    onVerificationFailure?.(failure.problem);
  }

  return {
    verdict(finding: Finding | undefined, method: string): void {
      if (finding && finding.kind !== "not checked") return reportFailure(finding, method);
      events.onVerification?.(upstream, finding?.kind ?? "true");
      if (!finding) return;
      const { block, kind, problem } = finding;
      const message = "a block was not checked: it fits no header rules that this version knows";
      report.warn({ upstream, kind }, { method, height: block.height, problem }, message);
      headers.reportOnceCovered(upstream, block, () => reportFailure({ kind: "block", problem }, method));
    },
    giveUp(err: unknown, method: string): void {
      const kind = "given up";
      events.onVerification?.(upstream, kind);
      report.warn({ upstream, kind }, { method, err }, "a result could not be checked");
    },
  };
}
