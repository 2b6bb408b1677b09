import type { Network } from "../config/networks.js";
import type { NodeUrl } from "../config/node-urls.js";
import type { NodeEvents } from "../node/node-events.js";
import { FailureReport } from "../pool/verification/failure-report.js";
import { createHeaderKnowledge } from "../pool/verification/header-knowledge.js";
import { withVerification } from "../pool/verification/with-verification.js";
import type { Log } from "../telemetry/log.js";
import type { ResultProblem } from "../upstream/find-result-problem.js";
import { createUpstream, type Upstream, type UpstreamOptions } from "../upstream/upstream.js";

export interface UpstreamsOptions {
  readonly network: Network;
  readonly nodeUrls: readonly NodeUrl[];
  readonly upstream: Pick<UpstreamOptions, "maxResponseBytes" | "timeoutMs" | "isBatching">;
  /** Fraction of each node's results to verify, 0 to 1. */
  readonly verificationRatio: number;
}

export interface UpstreamsParts {
  readonly log: Log;
  readonly events: NodeEvents;
  /** Called when a result of the node at this place among the URLs was wrong. */
  readonly onWrongResult: (index: number, problem: string) => void;
}

/** The real nodes of a network. Wrong results are counted and logged. */
export function openUpstreams(options: UpstreamsOptions, { log, events, onWrongResult }: UpstreamsParts): Upstream[] {
  const { network, nodeUrls, upstream, verificationRatio: ratio } = options;
  const headers = createHeaderKnowledge(network.chain.forks);
  const report = new FailureReport({ log, events });
  const common = {
    onBatchFallback: (name: string) => events.onBatchFallback?.(name),
    onSilence: (name: string) =>
      log.warn(
        { upstream: name },
        "a node's WebSocket shows no sign of life: its calls go elsewhere, and it is opened again",
      ),
    onPendingFlood: (name: string) =>
      log.warn(
        { upstream: name },
        "a node tells of too many pending transactions: it is not listened to for a minute at a time",
      ),
  };
  return nodeUrls.map((nodeUrl, index) => {
    const onVerificationFailure = (problem: string): void => onWrongResult(index, problem);
    const onRefused = (name: string, failure: ResultProblem): void => {
      report.fail(name, failure);
      onVerificationFailure(failure.problem);
    };
    const bare = createUpstream({ ...upstream, ...nodeUrl, network }, { ...common, onWrongResult: onRefused });
    const checks = { ratio, chainId: network.chainId };
    return withVerification(bare, checks, { log, events, headers, onVerificationFailure, random: Math.random });
  });
}
