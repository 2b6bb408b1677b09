"""A time limit for asyncio."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def within(seconds: float | None, work: Coroutine[Any, Any, T]) -> T:
    """The result of `work`. Raises asyncio.TimeoutError when it takes longer, and ends it.

    Before Python 3.12, asyncio.wait_for ignores a cancellation that comes when the result is
    there already: the task goes on, and a caller that waits for its end may wait for ever.
    """
    task = asyncio.ensure_future(work)
    try:
        await asyncio.wait((task,), timeout=seconds)
    finally:
        if not task.done():
            task.cancel()
            await asyncio.wait((task,))
        # What it raised is not reported as forgotten, also where a cancellation comes first.
        failure = None if task.cancelled() else task.exception()
    if failure is not None:
        raise failure
    if task.cancelled():
        raise asyncio.TimeoutError
    return task.result()
