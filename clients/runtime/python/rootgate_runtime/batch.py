"""Calls that are sent together."""

from __future__ import annotations

from typing import Any, TypeVar

from .call import Call, Method, prepare

T = TypeVar("T")


class BaseBatch:
    """Collects calls. Each has its own outcome: one error does not hide the other results."""

    def __init__(self) -> None:
        self._calls: list[Call[Any]] = []

    def _add(self, method: Method[T], *params: object) -> Call[T]:
        call = prepare(method, params)
        self._calls.append(call)
        return call

    def _take(self) -> list[Call[Any]]:
        calls, self._calls = self._calls, []
        return calls
