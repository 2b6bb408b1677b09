"""Sends calls by an `httpx.Client`."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, TypeVar

import httpx

from .base import AnyClient
from .batch import BaseBatch
from .call import Call, Method, prepare, prepare_raw
from .errors import TransportError
from .exchange import Pause, Post, Response, exchange
from .options import Options

T = TypeVar("T")
Self = TypeVar("Self", bound="SyncClient")
B = TypeVar("B", bound="SyncBatch")


class SyncClient(AnyClient):
    """What a client has besides its methods. It may be used by several threads."""

    def __init__(
        self,
        endpoint: str,
        *,
        timeout: float | None = None,
        retries: int = 3,
        headers: Mapping[str, str] | None = None,
        http: httpx.Client | None = None,
    ) -> None:
        """Raises ValueError when the endpoint is no http:// or https:// URL.

        timeout: the seconds that each attempt may take.
        retries: how often a call is sent again, where that may help.
        http: a client of httpx to use, with proxies or certificates of yours.
        """
        options = Options(self._facts.timeout, retries).changed(timeout, None)
        self._configure(endpoint, options, headers or {})
        self._http = http or httpx.Client()

    def request(self, method: str, params: Sequence[object] = ()) -> Any:
        """Calls a method by its name. Params and result are JSON as it is on the wire."""
        call = prepare_raw(method, params)
        self._send([call])
        return call.result()

    def close(self) -> None:
        """Closes the connections."""
        self._http.close()

    def __enter__(self: Self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _call(self, method: Method[T], *params: object) -> T:
        call = prepare(method, params)
        self._send([call])
        return call.result()

    def _send(self, calls: Sequence[Call[Any]]) -> None:
        steps = exchange(calls, self._facts, self._options.retries)
        outcome: Response | TransportError | None = None
        while True:
            try:
                step = steps.send(outcome)
            except StopIteration:
                return
            outcome = self._do(step)

    def _do(self, step: Post | Pause) -> Response | TransportError | None:
        if isinstance(step, Pause):
            time.sleep(step.seconds)
            return None
        try:
            return self._post(step.body)
        except httpx.HTTPError as error:
            return self._failure_of(error)

    def _post(self, body: bytes) -> Response:
        """The timeout of httpx is for each step of a request, this one for all of it."""
        deadline = time.monotonic() + self._options.timeout
        response = self._http.send(self._request_of(body), stream=True, follow_redirects=False)
        parts = []
        try:
            for part in response.iter_bytes():
                parts.append(part)
                if time.monotonic() > deadline:
                    raise httpx.ReadTimeout("the response took too long")
        finally:
            response.close()
        retry_after = response.headers.get("retry-after")
        return Response(response.status_code, b"".join(parts), retry_after)


class SyncBatch(BaseBatch):
    """Sends its calls when the `with` block ends."""

    def __init__(self, send: Callable[[Sequence[Call[Any]]], None]) -> None:
        super().__init__()
        self._send = send

    def __enter__(self: B) -> B:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if error is None:
            self._send(self._take())
