"""What subscriptions do when the service, or something in its place, fails. There is no service here."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from rootgate_client import AsyncClient, errors
from rootgate_client.types import SubscriptionFilter
from websockets.asyncio.server import Server, ServerConnection, serve

Handler = Callable[[ServerConnection], Awaitable[None]]


def with_socket(handler: Handler, test: Callable[[AsyncClient], Awaitable[None]]) -> None:
    async def run() -> None:
        server: Server
        async with serve(handler, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            async with AsyncClient(f"http://127.0.0.1:{port}/key") as client:
                await asyncio.wait_for(test(client), 30)

    asyncio.run(run())


async def respond(socket: ServerConnection, value: object) -> dict[str, Any]:
    request: dict[str, Any] = json.loads(await socket.recv())
    await socket.send(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": value}))
    return request


async def notify(socket: ServerConnection, value: object, subscription: str = "0xa") -> None:
    params = {"subscription": subscription, "result": value}
    await socket.send(
        json.dumps({"jsonrpc": "2.0", "method": "eth_subscription", "params": params})
    )


@pytest.mark.parametrize("events", [0, 1])
def test_a_key_that_is_revoked_ends_a_subscription(events: int) -> None:
    connections = []

    async def handle(socket: ServerConnection) -> None:
        connections.append(socket)
        await respond(socket, "0xa")
        for _ in range(events):
            await notify(socket, "0x" + "1" * 64)
        await socket.close(4001)

    async def follow(client: AsyncClient) -> None:
        pending = client.subscribe_new_pending_transactions()
        for _ in range(events):
            assert await pending.__anext__() == "0x" + "1" * 64
        with pytest.raises(errors.KeyRevoked):
            await pending.__anext__()
        assert [one async for one in pending] == []

    with_socket(handle, follow)
    assert len(connections) == 1


@pytest.mark.parametrize("code", [4002, 1013])
def test_connects_later_when_there_is_no_room(code: int) -> None:
    connections = []

    async def handle(socket: ServerConnection) -> None:
        connections.append(socket)
        await socket.close(code)

    async def follow(client: AsyncClient) -> None:
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(client.subscribe_new_heads().__anext__(), 2)

    with_socket(handle, follow)
    # With the delays of a broken connection it would be the fourth by now.
    assert len(connections) == 1


def test_resumes_in_the_middle_of_a_block() -> None:
    requests: list[Any] = []

    def log(index: int, removed: bool = False) -> dict[str, object]:
        return {
            "logIndex": hex(index),
            "transactionIndex": "0x0",
            "transactionHash": "0x1",
            "blockHash": "0xb1",
            "blockNumber": "0x1",
            "address": "0x2",
            "data": "0x",
            "topics": [],
            "removed": removed,
        }

    scripts = [[log(0), log(1)], [log(2), log(2, removed=True)], [log(2)]]

    async def handle(socket: ServerConnection) -> None:
        if not requests:
            requests.append(await respond(socket, {"hash": "0xb0"}))
        requests.append(await respond(socket, "0xh"))
        requests.append(await respond(socket, "0xa"))
        for one in scripts.pop(0):
            await notify(socket, one)

    async def follow(client: AsyncClient) -> None:
        logs = client.subscribe_logs(SubscriptionFilter(address=["0x2"]))
        read = [await logs.__anext__() for _ in range(5)]
        assert [(one.log_index, one.removed) for one in read] == [
            (0, False),
            (1, False),
            (2, False),
            (2, True),
            (2, False),
        ]

    with_socket(handle, follow)
    starts = [one["params"][1] for one in requests if one["params"][0] == "logs"]
    assert starts == [
        {"address": ["0x2"], "fromBlock": "0xb0"},
        {"address": ["0x2"], "fromBlock": {"blockHash": "0xb1", "logIndex": "0x2"}},
        {"address": ["0x2"], "fromBlock": {"blockHash": "0xb1", "logIndex": "0x2"}},
    ]


def test_resumes_below_the_newest_block_when_no_logs_come() -> None:
    starts: list[Any] = []

    async def handle(socket: ServerConnection) -> None:
        if not starts:
            await respond(socket, {"hash": "0xb0"})
        await respond(socket, "0xh")
        starts.append((await respond(socket, "0xa"))["params"][1]["fromBlock"])
        if len(starts) == 1:
            await notify(socket, {"hash": "0xb9", "parentHash": "0xb8"}, "0xh")

    async def follow(client: AsyncClient) -> None:
        logs = client.subscribe_logs()
        reading = asyncio.ensure_future(logs.__anext__())
        while len(starts) < 2:
            await asyncio.sleep(0.05)
        reading.cancel()

    with_socket(handle, follow)
    assert starts[:2] == ["0xb0", "0xb8"]


def test_a_message_that_is_not_json_rpc_ends_a_subscription() -> None:
    async def handle(socket: ServerConnection) -> None:
        await respond(socket, "0xa")
        await socket.send("<html>")

    async def follow(client: AsyncClient) -> None:
        with pytest.raises(errors.MalformedResponse):
            await client.subscribe_new_pending_transactions().__anext__()

    with_socket(handle, follow)


def test_a_subscription_that_is_forgotten_ends_its_connection() -> None:
    ended = asyncio.Event()

    async def handle(socket: ServerConnection) -> None:
        await respond(socket, "0xa")
        await notify(socket, "0x1")
        await socket.wait_closed()
        ended.set()

    async def follow(client: AsyncClient) -> None:
        async for _ in client.subscribe_new_pending_transactions():
            break
        await ended.wait()

    with_socket(handle, follow)


def test_a_slow_reader_slows_the_service_down() -> None:
    sent = 0

    async def handle(socket: ServerConnection) -> None:
        nonlocal sent
        await respond(socket, "0xa")
        while True:
            await notify(socket, "0x" + "1" * 100_000)
            sent += 1

    async def follow(client: AsyncClient) -> None:
        pending = client.subscribe_new_pending_transactions()
        await pending.__anext__()
        before = -1
        while before < sent:
            before = sent
            await asyncio.sleep(0.5)
        # What is under way, in the buffers of both sides.
        assert sent < 1_000

    with_socket(handle, follow)
