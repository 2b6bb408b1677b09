// Generated from openrpc.json by `npm run generate`. Do not edit.

import type { ErrorName } from "./errors.js";

/** The document's `x-error-descriptions`: when each error comes and what to do, in Markdown. */
export const errorMeanings: Readonly<Record<ErrorName, string>> = {
  ParseError: "The body is not JSON in UTF-8. Its `id` is `null`.",
  InvalidRequest: "The body is JSON but no JSON-RPC 2.0 request; it is too large, nested too deep or holds too many values; or a batch is empty or too long.",
  MethodNotFound: "There is no such method here, even if the node behind has one.",
  InvalidParams: "A param is missing, too many or wrong; the message says which, and what would be right. `data.param` names it. Also: a block that is not found, and an `eth_getLogs` search past its limit, with a range that works in `data`.",
  InternalError: "Something on our side failed, and a retry may mend it. `data.reason` is `internal`, `node_unavailable` or `store_unavailable`; quote `data.requestId` when you report it.",
  CallRejected: "The node refused to run the call, for another reason than a revert; or it no longer keeps the state of the block. The message carries its words.",
  RateLimited: "Too many requests at once. Wait for `data.retryAfterMs` milliseconds, then try again.",
  LimitExceeded: "The call took longer, or the answer grew larger, than allowed. Ask for less; `eth_getLogs` says which range works.",
  TransactionRejected: "The node refused the transaction. The message carries its words, such as `transaction nonce too low`.",
  ExecutionReverted: "The contract reverted the call. `data` holds the revert bytes, for your library to decode.",
  Unauthorized: "The API key is missing, malformed, unknown, revoked or expired. The message does not say which; it says where to create a key.",
  WrongNetwork: "The key belongs to the other network. The message names its address.",
  Forbidden: "The key's own allow-list of origins, methods or contracts does not admit this request.",
  QuotaExceeded: "The day's (or month's) requests are used up. `data` holds `reason`, `limit`, `used` and `resetAt`; until then every request gets this.",
};
