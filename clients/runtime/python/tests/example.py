"""A service of two methods, as the generator would describe it, and clients of it."""

import json
from collections.abc import Callable
from typing import Any

import httpx

from rootgate_runtime.call import Call, Facts, Method
from rootgate_runtime.codec import list_of
from rootgate_runtime.errors import RpcError
from rootgate_runtime.scalar import quantity, text
from rootgate_runtime.sync_client import SyncBatch, SyncClient

ENDPOINT = "http://service.example/rg_test_secret"


class RateLimited(RpcError):
    """Too many requests at once."""


facts = Facts(
    errors={-32005: RateLimited},
    error_data={},
    retry={-32603: "idempotent", -32005: "always"},
    not_idempotent=frozenset({"send"}),
    max_batch_length=3,
    max_body_bytes=1_024,
    timeout=5,
)

sum_of = Method("sum", (("numbers", list_of(quantity)),), quantity)
send = Method("send", (("text", text),), text)


class Batch(SyncBatch):
    def sum(self, *numbers: int) -> Call[int]:
        return self._add(sum_of, list(numbers))


class Client(SyncClient):
    _facts = facts

    def sum(self, *numbers: int) -> int:
        return self._call(sum_of, list(numbers))

    def send(self, text: str) -> str:
        return self._call(send, text)

    def batch(self) -> Batch:
        return Batch(self._send)


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
    """The same result for each call, in another order than theirs."""

    def respond(request: httpx.Request) -> httpx.Response:
        body = json.loads(request.content)
        calls = body if isinstance(body, list) else [body]
        results = [{"jsonrpc": "2.0", "id": one["id"], "result": value} for one in calls][::-1]
        return httpx.Response(200, json=results if isinstance(body, list) else results[0])

    return respond


def error(code: int) -> Responder:
    body = {"jsonrpc": "2.0", "id": None, "error": {"code": code, "message": "no"}}
    return lambda _: httpx.Response(200, json=body)
