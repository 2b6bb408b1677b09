import type { NetworkName } from "../config/network-table.js";
import type { FromWorker, ToWorker } from "../devchain/worker-messages.js";
import type { PlaceAsk, PlaceGrant, QuotaName, RateAsk, RateReply } from "../limits/other-workers.js";
import type { QuotaFigure } from "../limits/share-figures.js";
import type { SharedProbe } from "../pool/heads/shared-probes.js";
import type { MetricsData } from "../telemetry/metrics.js";

/** A transaction that was sent through a worker process, for the subscribers of the others. */
export interface Sent {
  readonly kind: "sent";
  readonly network: NetworkName;
  readonly hash: string;
}

/** What a worker process's probe found of a node. */
export interface Probed {
  readonly kind: "probed";
  readonly network: NetworkName;
  readonly probe: SharedProbe;
}

/** What a worker process knows of quotas. */
export interface Figures {
  readonly kind: "figures";
  readonly quota: QuotaName;
  readonly figures: readonly QuotaFigure[];
  /** The worker's process ID. */
  readonly by: number;
}

/** What one worker process tells all others. */
export type WorkerMessage = Sent | Probed | Figures;

/** From a worker process to the primary one. */
export type ToPrimary =
  | WorkerMessage
  | { readonly kind: "rate"; readonly ask: RateAsk }
  | { readonly kind: "places"; readonly ask: PlaceAsk }
  /** It takes messages from now on: Node drops what was sent to it before. */
  | { readonly kind: "linked" }
  /** It listens. */
  | { readonly kind: "ready" }
  | { readonly kind: "open devchain"; readonly network: NetworkName }
  | { readonly kind: "devchain"; readonly network: NetworkName; readonly message: ToWorker }
  /** Asks for the metrics of all workers, as text. */
  | { readonly kind: "read metrics"; readonly id: number }
  /** Its own, asked for by `id`, or the last ones before it ends: 0. */
  | { readonly kind: "metrics"; readonly id: number; readonly metrics: MetricsData };

/** From the primary process to a worker. */
export type FromPrimary =
  | WorkerMessage
  | { readonly kind: "devchain"; readonly network: NetworkName; readonly message: FromWorker }
  | { readonly kind: "rate"; readonly reply: RateReply }
  | { readonly kind: "places"; readonly grant: PlaceGrant }
  | { readonly kind: "report metrics"; readonly id: number }
  | { readonly kind: "all metrics"; readonly id: number; readonly text: string }
  | { readonly kind: "stop" };
