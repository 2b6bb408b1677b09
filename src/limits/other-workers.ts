import type { FigureExchange } from "./share-figures.js";

export type QuotaName = "day" | "month" | "key";

/** A way to the primary process and back. */
export interface PrimaryChannel<Sent, Received> {
  send(message: Sent): void;
  onReceive(listener: (message: Received) => void): void;
}

/** Asks for requests of a user or an API key in this second. */
export interface RateAsk {
  readonly id: string;
  readonly perSecond: number;
  readonly count: number;
}

/** How many of the requests are allowed, and when the next one may be. */
export interface RateReply {
  readonly id: string;
  readonly granted: number;
  readonly retryAfterMs: number;
}

/** Asks for places among a user's running calls, and returns unused ones. */
export interface PlaceAsk {
  readonly userId: string;
  readonly asked: number;
  readonly given: number;
}

/** Grants places, also none: the rest comes when it is free. */
export interface PlaceGrant {
  readonly userId: string;
  readonly granted: number;
  /** Whether another worker waits for places. */
  readonly isWanted: boolean;
}

/** The other workers of this machine, with which this one shares limits. */
export interface OtherWorkers {
  /** Number of workers, this one included. */
  readonly count: number;
  /** Exchanges what is left of quotas. */
  quotaFigures(name: QuotaName): FigureExchange;
  readonly rates: PrimaryChannel<RateAsk, RateReply>;
  readonly places: PrimaryChannel<PlaceAsk, PlaceGrant>;
}

/** Timeout for the primary process; after it, a worker continues with its part of a limit. */
export const patienceMs = 100;

/** The places that each worker has without asking: a quarter of them in all. */
export function ownPlacesOf(maxRunning: number, workers: number): number {
  return Math.floor(maxRunning / (4 * workers));
}
