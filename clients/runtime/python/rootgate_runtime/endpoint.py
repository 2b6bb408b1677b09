"""An endpoint URL, which ends in an API key."""

from __future__ import annotations

import httpx


class Endpoint(httpx.URL):
    """A URL that does not show its path: it holds the API key, and URLs get into logs."""

    def __init__(self, url: str) -> None:
        parsed: httpx.URL | None
        try:
            parsed = httpx.URL(url)
        except (httpx.InvalidURL, TypeError):
            parsed = None
        # Outside of the block above, or the traceback would show the URL.
        if parsed is None or parsed.scheme not in ("http", "https") or not parsed.host:
            raise ValueError("the endpoint must be an http:// or https:// URL")
        super().__init__(parsed)

    @property
    def socket_url(self) -> str:
        """The same for WebSocket, with the key."""
        scheme = "wss" if self.scheme == "https" else "ws"
        return super().__str__().replace(self.scheme, scheme, 1)

    def __str__(self) -> str:
        port = "" if self.port is None else f":{self.port}"
        return f"{self.scheme}://{self.host}{port}/…"

    def __repr__(self) -> str:
        return f"Endpoint({str(self)!r})"
