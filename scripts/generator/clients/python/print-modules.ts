import type { ClientModel } from "../model/client-model.js";
import { layOut } from "./layout.js";
import { printFunctions, printSubscriptions } from "./print-clients.js";
import { rootError } from "./print-errors.js";

const imports = (names: string) => `from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, overload

from . import _codecs, _methods, types
${names}`;

/** _batch.py: batches, with a function for each method. */
export function printBatches(model: ClientModel): string {
  const functions = printFunctions(model, { define: "def", send: "self._add", returns: (result) => `Call[${result}]` });
  return `"""Calls that are sent together."""

${imports(`from ._runtime.async_client import AsyncioBatch
from ._runtime.batch import BaseBatch
from ._runtime.call import Call
from ._runtime.sync_client import SyncBatch
`)}

class BatchMethods(BaseBatch):
    """Adds calls to a batch. Each has its result once the batch was sent."""
${functions}

class Batch(SyncBatch, BatchMethods):
    """Sends its calls when the \`with\` block ends."""


class AsyncBatch(AsyncioBatch, BatchMethods):
    """Sends its calls when the \`async with\` block ends."""
`;
}

/** _client.py: the client without asyncio. */
export function printClient(model: ClientModel): string {
  const functions = printFunctions(model, { define: "def", send: "self._call", returns: (result) => result });
  return `"""A client for programs without asyncio."""

${imports(`from ._batch import Batch
from ._facts import facts
from ._runtime.sync_client import SyncClient
`)}

class Client(SyncClient):
    """A client of one endpoint: a URL that ends in an API key. Its functions raise a ${rootError(model.title)}."""

    _facts = facts

    def batch(self) -> Batch:
        """Collects calls in a \`with\` block, and sends them in as few requests as the service allows."""
        return Batch(self._send)
${functions}`;
}

/** _async_client.py: the client with asyncio, and its subscriptions. */
export function printAsyncClient(model: ClientModel): string {
  const functions = printFunctions(model, {
    define: "async def",
    send: "await self._call",
    returns: (result) => result,
  });
  return `"""A client for asyncio."""

${imports(`from ._batch import AsyncBatch
from ._facts import facts
from ._runtime import codec, scalar
from ._runtime.async_client import AsyncioClient
from ._runtime.socket.subscription import Subscription
`)}

class AsyncClient(AsyncioClient):
    """A client of one endpoint: a URL that ends in an API key. Its functions raise a ${rootError(model.title)}."""

    _facts = facts

    def batch(self) -> AsyncBatch:
        """Collects calls in an \`async with\` block, and sends them in as few requests as the service allows."""
        return AsyncBatch(self._send)
${printSubscriptions(model)}${functions}`;
}

/** __init__.py: everything that programs use. */
export function printIndex(model: ClientModel): string {
  const root = rootError(model.title);
  const errors = ["RpcError", "TransportError", root].toSorted();
  const names = [
    "AsyncBatch",
    "AsyncClient",
    "Batch",
    "Call",
    "Client",
    "Subscription",
    "errors",
    "types",
    ...errors,
  ].toSorted();
  return `"""A typed JSON-RPC client for ${model.title}."""

from . import errors, types
from ._async_client import AsyncClient
from ._batch import AsyncBatch, Batch
from ._client import Client
from ._runtime.call import Call
from ._runtime.socket.subscription import Subscription
from .errors import ${errors.join(", ")}

${layOut({ open: "__all__ = [", items: names.map((name) => JSON.stringify(name)), close: "]" })}
`;
}
