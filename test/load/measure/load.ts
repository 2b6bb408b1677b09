/** What to send, where to, and for how long. */
export interface Load {
  readonly url: string;
  /** Take the place of the URL's path, any of them for each request. */
  readonly paths?: readonly string[];
  /** Sent in turn, over and over. If the first has the marker, it is the only one, with a new number each time. */
  readonly bodies: readonly string[];
  readonly connections: number;
  readonly durationMs: number;
}

export interface LoadResult {
  readonly requestCount: number;
  readonly requestsPerSecond: number;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly p999Us: number;
  /** Requests without a response: connection and time-out errors. */
  readonly lostCount: number;
}

/** Puts a load on a URL and measures. */
export type RunLoad = (load: Load) => Promise<LoadResult>;

/** In a body: the place of 40 hexadecimal digits that no other request has. */
export const uniqueMarker = "<40 digits that no other request has,,,>";

/** A number of this second that no second before has had, nor the next `perSecond` numbers. */
export function firstUnique(nowMs: number): number {
  return Math.floor(nowMs / 1_000) * 1_000_000;
}

/** A body with a number in the marker's place. */
export function fillMarker(body: string, unique: number): string {
  return body.replace(uniqueMarker, unique.toString(16).padStart(uniqueMarker.length, "0"));
}
