"""One WebSocket connection of a subscription."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from ..call import Facts, read_error
from ..endpoint import Endpoint
from ..errors import MalformedResponse, NetworkError, RootgateError
from ..within import within

_REQUEST_TIMEOUT = 60.0
_MAX_MESSAGE_BYTES = 64 * 2**20

# Of no use to others, and the one of websockets writes the request, with the API key in it.
_silent = logging.Logger("silent", logging.CRITICAL + 1)


class Disconnected(NetworkError):
    """The connection broke, or could not be made. `close_code` is None before the handshake."""

    def __init__(self, close_code: int | None = None) -> None:
        super().__init__("the WebSocket connection is closed")
        self.close_code = close_code


class Link:
    """Requests and events over one connection."""

    def __init__(self, connection: ClientConnection, facts: Facts) -> None:
        self._connection = connection
        self._facts = facts
        self._last_id = 0

    async def request(
        self, method: str, params: Sequence[object], on_event: Callable[[Mapping[str, Any]], None]
    ) -> Any:
        """Returns the result. Events that come before it go to `on_event`."""
        self._last_id += 1
        request = {"jsonrpc": "2.0", "id": self._last_id, "method": method, "params": params}
        try:
            message = await within(_REQUEST_TIMEOUT, self._exchange(request, on_event))
        except asyncio.TimeoutError:
            raise Disconnected from None
        if "error" in message:
            raise read_error(message["error"], self._facts)
        return message["result"]

    async def next_event(self) -> Mapping[str, Any]:
        """The params of the next notification: `subscription` and `result`."""
        while True:
            message = await self._receive()
            if "params" in message:
                return _members(message["params"])

    async def close(self) -> None:
        """Ends it in good form."""
        await self._connection.close()

    def abort(self) -> None:
        """Ends it at once, from any thread: objects may be collected in another one."""
        loop = self._connection.loop
        if not loop.is_closed():
            loop.call_soon_threadsafe(self._connection.transport.abort)

    async def _exchange(
        self, request: Mapping[str, object], on_event: Callable[[Mapping[str, Any]], None]
    ) -> Mapping[str, Any]:
        try:
            await self._connection.send(json.dumps(request))
        except ConnectionClosed:
            raise self._disconnected() from None
        while True:
            message = await self._receive()
            if message.get("id") == request["id"]:
                return message
            if "params" in message:
                on_event(_members(message["params"]))

    async def _receive(self) -> Mapping[str, Any]:
        try:
            return _members(json.loads(await self._connection.recv()))
        except ConnectionClosed:
            raise self._disconnected() from None
        except ValueError:
            raise MalformedResponse("a message is not JSON") from None

    def _disconnected(self) -> Disconnected:
        return Disconnected(self._connection.close_code)


def _members(value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise MalformedResponse("a message is not JSON-RPC")
    return value


async def open_link(endpoint: Endpoint, facts: Facts, headers: Mapping[str, str]) -> Link:
    """Raises Disconnected, or the error that the service returned in place of the handshake."""
    failure: RootgateError
    try:
        connection = await connect(
            endpoint.socket_url,
            additional_headers=headers,
            compression=None,
            logger=_silent,
            max_size=_MAX_MESSAGE_BYTES,
        )
        return Link(connection, facts)
    except InvalidStatus as error:
        failure = _refusal_of(error.response.body, facts)
    except (OSError, WebSocketException, asyncio.TimeoutError):
        failure = Disconnected()
    # Outside of the blocks above, or the traceback would lead to the URL.
    raise failure


def _refusal_of(body: bytes | bytearray | None, facts: Facts) -> RootgateError:
    try:
        error = json.loads(body or b"null")["error"]
    except (ValueError, TypeError, KeyError):
        return Disconnected()
    return read_error(error, facts) if isinstance(error, dict) else Disconnected()
