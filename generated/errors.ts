// Generated from openrpc.json by `npm run generate`. Do not edit.

/** Every error that reaches a caller; `httpStatus` counts where the error is the whole response. */
export const errors = {
  ParseError: { code: -32700, message: "Parse error", httpStatus: 400 },
  InvalidRequest: { code: -32600, message: "Invalid request", httpStatus: 400 },
  MethodNotFound: { code: -32601, message: "Method not found", httpStatus: 200 },
  InvalidParams: { code: -32602, message: "Invalid params", httpStatus: 200 },
  InternalError: { code: -32603, message: "Internal error", httpStatus: 200 },
  CallRejected: { code: -32000, message: "Call rejected", httpStatus: 200 },
  RateLimited: { code: -32005, message: "Too many requests", httpStatus: 429 },
  LimitExceeded: { code: -32011, message: "Deadline or size limit exceeded", httpStatus: 200 },
  TransactionRejected: { code: -32010, message: "Transaction rejected", httpStatus: 200 },
  TransactionPending: { code: 4, message: "transaction not mined yet", httpStatus: 200 },
  ExecutionReverted: { code: 3, message: "execution reverted", httpStatus: 200 },
  Unauthorized: { code: -32021, message: "Unauthorized", httpStatus: 401 },
  WrongNetwork: { code: -32022, message: "Wrong network", httpStatus: 403 },
  Forbidden: { code: -32023, message: "Forbidden", httpStatus: 403 },
  QuotaExceeded: { code: -32029, message: "Quota exceeded", httpStatus: 200 },
} as const;

/** The name of an error in `components.errors`. */
export type ErrorName = keyof typeof errors;
