"""What the client does when the service, or something in its place, fails. There is no service here."""

import asyncio
import copy
import json
import logging
import pickle
import traceback
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from rootgate_client import AsyncClient, Client, errors

SECRET = "rg_test_secret"
ENDPOINT = f"http://service.example/{SECRET}"

Responder = Callable[[httpx.Request], httpx.Response]


def client_of(*responders: Responder | Exception, retries: int = 3) -> tuple[Client, list[Any]]:
    """A client whose requests get one response after another, and the requests' bodies."""
    sent: list[Any] = []
    waiting = list(responders)

    def handle(request: httpx.Request) -> httpx.Response:
        sent.append(json.loads(request.content))
        responder = waiting.pop(0)
        if isinstance(responder, Exception):
            raise responder
        return responder(request)

    http = httpx.Client(transport=httpx.MockTransport(handle))
    return Client(ENDPOINT, http=http, retries=retries), sent


def result(value: object) -> Responder:
    def respond(request: httpx.Request) -> httpx.Response:
        body = json.loads(request.content)
        calls = body if isinstance(body, list) else [body]
        # In another order than the calls.
        results = [{"jsonrpc": "2.0", "id": one["id"], "result": value} for one in calls][::-1]
        return httpx.Response(200, json=results if isinstance(body, list) else results[0])

    return respond


def error(code: int, data: object = None, status: int = 200) -> Responder:
    body = {"jsonrpc": "2.0", "id": None, "error": {"code": code, "message": "no", "data": data}}
    return lambda _: httpx.Response(status, json=body)


def plain(status: int, text: str = "", **headers: str) -> Responder:
    return lambda _: httpx.Response(status, text=text, headers=headers)


def test_retries_what_is_worth_it() -> None:
    limited = error(-32005, {"retryAfterMs": 1}, 429)
    client, sent = client_of(
        limited, error(-32603), plain(503), httpx.ConnectError("no"), result("0x7")
    )
    assert client.with_options(retries=4).eth_block_number() == 7
    assert len(sent) == 5


def test_gives_up_after_the_retries() -> None:
    client, sent = client_of(*[error(-32005, {"retryAfterMs": 1})] * 3, retries=2)
    with pytest.raises(errors.RateLimited) as raised:
        client.eth_block_number()
    assert raised.value.data and raised.value.data.retry_after_ms == 1
    assert len(sent) == 3


@pytest.mark.parametrize("failure", [error(-32603), plain(502), httpx.ReadError("no")])
def test_never_does_a_thing_twice(failure: Responder | Exception) -> None:
    client, sent = client_of(failure)
    with pytest.raises(errors.RootgateError):
        client.eth_send_raw_transaction(b"\x01\x02")
    assert [one["params"] for one in sent] == [["0x0102"]]


@pytest.mark.parametrize(
    ("failure", "kind"),
    [
        (error(-32602), errors.InvalidParams),
        (error(-32029), errors.QuotaExceeded),
        (error(-32005, {"retryAfterMs": 60_000}), errors.RateLimited),
        (error(-1), errors.UnknownError),
        (plain(404, "<html>"), errors.HttpError),
        (plain(503, "busy", **{"retry-after": "60"}), errors.HttpError),
        (plain(200, "<html>"), errors.HttpError),
        (plain(200, "{}"), errors.MalformedResponse),
        (httpx.ReadTimeout("slow"), errors.RequestTimeout),
    ],
)
def test_does_not_retry_the_rest(
    failure: Responder | Exception, kind: type[errors.RootgateError]
) -> None:
    client, sent = client_of(failure)
    with pytest.raises(kind):
        client.eth_block_number()
    assert len(sent) == 1


def test_waits_as_long_as_a_proxy_asks() -> None:
    client, sent = client_of(plain(503, **{"retry-after": "0"}), result("0x1"))
    assert client.eth_block_number() == 1 and len(sent) == 2


def test_raises_that_a_result_is_not_what_the_document_says() -> None:
    for value in [7, "seven", None, [], {}]:
        client, _ = client_of(result(value))
        with pytest.raises(errors.MalformedResponse, match="eth_blockNumber"):
            client.eth_block_number()
    client, _ = client_of(result({"hash": "0x1"}))
    with pytest.raises(errors.MalformedResponse, match="has no number"):
        client.eth_get_block_by_number("latest")


