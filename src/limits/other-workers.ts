import type { FigureExchange } from "./share-figures.js";

export type QuotaName = "day" | "month" | "key";

/** The other workers of this machine, with which this one shares limits. */
export interface OtherWorkers {
  /** Exchanges what is left of quotas. */
  quotaFigures(name: QuotaName): FigureExchange;
}
