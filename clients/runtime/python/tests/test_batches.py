"""Calls that are sent together."""

import json

import httpx
import pytest
from example import client_of, error, facts, result

from rootgate_runtime.errors import MalformedResponse, UnknownError


def test_each_call_has_its_own_result() -> None:
    def swapped(request: httpx.Request) -> httpx.Response:
        first, second, third = json.loads(request.content)
        return httpx.Response(
            200, json=[{"id": third["id"], "result": "0x3"}, {"id": first["id"], "result": "0x1"}]
        )

    client, _ = client_of(swapped)
    with client.batch() as batch:
        calls = [batch.sum() for _ in range(3)]
    assert (calls[0].result(), calls[2].result()) == (1, 3)
    assert isinstance(calls[1].error, MalformedResponse)


@pytest.mark.parametrize(("length", "requests"), [(1, 1), (3, 1), (4, 2)])
def test_is_split_by_length(length: int, requests: int) -> None:
    client, sent = client_of(*[result("0x1")] * requests)
    with client.batch() as batch:
        for _ in range(length):
            batch.sum()
    assert len(sent) == requests


@pytest.mark.parametrize(("excess", "requests"), [(0, 1), (1, 2)])
def test_is_split_by_size(excess: int, requests: int) -> None:
    around = len('{"jsonrpc":"2.0","id":1,"method":"sum","params":[["0x"]]}')
    digits = facts.max_body_bytes - len("[,]") - 2 * around
    client, sent = client_of(*[result("0x1")] * requests)
    with client.batch() as batch:
        batch.sum(16 ** (digits // 2 - 1))
        batch.sum(16 ** (digits - digits // 2 - 1 + excess))
    assert len(sent) == requests


def test_is_refused_for_each_call() -> None:
    client, _ = client_of(error(-32600))
    with client.batch() as batch:
        calls = [batch.sum(), batch.sum()]
    assert [type(one.error) for one in calls] == [UnknownError] * 2


def test_is_not_sent_when_its_block_fails() -> None:
    client, sent = client_of()
    with pytest.raises(ZeroDivisionError), client.batch() as batch:
        batch.sum()
        raise ZeroDivisionError
    assert sent == []
