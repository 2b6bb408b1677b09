"""Values as programs have them, and on the wire."""

from typing import Any

import pytest

from rootgate_runtime.codec import Codec, list_of, map_of, nullable
from rootgate_runtime.scalar import boolean, hex_data, integer, quantity, text


@pytest.mark.parametrize(
    ("codec", "own", "wire"),
    [
        (quantity, 2**256 - 1, "0x" + "f" * 64),
        (quantity, 0, "0x0"),
        (text, "text", "text"),
        (boolean, True, True),
        (list_of(quantity), [1, 2], ["0x1", "0x2"]),
        (nullable(quantity), None, None),
        (map_of(text, quantity), {"a": 16}, {"a": "0x10"}),
    ],
)
def test_goes_there_and_back(codec: Codec[Any], own: object, wire: object) -> None:
    assert codec.encode(own) == wire and codec.decode(wire) == own
    assert codec.is_own(own) and codec.is_wire(wire)


@pytest.mark.parametrize(
    ("codec", "wrong"),
    [(quantity, -1), (quantity, True), (quantity, 1.5), (integer, True), (list_of(text), "text")],
)
def test_takes_no_other_values(codec: Codec[Any], wrong: object) -> None:
    with pytest.raises((TypeError, ValueError)):
        codec.encode(wrong)


def test_bytes_are_hexadecimal_digits() -> None:
    assert hex_data.encode(b"\x01\xff") == "0x01ff"
