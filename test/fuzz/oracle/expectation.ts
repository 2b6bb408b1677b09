/** Who sends: a user whose calls are served, one whose quota is used up, or nobody known. */
export type Sender = "served" | "refused" | "unknown";

/** What one response object may be. */
export interface ExpectedResponse {
  /** The id as JSON text, as the request had it. */
  readonly id: string;
  /** The error codes that it may have. */
  readonly codes: ReadonlySet<number>;
  /** What a result must be; undefined where there must be none. */
  readonly result: ResultCheck | undefined;
  readonly method?: string;
}

export type ResultCheck = (result: unknown) => boolean;

/** What an HTTP response to a body must be. */
export interface ExpectedAnswer {
  readonly statuses: ReadonlySet<number>;
  /** No body at all, one response object, or an array of them. */
  readonly shape: "none" | "single" | "batch";
  readonly responses: readonly ExpectedResponse[];
  /** Just as good. */
  readonly or?: ExpectedAnswer;
}

export const codes = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  rateLimited: -32_005,
  limitExceeded: -32_011,
  internalError: -32_603,
  executionReverted: 3,
  quotaExceeded: -32_029,
  unauthorized: -32_021,
} as const;

/** One error object, by default with `id: null`, in the place of all that a body might have asked for. */
export function refusal(statuses: readonly number[], allowed: readonly number[], id = "null"): ExpectedAnswer {
  const response = { id, codes: new Set(allowed), result: undefined };
  return { statuses: new Set(statuses), shape: "single", responses: [response] };
}
