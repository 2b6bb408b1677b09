"""What clients with and without asyncio share."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TypeVar

import httpx

from .call import Facts
from .endpoint import Endpoint
from .errors import NetworkError, RequestTimeout, TransportError
from .options import Options

Self = TypeVar("Self", bound="AnyClient")


class AnyClient:
    """An endpoint, and how calls are sent there."""

    _facts: Facts
    _endpoint: Endpoint
    _options: Options
    _headers: Mapping[str, str]

    def _configure(self, endpoint: str, options: Options, headers: Mapping[str, str]) -> None:
        self._endpoint = Endpoint(endpoint)
        self._options = options
        self._headers = {**headers, "content-type": "application/json"}

    def with_options(
        self: Self, *, timeout: float | None = None, retries: int | None = None
    ) -> Self:
        """The same client with other options, over the same connections."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._options = self._options.changed(timeout, retries)
        return other

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self._endpoint)!r})"

    def _request_of(self, body: bytes) -> httpx.Request:
        timeout = httpx.Timeout(self._options.timeout).as_dict()
        request = httpx.Request(
            "POST",
            self._endpoint,
            headers=self._headers,
            content=body,
            extensions={"timeout": timeout},
        )
        # It has made a plain URL of it, which its logger would show.
        request.url = self._endpoint
        return request

    def _failure_of(self, error: httpx.HTTPError | asyncio.TimeoutError) -> TransportError:
        """The errors of httpx hold the request, and with it the endpoint URL: they are no cause."""
        if isinstance(error, httpx.TimeoutException | asyncio.TimeoutError):
            return RequestTimeout(f"no response within {self._options.timeout:g} s")
        return NetworkError(f"cannot reach the service: {error or type(error).__name__}")
