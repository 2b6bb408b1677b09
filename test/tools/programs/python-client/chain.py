"""What the programs share: a funded account, and the contract that every tool deploys."""

import json
import os
import time
from collections.abc import Sequence
from typing import Any

import httpx
from eth_abi import encode  # type: ignore[attr-defined]
from eth_account import Account
from eth_utils import keccak  # type: ignore[attr-defined]
from rootgate_client import Client
from rootgate_client.types import CallObject, Receipt

URL = os.environ["RPC_URL"]
# Through a proxy whose connections can be cut.
CUT_OFF_URL = os.environ["SOCKET_URL"].replace("ws", "http", 1)
account = Account.from_key(os.environ["PRIVATE_KEY"])
kitchen = json.load(open("contracts/kitchen.json"))


def call_data(signature: str, *values: object) -> bytes:
    types = [one for one in signature[signature.index("(") + 1 : -1].split(",") if one]
    return bytes(keccak(text=signature)[:4] + encode(types, values))


def selector(error: str) -> str:
    return f"0x{keccak(text=error)[:4].hex()}"


def reader(address: str, signature: str) -> CallObject:
    return CallObject(from_=account.address, to=address, data=call_data(signature))


def send(client: Client, data: bytes | str, to: str | None = None) -> Receipt:
    estimate = CallObject(from_=account.address, to=to, data=data)
    transaction = {
        "chainId": client.eth_chain_id(),
        "nonce": client.eth_get_transaction_count(account.address, "pending"),
        "gas": client.eth_estimate_gas(estimate),
        "gasPrice": client.eth_gas_price(),
        # A checksum is asked for otherwise.
        "to": bytes.fromhex(to[2:]) if to else b"",
        "data": data,
        "value": 0,
    }
    hash = client.eth_send_raw_transaction(account.sign_transaction(transaction).raw_transaction)
    deadline = time.monotonic() + 60
    while (receipt := client.eth_get_transaction_receipt(hash)) is None:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return receipt


def deploy(client: Client) -> str:
    address = send(client, kitchen["bytecode"]).contract_address
    assert address
    return address


def cook(client: Client, contract: str, dish: int) -> Receipt:
    return send(client, call_data("cook(uint256,string)", dish, "soup"), contract)


def control(**command: Any) -> None:
    """Has the devchain mine or reorganise."""
    network = "Testnet" if os.environ["CHAIN_ID"] == "31" else "Mainnet"
    url = httpx.URL(URL).join("/api/dev/devchain")
    httpx.post(url, json={"network": network, "command": command}).raise_for_status()


def cut() -> None:
    httpx.get(os.environ["CUT_URL"])


def word(value: int) -> str:
    return f"0x{value:064x}"


def numbers(words: Sequence[str]) -> list[int]:
    return [int(one, 16) for one in words]
