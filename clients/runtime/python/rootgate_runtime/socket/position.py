"""How far the events of a subscription have come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

Event: TypeAlias = Mapping[str, Any]


class Position:
    """Where a subscription resumes. `point` is None: at no block yet."""

    def __init__(self, point: object) -> None:
        self.point = point

    def on_event(self, event: Event) -> None:
        """Takes note of an event."""

    def on_head(self, header: Event) -> None:
        """Takes note of a new block, which comes after all events of the blocks below it."""


class HeadPosition(Position):
    """Of new blocks: the last one."""

    def on_event(self, event: Event) -> None:
        self.point = event["hash"]


class LogPosition(Position):
    """Of logs: the first that is still to come of the last block that had one.

    Without one: the block below the newest.
    """

    def on_event(self, event: Event) -> None:
        following = int(event["logIndex"], 16) + (0 if event["removed"] else 1)
        self.point = {"blockHash": event["blockHash"], "logIndex": hex(following)}

    def on_head(self, header: Event) -> None:
        if not self._is_among_logs_of(header["hash"]):
            self.point = header["parentHash"]

    def _is_among_logs_of(self, block_hash: str) -> bool:
        """After both subscriptions resumed, the header of a block may come after its first log."""
        return isinstance(self.point, dict) and self.point.get("blockHash") == block_hash
