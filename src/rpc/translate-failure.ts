import { RpcError } from "./rpc-error.js";

/** The request that failed. */
export interface FailedRequest {
  readonly requestId: string;
  /** Where one is known. */
  readonly method?: string | undefined;
}

/** Reports a failure of the service, not of its caller, and returns the request ID that the caller gets. */
export type ReportFailure = (error: unknown, request: FailedRequest) => string;

/**
 * The error for the caller: errors of the document unchanged; any other becomes InternalError with the request ID under which the log
 * has the cause.
 */
export function translateFailure(error: unknown, report: (error: unknown) => string): RpcError {
  if (error instanceof RpcError && (error.errorName !== "InternalError" || isReported(error))) return error;
  const requestId = report(error);
  const known = error instanceof RpcError ? error : undefined;
  return new RpcError("InternalError", known?.message, { data: { reason: readReason(known?.data), requestId } });
}

/** Whether the log has this failure already, under the id that the caller sees: one line for all that an outage costs. */
function isReported({ data }: RpcError): boolean {
  return typeof data === "object" && data !== null && "requestId" in data;
}

function readReason(data: unknown): string {
  return typeof data === "object" && data !== null && "reason" in data ? String(data.reason) : "internal";
}
