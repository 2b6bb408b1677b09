# Generated from openrpc.json by `npm run generate`. Do not edit.
"""A typed JSON-RPC client for rootgate."""

from . import errors, types
from ._async_client import AsyncClient
from ._batch import AsyncBatch, Batch
from ._client import Client
from ._runtime.call import Call
from ._runtime.socket.subscription import Subscription
from .errors import RootgateError, RpcError, TransportError

__all__ = [
    "AsyncBatch",
    "AsyncClient",
    "Batch",
    "Call",
    "Client",
    "RootgateError",
    "RpcError",
    "Subscription",
    "TransportError",
    "errors",
    "types",
]
