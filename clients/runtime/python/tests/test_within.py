"""Limits on how long something takes."""

import asyncio

import pytest

from rootgate_runtime.within import within


def test_a_cancellation_counts_whenever_it_comes() -> None:
    async def work() -> int:
        await asyncio.sleep(0)
        return 1

    async def cancel_after(turns: int) -> bool:
        """Whether it was over before."""
        task = asyncio.ensure_future(within(60, work()))
        for _ in range(turns):
            await asyncio.sleep(0)
        if not task.cancel():
            return True
        with pytest.raises(asyncio.CancelledError):
            await task
        return False

    async def cancel_later_each_time() -> int:
        turns = 1
        while not await cancel_after(turns):
            turns += 1
        return turns

    assert asyncio.run(cancel_later_each_time()) > 2


def test_a_limit_ends_what_takes_longer() -> None:
    async def run() -> None:
        ended = asyncio.Event()

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                ended.set()

        with pytest.raises(asyncio.TimeoutError):
            await within(0.01, work())
        assert ended.is_set()

    asyncio.run(run())
