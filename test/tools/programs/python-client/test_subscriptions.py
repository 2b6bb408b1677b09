"""Subscriptions over connections that are cut, and the service."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest
from chain import CUT_OFF_URL, URL, control, cook, cut, deploy
from rootgate_client import AsyncClient, Client, Subscription, errors
from rootgate_client.types import BlockHeader, Log, LogFilter, SubscriptionFilter, SubscriptionPoint


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with Client(URL) as client:
        yield client


@pytest.fixture(scope="module")
def contract(client: Client) -> str:
    return deploy(client)


def run(test: Callable[[AsyncClient], Awaitable[None]], url: str = CUT_OFF_URL) -> None:
    async def timed() -> None:
        async with AsyncClient(url) as client:
            await asyncio.wait_for(test(client), 120)

    asyncio.run(timed())


def latest(client: Client) -> str:
    block = client.eth_get_block_by_number("latest")
    assert block and block.hash
    return block.hash


async def heads_until(heads: AsyncIterator[BlockHeader], last: str) -> list[BlockHeader]:
    read = [await heads.__anext__()]
    while read[-1].hash != last:
        read.append(await heads.__anext__())
    return read


def test_new_heads_miss_none_and_repeat_none(client: Client) -> None:
    async def follow(following: AsyncClient) -> None:
        known = [latest(client)]
        heads = following.subscribe_new_heads(SubscriptionFilter(from_block=known[0]))
        mine: dict[str, Any] = {"name": "mine"}
        reorg: dict[str, Any] = {"name": "reorg"}
        for command in (
            mine | {"count": 3},
            reorg | {"depth": 2},
            mine | {"count": 40},
            reorg | {"depth": 5},
        ):
            await asyncio.to_thread(cut)
            await asyncio.to_thread(control, **command)
            await asyncio.to_thread(cut)
            for head in await heads_until(heads, latest(client)):
                assert head.hash not in known and head.parent_hash in known
                known = [*known[: known.index(head.parent_hash) + 1], str(head.hash)]

    run(follow)


def test_logs_are_those_of_the_chain(client: Client, contract: str) -> None:
    async def follow(following: AsyncClient) -> None:
        filter = SubscriptionFilter(address=contract, from_block=latest(client))
        replayed: list[Log] = []
        async with following.subscribe_logs(filter) as logs:
            for dish, depth in enumerate([0, 1, 0, 3, 2]):
                await asyncio.to_thread(cook, client, contract, dish)
                await asyncio.to_thread(cut)
                await asyncio.to_thread(cook, client, contract, dish)
                if depth:
                    await asyncio.to_thread(control, name="reorg", depth=depth)
                found = client.eth_get_logs(LogFilter(address=contract, from_block="earliest"))
                while [key(log) for log in replayed] != [key(log) for log in found]:
                    log = await logs.__anext__()
                    if log.removed:
                        assert key(replayed.pop()) == key(log)
                    else:
                        assert key(log) not in [key(one) for one in replayed]
                        replayed.append(log)

    run(follow)


def key(log: Log) -> tuple[str | None, int | None]:
    return (log.block_hash, log.log_index)


def test_a_late_reader_loses_nothing(client: Client) -> None:
    async def follow(following: AsyncClient) -> None:
        number = client.eth_block_number()
        start = SubscriptionFilter(from_block=SubscriptionPoint(block_number=number))
        heads = following.subscribe_new_heads(start)
        read = []
        for _ in range(2):
            await asyncio.to_thread(control, name="mine", count=100)
            await asyncio.to_thread(cut)
            read.append(await heads.__anext__())
        while len(read) < 200:
            read.append(await heads.__anext__())
        assert [head.number for head in read] == list(range(number + 1, number + 201))

    run(follow)


def test_a_read_that_is_given_up_takes_no_event(client: Client) -> None:
    async def follow(following: AsyncClient) -> None:
        start = SubscriptionFilter(from_block=latest(client))
        heads = following.subscribe_new_heads(start)
        for _ in range(3):
            with pytest.raises(asyncio.TimeoutError):
                await asyncio.wait_for(heads.__anext__(), 0.05)
        await asyncio.to_thread(control, name="mine", count=1)
        assert (await heads.__anext__()).hash == latest(client)

    run(follow)


def test_pending_transactions_come(client: Client, contract: str) -> None:
    async def follow(following: AsyncClient) -> None:
        pending = following.subscribe_new_pending_transactions()
        reading = asyncio.ensure_future(pending.__anext__())
        sent = set()
        while not reading.done():
            receipt = await asyncio.to_thread(cook, client, contract, 1)
            sent.add(receipt.transaction_hash)
        assert reading.result() in sent

    run(follow)


def test_closing_the_client_ends_its_subscriptions(client: Client) -> None:
    async def follow() -> None:
        async with AsyncClient(URL) as following:
            heads = following.subscribe_new_heads(SubscriptionFilter(from_block=latest(client)))
            await asyncio.to_thread(control, name="mine", count=1)
            await heads.__anext__()
            waiting = following.subscribe_new_heads()
            reading = [asyncio.ensure_future(rest_of(one)) for one in (heads, waiting)]
            await asyncio.sleep(0)
        await asyncio.wait_for(asyncio.gather(*reading), 10)
        assert await rest_of(heads) == []

    asyncio.run(follow())


async def rest_of(heads: Subscription[BlockHeader]) -> list[BlockHeader]:
    return [head async for head in heads]


def test_a_subscription_that_cannot_resume_raises_why() -> None:
    async def follow(following: AsyncClient) -> None:
        heads = following.subscribe_new_heads(SubscriptionFilter(from_block="0x" + "1" * 64))
        with pytest.raises(errors.InvalidParams):
            await heads.__anext__()
        with pytest.raises(StopAsyncIteration):
            await heads.__anext__()

    run(follow)


@pytest.mark.parametrize(
    ("url", "kind"),
    [("UNKNOWN_KEY_URL", errors.Unauthorized), ("SPENT_QUOTA_URL", errors.QuotaExceeded)],
)
def test_a_key_that_is_refused_ends_it(url: str, kind: type[errors.RpcError]) -> None:
    async def follow(following: AsyncClient) -> None:
        heads: Subscription[BlockHeader] = following.subscribe_new_heads()
        with pytest.raises(kind):
            await heads.__anext__()

    run(follow, os.environ[url])
