// Generated from openrpc.json by `npm run generate`. Do not edit.

import type { ErrorName } from "./errors.js";

/** The document's `x-error-descriptions`: when each error comes and what to do, in Markdown. */
export const errorMeanings: Readonly<Record<ErrorName, string>> = {
  ParseError: "The body is not valid JSON in UTF-8. The response's `id` is `null`.",
  InvalidRequest: "The body is JSON, but not a valid JSON-RPC 2.0 request; it is too large, nested too deep or has too many values; or a batch is empty or too long.",
  MethodNotFound: "This method isn't available on this service: it doesn't exist, or its part is switched off.",
  InvalidParams: "A param is missing, unexpected or invalid. The message says which and how to fix it, and `data.param` names it. Also for a block that is not found, and for an `eth_getLogs` request beyond its limits; `data` then has a range that works.",
  InternalError: "The service failed, and a retry may succeed. `data.reason` is `internal`, `node_unavailable` or `store_unavailable`. Include `data.requestId` when you report it.",
  CallRejected: "The node refused to run the call for a reason other than a revert, or it no longer has the block's state; the message is the node's. Also for a filter that does not exist: `filter not found`.",
  RateLimited: "Too many requests at once. Wait for `data.retryAfterMs` milliseconds, then try again.",
  LimitExceeded: "The call took too long, or its result is too large. Request less; for `eth_getLogs`, the error suggests a range that works.",
  TransactionRejected: "The node refused the transaction. The message is the node's, such as `transaction nonce too low`.",
  TransactionPending: "The transaction was sent, but no block had it when the time was up (EIP-7966). `data` is its hash: poll `eth_getTransactionReceipt`.",
  ExecutionReverted: "The contract reverted the call. `data` has the revert bytes, which your library can decode.",
  Unauthorized: "The API key is missing, malformed, unknown, revoked or expired. The message does not say which of these, but where to create a key.",
  WrongNetwork: "The API key belongs to the other network. The message has that network's base URL.",
  Forbidden: "The API key's allow-list of origins, methods or contracts does not allow this request.",
  QuotaExceeded: "The daily (or monthly) quota is used up, or the API key's own daily limit. `data` has `reason`, `limit`, `used` and `resetAt`; until then every request fails with this error.",
};
