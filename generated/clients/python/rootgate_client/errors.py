# Generated from openrpc.json by `npm run generate`. Do not edit.
"""Everything that a call can raise."""

from __future__ import annotations

from . import types
from ._runtime.errors import (
    HttpError,
    KeyRevoked,
    MalformedResponse,
    NetworkError,
    RequestTimeout,
    RootgateError,
    RpcError,
    TransportError,
    UnknownError,
)

__all__ = [
    "CallRejected",
    "ExecutionReverted",
    "Forbidden",
    "HttpError",
    "InternalError",
    "InvalidParams",
    "InvalidRequest",
    "KeyRevoked",
    "LimitExceeded",
    "MalformedResponse",
    "MethodNotFound",
    "NetworkError",
    "ParseError",
    "QuotaExceeded",
    "RateLimited",
    "RequestTimeout",
    "RootgateError",
    "RpcError",
    "TransactionPending",
    "TransactionRejected",
    "TransportError",
    "Unauthorized",
    "UnknownError",
    "WrongNetwork",
]


class ParseError(RpcError):
    """The body is not valid JSON in UTF-8. The response's `id` is `null`."""

    code: int = -32700
    data: None


class InvalidRequest(RpcError):
    """The body is JSON, but not a valid JSON-RPC 2.0 request; it is too large, nested too deep
    or has too many values; or a batch is empty or too long.
    """

    code: int = -32600
    data: None


class MethodNotFound(RpcError):
    """This method isn't available on this service: it doesn't exist, or its part is switched
    off.
    """

    code: int = -32601
    data: None


class InvalidParams(RpcError):
    """A param is missing, unexpected or invalid. The message says which and how to fix it, and
    `data.param` names it. Also for a block that is not found, and for an `eth_getLogs`
    request beyond its limits; `data` then has a range that works.
    """

    code: int = -32602
    data: types.InvalidParamsData | None


class InternalError(RpcError):
    """The service failed, and a retry may succeed. `data.reason` is `internal`,
    `node_unavailable` or `store_unavailable`. Include `data.requestId` when you report it.
    """

    code: int = -32603
    data: types.InternalErrorData | None


class CallRejected(RpcError):
    """The node refused to run the call for a reason other than a revert, or it no longer has the
    block's state; the message is the node's. Also for a filter that does not exist: `filter
    not found`.
    """

    code: int = -32000
    data: None


class RateLimited(RpcError):
    """Too many requests at once. Wait for `data.retryAfterMs` milliseconds, then try again."""

    code: int = -32005
    data: types.RateLimitedData | None


class LimitExceeded(RpcError):
    """The call took too long, or its result is too large. Request less; for `eth_getLogs`, the
    error suggests a range that works.
    """

    code: int = -32011
    data: types.LimitExceededData | None


class TransactionRejected(RpcError):
    """The node refused the transaction. The message is the node's, such as `transaction nonce
    too low`.
    """

    code: int = -32010
    data: None


class TransactionPending(RpcError):
    """The transaction was sent, but no block had it when the time was up (EIP-7966). `data` is
    its hash: poll `eth_getTransactionReceipt`.
    """

    code: int = 4
    data: str


class ExecutionReverted(RpcError):
    """The contract reverted the call. `data` has the revert bytes, which your library can
    decode.
    """

    code: int = 3
    data: str


class Unauthorized(RpcError):
    """The API key is missing, malformed, unknown, revoked or expired. The message does not say
    which of these, but where to create a key.
    """

    code: int = -32021
    data: None


class WrongNetwork(RpcError):
    """The API key belongs to the other network. The message has that network's base URL."""

    code: int = -32022
    data: types.WrongNetworkData


class Forbidden(RpcError):
    """The API key's allow-list of origins, methods or contracts does not allow this request."""

    code: int = -32023
    data: None


class QuotaExceeded(RpcError):
    """The daily (or monthly) quota is used up, or the API key's own daily limit. `data` has
    `reason`, `limit`, `used` and `resetAt`; until then every request fails with this error.
    """

    code: int = -32029
    data: types.QuotaExceededData | None
