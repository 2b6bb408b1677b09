/** What to send, where to, and for how long. */
export interface Load {
  readonly url: string;
  /** Take the place of the URL's path, any of them for each request. */
  readonly paths?: readonly string[];
  /** Sent in turn, over and over. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly durationMs: number;
}

export interface LoadResult {
  readonly requestCount: number;
  readonly requestsPerSecond: number;
  readonly p50Us: number;
  readonly p99Us: number;
  /** Requests without an answer: connection and time-out errors. */
  readonly lostCount: number;
}

/** Puts a load on a URL and measures. */
export type RunLoad = (load: Load) => Promise<LoadResult>;
