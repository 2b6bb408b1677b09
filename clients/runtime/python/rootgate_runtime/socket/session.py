"""A subscription on one connection."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..codec import Codec
from .link import Link
from .position import HeadPosition, LogPosition, Position

T = TypeVar("T")


@dataclass(frozen=True)
class Topic(Generic[T]):
    """What to subscribe to."""

    kind: str
    filter: Mapping[str, object]
    """As it is on the wire."""
    event: Codec[T]


def position_of(kind: str, point: object) -> Position | None:
    """None: its events cannot be resumed."""
    kinds: dict[str, Callable[[object], Position]] = {"newHeads": HeadPosition, "logs": LogPosition}
    return kinds[kind](point) if kind in kinds else None


class Session:
    """A subscription on one connection."""

    def __init__(
        self, link: Link, kind: str, rest: Mapping[str, object], position: Position | None
    ) -> None:
        self.link = link
        self._kind = kind
        self._rest = rest
        self._position = position
        self._id: object = None
        self._heads_id: object = None

    async def begin(self) -> None:
        """Begins it, or resumes it after the block where it was."""
        position = self._position
        if position and position.point is None:
            # From the newest block on nothing is lost.
            block = await self._request("eth_getBlockByNumber", "latest", False)
            position.point = block["hash"]
        if self._kind == "logs":
            # New blocks tell how far it is when no logs come.
            self._heads_id = await self._request("eth_subscribe", "newHeads")
        start = {"fromBlock": position.point} if position else {}
        filter = {**self._rest, **start}
        params = [self._kind, filter] if filter else [self._kind]
        self._id = await self._request("eth_subscribe", *params)

    async def next_event(self) -> Any:
        """The next event, as it is on the wire."""
        while True:
            event = await self.link.next_event()
            subscription, result = event.get("subscription"), event.get("result")
            if subscription == self._heads_id and self._position and isinstance(result, dict):
                self._position.on_head(result)
            if subscription == self._id:
                if self._position and isinstance(result, dict):
                    self._position.on_event(result)
                return result

    async def _request(self, method: str, *params: object) -> Any:
        # New blocks that come before the subscription has begun say nothing about it.
        return await self.link.request(method, params, lambda _: None)
