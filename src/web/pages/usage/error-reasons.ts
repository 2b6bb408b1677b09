import type { ErrorName } from "../../../../generated/errors.js";

/** Why a call gets each error, and what mends it; for people. */
export const errorReasons: Readonly<Record<ErrorName, string>> = {
  ParseError: "The body was not JSON.",
  InvalidRequest: "The body was JSON, but no JSON-RPC request.",
  MethodNotFound: "The service has no such method.",
  InvalidParams: "A param was missing, malformed or out of bounds. The answer's message names it.",
  InternalError: "Something failed on the way to the node, or no node could answer. Try again.",
  CallRejected: "The node refused to run the call.",
  RateLimited: "Too many requests at once. Try again a moment later.",
  DeadlineOrSize: "It took too long, or the answer was too large. Ask for less at a time.",
  TransactionRejected: "The node refused the transaction, for example because of its nonce or balance.",
  ExecutionReverted: "The contract reverted; the answer carries its reason.",
  Unauthorized: "The key is not valid, or revoked.",
  WrongNetwork: "The key belongs to the other network.",
  Forbidden: "The key's restrictions do not allow this call.",
  QuotaExceeded: "The limit was used up. It starts anew at the reset time.",
};
