/** logs.py: logs of ranges of any size, for a service that has Ethereum's methods. */
export const logsModule = `"""Logs of ranges of any size, read as the service suggests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace

from ._async_client import AsyncClient
from ._client import Client
from .errors import InvalidParams, LimitExceeded
from .types import BlockNumberOrTag, Log, LogFilter


def iter_logs(client: Client, filter: LogFilter) -> Iterator[Log]:
    """The logs of a range of blocks, in their order, up to the head at the beginning.

    Reads as many ranges as the service's limits ask for, each as a request: where one is too large,
    the one that the service suggests. A reorganisation meanwhile may show in logs of recent blocks.
    Raises the service's error where it suggests no smaller range.
    """
    if filter.block_hash is not None:
        yield from client.eth_get_logs(filter)
        return
    ranges = _Ranges(filter, client.eth_block_number())
    while part := ranges.part():
        try:
            logs = client.eth_get_logs(part)
        except (InvalidParams, LimitExceeded) as error:
            ranges.shrink(error)
        else:
            yield from logs
            ranges.advance()


async def aiter_logs(client: AsyncClient, filter: LogFilter) -> AsyncIterator[Log]:
    """The same with asyncio."""
    if filter.block_hash is not None:
        for log in await client.eth_get_logs(filter):
            yield log
        return
    ranges = _Ranges(filter, await client.eth_block_number())
    while part := ranges.part():
        try:
            logs = await client.eth_get_logs(part)
        except (InvalidParams, LimitExceeded) as error:
            ranges.shrink(error)
        else:
            for log in logs:
                yield log
            ranges.advance()


class _Ranges:
    def __init__(self, filter: LogFilter, head: int) -> None:
        self._filter = filter
        self._first = _height(filter.from_block, head)
        self._last = min(_height(filter.to_block, head), head)
        self._size = self._last - self._first + 1

    def part(self) -> LogFilter | None:
        """The next range to read; None: that was all."""
        if self._first > self._last:
            return None
        return replace(self._filter, from_block=self._first, to_block=self._end())

    def advance(self) -> None:
        """The range was read. Other blocks may have fewer logs."""
        self._first = self._end() + 1
        self._size *= 2

    def shrink(self, error: InvalidParams | LimitExceeded) -> None:
        """The range is too large. Raises the error where it suggests none that is smaller."""
        data = error.data
        if data is None or data.from_ is None or data.to is None:
            raise error
        size = data.to - data.from_ + 1
        if not 1 <= size <= self._end() - self._first:
            raise error
        self._size = size

    def _end(self) -> int:
        return min(self._first + self._size - 1, self._last)


def _height(block: BlockNumberOrTag | None, head: int) -> int:
    if isinstance(block, int):
        return block
    return 0 if block == "earliest" else head
`;