def test_a_batch_retries_only_the_calls_that_failed() -> None:
    def half(request: httpx.Request) -> httpx.Response:
        first, second, third = json.loads(request.content)
        failed = {"error": {"code": -32005, "message": "wait", "data": {"retryAfterMs": 1}}}
        return httpx.Response(
            200, json=[{"id": third["id"], "result": "0x3"}, {"id": first["id"], **failed}]
        )

    client, sent = client_of(half, result("0x1"))
    with client.batch() as batch:
        calls = [batch.eth_block_number() for _ in range(3)]
    assert (calls[0].result(), calls[2].result()) == (1, 3)
    assert isinstance(calls[1].error, errors.MalformedResponse)
    assert [len(sent[0]), sent[1]["id"]] == [3, 1]


def test_a_batch_is_split_by_length_and_size() -> None:
    client, sent = client_of(result("0x1"), result("0x1"))
    with client.batch() as batch:
        calls = [batch.eth_block_number() for _ in range(1_001)]
    assert [one.result() for one in calls] == [1] * 1_001
    assert [len(sent[0]), sent[1]["id"]] == [1_000, 1_001]

    client, sent = client_of(result("0x" + "0" * 64), result("0x" + "0" * 64))
    with client.batch() as batch:
        for _ in range(2):
            batch.web3_sha3(bytes(400_000))
    assert [one["id"] for one in sent] == [1, 2]


def test_a_batch_that_is_refused_is_refused_for_each_call() -> None:
    client, _ = client_of(error(-32600))
    with client.batch() as batch:
        calls = [batch.eth_block_number(), batch.eth_chain_id()]
    assert [type(one.error) for one in calls] == [errors.InvalidRequest] * 2


def test_a_batch_is_not_sent_when_its_block_fails() -> None:
    client, sent = client_of()
    with pytest.raises(ZeroDivisionError), client.batch() as batch:
        batch.eth_block_number()
        raise ZeroDivisionError
    assert sent == []


def test_an_error_survives_copies() -> None:
    client, _ = client_of(error(-32602, {"param": "block"}))
    with pytest.raises(errors.InvalidParams) as raised:
        client.eth_block_number()
    for one in (copy.copy(raised.value), pickle.loads(pickle.dumps(raised.value))):
        assert (type(one), one.message, one.data) == (errors.InvalidParams, "no", raised.value.data)


def everything_of(failure: BaseException) -> Iterator[str]:
    """What tools show of an exception: its text, its causes, and the variables of each frame."""
    yield "".join(traceback.format_exception(failure))
    for one in (failure, failure.__cause__, failure.__context__):
        for frame, _ in traceback.walk_tb(one.__traceback__ if one else None):
            yield from (repr(value) for value in frame.f_locals.values())


def test_the_api_key_does_not_show(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    client, _ = client_of(result("0x1"), httpx.ConnectError("no"), retries=0)
    assert client.eth_block_number() == 1
    assert SECRET not in caplog.text and "http://service.example/…" in caplog.text
    assert SECRET not in repr(client) + str(client)
    with pytest.raises(errors.NetworkError) as raised:
        client.eth_block_number()
    mine = [text for text in everything_of(raised.value) if "test_transport" not in text]
    assert [text for text in mine if SECRET in text] == []


@pytest.mark.parametrize(
    "url", [f"ftp://a/{SECRET}", SECRET, "", f"http://a/\0{SECRET}", "http:///x"]
)
def test_an_endpoint_is_an_http_url(url: str) -> None:
    with pytest.raises(ValueError, match="http:// or https:// URL") as raised:
        Client(url)
    assert raised.value.__context__ is None


def test_nothing_is_listening() -> None:
    async def run() -> None:
        async with AsyncClient("http://127.0.0.1:1/key", retries=0) as client:
            with pytest.raises(errors.NetworkError, match="cannot reach the service"):
                await client.eth_block_number()

    asyncio.run(run())
    with Client("http://127.0.0.1:1/key", retries=0) as client:
        with pytest.raises(errors.NetworkError, match="cannot reach the service"):
            client.eth_block_number()
