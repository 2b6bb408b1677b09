"""What a client sends, how often, and what it raises."""

import httpx
import pytest
from example import ENDPOINT, Client, RateLimited, Responder, client_of, error, facts, result

from rootgate_runtime.errors import (
    HttpError,
    MalformedResponse,
    NetworkError,
    RequestTimeout,
    RootgateError,
    UnknownError,
)
from rootgate_runtime.retry import growing_delay, retry_delay


def plain(status: int, text: str = "", **headers: str) -> Responder:
    return lambda _: httpx.Response(status, text=text, headers=headers)


def test_sends_again_where_that_may_help() -> None:
    now = {"retry-after": "0"}
    client, sent = client_of(plain(503, **now), plain(429, **now), plain(500, **now), result("0x7"))
    assert client.sum(3, 4) == 7
    assert [one["params"] for one in sent] == [[["0x3", "0x4"]]] * 4


def test_gives_up_after_the_retries() -> None:
    client, sent = client_of(*[plain(503, **{"retry-after": "0"})] * 3, retries=2)
    with pytest.raises(HttpError):
        client.sum()
    assert len(sent) == 3


@pytest.mark.parametrize("failure", [error(-32603), plain(502), httpx.ReadError("no")])
def test_never_does_a_thing_twice(failure: Responder | Exception) -> None:
    client, sent = client_of(failure)
    with pytest.raises(RootgateError):
        client.send("once")
    assert len(sent) == 1


@pytest.mark.parametrize(
    ("failure", "kind"),
    [
        (error(-1), UnknownError),
        (plain(404, "<html>"), HttpError),
        (plain(503, "busy", **{"retry-after": "60"}), HttpError),
        (plain(200, "{}"), MalformedResponse),
        (result("seven"), MalformedResponse),
        (httpx.ReadTimeout("slow"), RequestTimeout),
    ],
)
def test_does_not_retry_the_rest(failure: Responder | Exception, kind: type[RootgateError]) -> None:
    client, sent = client_of(failure)
    with pytest.raises(kind):
        client.sum()
    assert len(sent) == 1


def test_a_refusal_is_safe_to_retry_whatever_it_refused() -> None:
    limited = RateLimited("", code=-32005, data=None)
    assert retry_delay(limited, is_idempotent=False, attempt=0, facts=facts)
    assert not retry_delay(NetworkError(""), is_idempotent=False, attempt=0, facts=facts)


@pytest.mark.parametrize(
    ("attempt", "longest"), [(0, 0.2), (1, 0.4), (5, 6.4), (6, 10), (10**9, 10)]
)
def test_delays_grow_to_a_limit(attempt: int, longest: float) -> None:
    delays = [growing_delay(attempt, first=0.2, most=10) for _ in range(100)]
    assert longest / 2 <= min(delays) and max(delays) <= longest


def test_follows_no_redirect() -> None:
    paths: list[str] = []

    def handle(request: httpx.Request) -> httpx.Response:
        paths.append(request.url.path)
        return httpx.Response(307, headers={"location": "/other"})

    http = httpx.Client(transport=httpx.MockTransport(handle), follow_redirects=True)
    with pytest.raises(HttpError):
        Client(ENDPOINT, http=http).sum()
    assert paths == ["/rg_test_secret"]


def test_no_text_shows_the_key() -> None:
    client, _ = client_of(httpx.ConnectError("no"), retries=0)
    with pytest.raises(NetworkError) as raised:
        client.sum()
    assert "secret" not in repr(client) + repr(raised.value) + str(raised.value)
    with pytest.raises(ValueError, match="http:// or https:// URL") as invalid:
        Client("ftp://a/secret")
    assert "secret" not in str(invalid.value)
