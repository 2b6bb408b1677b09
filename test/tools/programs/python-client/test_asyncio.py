"""The client for asyncio, and the service."""

import asyncio
import os

import pytest
from chain import URL, account, reader
from rootgate_client import AsyncClient, errors
from rootgate_client.logs import aiter_logs
from rootgate_client.types import BlockWithTransactions, LogFilter


def test_calls_at_the_same_time() -> None:
    async def run() -> None:
        async with AsyncClient(URL) as client:
            chain, balance, block, missing = await asyncio.gather(
                client.eth_chain_id(),
                client.eth_get_balance(account.address),
                client.eth_get_block_by_number("earliest", True),
                client.eth_get_block_by_number(10**9),
            )
        assert chain == int(os.environ["CHAIN_ID"]) and balance > 0 and missing is None
        assert isinstance(block, BlockWithTransactions) and block.number == 0

    asyncio.run(run())


def test_iterates_logs() -> None:
    async def run() -> None:
        async with AsyncClient(URL) as client:
            filter = LogFilter(from_block=0)
            found = [log async for log in aiter_logs(client, filter)]
            assert found == await client.eth_get_logs(filter)

    asyncio.run(run())


def test_sends_a_batch() -> None:
    async def run() -> None:
        async with AsyncClient(URL) as client:
            async with client.batch() as batch:
                number = batch.eth_block_number()
                wrong = batch.eth_get_balance("0x12")
                with pytest.raises(RuntimeError, match="not sent"):
                    number.result()
            assert number.result() >= 0
            with pytest.raises(errors.InvalidParams):
                wrong.result()

    asyncio.run(run())


def test_raises_each_kind_of_error() -> None:
    async def run() -> None:
        for url, kind in {
            "UNKNOWN_KEY_URL": errors.Unauthorized,
            "SPENT_QUOTA_URL": errors.QuotaExceeded,
        }.items():
            async with AsyncClient(os.environ[url]) as client:
                with pytest.raises(kind):
                    await client.eth_block_number()
        async with AsyncClient(URL, timeout=0.0001, retries=0) as client:
            with pytest.raises(errors.RequestTimeout):
                await client.eth_call(reader(account.address, "count()"), "latest")

    asyncio.run(run())


def test_a_call_can_be_cancelled() -> None:
    async def run() -> None:
        async with AsyncClient(URL) as client:
            task = asyncio.ensure_future(client.eth_block_number())
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await client.eth_block_number() >= 0

    asyncio.run(run())
