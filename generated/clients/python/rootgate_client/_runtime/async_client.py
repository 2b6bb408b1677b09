# Generated from openrpc.json by `npm run generate`. Do not edit.
"""Sends calls by an `httpx.AsyncClient`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, TypeVar, cast
from weakref import WeakSet

import httpx

from .base import AnyClient
from .batch import BaseBatch
from .call import Call, Method, prepare, prepare_raw
from .codec import Codec
from .errors import TransportError
from .exchange import Pause, Post, Response, exchange
from .options import Options
from .socket.session import Topic
from .socket.subscription import Subscription, Target
from .within import within

T = TypeVar("T")
Self = TypeVar("Self", bound="AsyncioClient")
B = TypeVar("B", bound="AsyncioBatch")


class AsyncioClient(AnyClient):
    """What a client has besides its methods, for asyncio."""

    def __init__(
        self,
        endpoint: str,
        *,
        timeout: float | None = None,
        retries: int = 3,
        headers: Mapping[str, str] | None = None,
        http: httpx.AsyncClient | None = None,
    ) -> None:
        """Raises ValueError when the endpoint is no http:// or https:// URL.

        timeout: the seconds that each attempt may take.
        retries: how often a call is sent again, where that may help.
        http: a client of httpx to use, with proxies or certificates of yours.
        """
        options = Options(self._facts.timeout, retries).changed(timeout, None)
        self._configure(endpoint, options, headers or {})
        self._http = http or httpx.AsyncClient()
        self._subscriptions: WeakSet[Subscription[Any]] = WeakSet()

    async def request(self, method: str, params: Sequence[object] = ()) -> Any:
        """Calls a method by its name. Params and result are JSON as it is on the wire."""
        call = prepare_raw(method, params)
        await self._send([call])
        return call.result()

    async def aclose(self) -> None:
        """Ends all subscriptions, and closes the connections."""
        for subscription in list(self._subscriptions):
            await subscription.aclose()
        await self._http.aclose()

    async def __aenter__(self: Self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()

    async def _call(self, method: Method[T], *params: object) -> T:
        call = prepare(method, params)
        await self._send([call])
        return call.result()

    async def _send(self, calls: Sequence[Call[Any]]) -> None:
        steps = exchange(calls, self._facts, self._options.retries)
        outcome: Response | TransportError | None = None
        while True:
            try:
                step = steps.send(outcome)
            except StopIteration:
                return
            outcome = await self._do(step)

    async def _do(self, step: Post | Pause) -> Response | TransportError | None:
        if isinstance(step, Pause):
            await asyncio.sleep(step.seconds)
            return None
        try:
            return await within(self._options.timeout, self._post(step.body))
        except (httpx.HTTPError, asyncio.TimeoutError) as error:
            return self._failure_of(error)

    async def _post(self, body: bytes) -> Response:
        response = await self._http.send(self._request_of(body), follow_redirects=False)
        retry_after = response.headers.get("retry-after")
        return Response(response.status_code, response.content, retry_after)

    def _subscribe(self, method: Method[str], event: Codec[T], *params: object) -> Subscription[T]:
        """The params are what to subscribe to, and a filter."""
        kind, *rest = prepare(method, params).params
        filter = cast("dict[str, object]", rest[0]) if rest else {}
        target = Target(self._endpoint, self._facts, self._headers)
        subscription = Subscription(target, Topic(str(kind), filter, event))
        self._subscriptions.add(subscription)
        return subscription


class AsyncioBatch(BaseBatch):
    """Sends its calls when the `async with` block ends."""

    def __init__(self, send: Callable[[Sequence[Call[Any]]], Awaitable[None]]) -> None:
        super().__init__()
        self._send = send

    async def __aenter__(self: B) -> B:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if error is None:
            await self._send(self._take())
