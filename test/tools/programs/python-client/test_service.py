"""The client without asyncio, and the service."""

import os
from collections.abc import Iterator
from typing import cast

import pytest
from chain import URL, account, call_data, cook, deploy, reader, selector
from rootgate_client import Client, errors
from rootgate_client.logs import iter_logs
from rootgate_client.types import (
    BlockWithTransactions,
    CallObject,
    InvalidParamsData,
    Log,
    LogFilter,
)


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with Client(URL) as client:
        yield client


@pytest.fixture(scope="module")
def contract(client: Client) -> str:
    return deploy(client)


def test_finds_its_chain(client: Client) -> None:
    assert client.eth_chain_id() == int(os.environ["CHAIN_ID"])
    assert client.net_version() == os.environ["CHAIN_ID"]
    assert client.eth_accounts() == []
    assert client.eth_syncing() is False
    assert client.eth_get_balance(account.address) > 10**18


def test_calls_a_contract(client: Client, contract: str) -> None:
    count = client.eth_call(reader(contract, "count()"), "latest")
    assert int(count, 16) == 7
    assert client.eth_get_storage_at(contract, 0, "latest") == count
    assert client.eth_call(CallObject(data="0x600760005260206000f3"), "latest") == count


def test_reads_blocks_by_what_is_asked_for(client: Client, contract: str) -> None:
    receipt = cook(client, contract, 3)
    whole = client.eth_get_block_by_number(receipt.block_number, True)
    hashes = client.eth_get_block_by_hash(receipt.block_hash)
    assert isinstance(whole, BlockWithTransactions) and hashes
    assert [one.hash for one in whole.transactions] == hashes.transactions
    assert (whole.number, receipt.status, receipt.to) == (receipt.block_number, 1, contract)
    transaction = client.eth_get_transaction_by_block_hash_and_index(receipt.block_hash, 0)
    assert transaction and transaction.hash == receipt.transaction_hash
    assert transaction.id == receipt.transaction_hash[2:26]
    assert client.eth_get_block_by_number(10**9) is None


def test_finds_logs_by_address_and_topics(client: Client, contract: str) -> None:
    receipt = cook(client, contract, 5)
    [log] = client.eth_get_logs(
        LogFilter(
            address=[contract],
            from_block=receipt.block_number,
            topics=[None, None, f"0x{5:064x}"],
        )
    )
    assert log == receipt.logs[0]
    filter = client.eth_new_filter(LogFilter(address=contract))
    cook(client, contract, 6)
    assert len(client.eth_get_filter_changes(filter)) == 2
    assert client.eth_uninstall_filter(filter) is True


def test_traces_a_transaction(client: Client, contract: str) -> None:
    receipt = cook(client, contract, 7)
    try:
        [trace] = client.trace_transaction(receipt.transaction_hash) or []
    except errors.RpcError as error:
        # Where nodes without traces are all there is.
        assert isinstance(error, errors.MethodNotFound | errors.CallRejected)
    else:
        assert trace.type == "call" and trace.block_number == receipt.block_number


def test_raises_what_a_contract_reverts_with(client: Client, contract: str) -> None:
    with pytest.raises(errors.ExecutionReverted, match="the soup is cold") as raised:
        client.eth_call(reader(contract, "failWithReason()"), "latest")
    assert (raised.value.code, raised.value.data[:10]) == (3, selector("Error(string)"))
    with pytest.raises(errors.ExecutionReverted) as raised:
        client.eth_call(reader(contract, "failWithCustomError()"), "latest")
    assert raised.value.data[:10] == selector("TooHot(uint256,address)")


def test_raises_what_is_wrong_with_a_param(client: Client) -> None:
    with pytest.raises(errors.InvalidParams, match="address") as raised:
        client.eth_get_balance("0x12")
    assert raised.value.data and raised.value.data.param == "address"
    with pytest.raises(TypeError, match="eth_getStorageAt: position: must be an int, not float"):
        client.eth_get_storage_at(account.address, 0.5, "latest")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="eth_getBlockByNumber: block: must not be negative"):
        client.eth_get_block_by_number(-1)
    with pytest.raises(TypeError, match="eth_call: call: gas: must be an int, not bool"):
        client.eth_call(CallObject(gas=True), "latest")


def test_raises_that_a_key_is_refused() -> None:
    for url, kind in {
        "UNKNOWN_KEY_URL": errors.Unauthorized,
        "OTHER_NETWORK_URL": errors.WrongNetwork,
    }.items():
        with Client(os.environ[url]) as client, pytest.raises(kind):
            client.eth_block_number()


def test_raises_that_the_quota_is_used_up() -> None:
    with Client(os.environ["SPENT_QUOTA_URL"]) as client:
        with pytest.raises(errors.QuotaExceeded) as raised:
            client.eth_block_number()
    data = raised.value.data
    assert data and (data.reason, data.limit) == ("daily_quota", 1) and data.reset_at


def test_sends_a_batch_longer_than_the_service_takes(client: Client, contract: str) -> None:
    with client.batch() as batch:
        failing = batch.eth_call(reader(contract, "failWithReason()"), "latest")
        numbers = [batch.eth_get_transaction_count(contract) for _ in range(1_500)]
        block = batch.eth_get_block_by_number("latest", True)
    assert {one.result() for one in numbers} == {1}
    assert isinstance(failing.error, errors.ExecutionReverted)
    assert isinstance(block.result(), BlockWithTransactions)


def test_times_out(client: Client, contract: str) -> None:
    endless = CallObject(to=contract, data=call_data("loop()"))
    with pytest.raises(errors.RequestTimeout, match="within 0.001 s"):
        client.with_options(timeout=0.001, retries=0).eth_call(endless, "latest")
    assert client.request("eth_chainId") == hex(client.eth_chain_id())


def test_iterates_logs_of_any_range(client: Client, contract: str) -> None:
    receipt = cook(client, contract, 3)
    filter = LogFilter(address=contract, from_block=0)
    found = list(iter_logs(client, filter))
    assert found == client.eth_get_logs(filter)
    assert found[-1].transaction_hash == receipt.transaction_hash
    by_hash = LogFilter(address=contract, block_hash=receipt.block_hash)
    assert list(iter_logs(client, by_hash)) == client.eth_get_logs(by_hash)


class Limited(Client):
    """Takes ranges of 40 blocks at most. Each has one log; the head is 100."""

    asked: list[tuple[object, object]] = []
    suggests = True

    def eth_block_number(self) -> int:
        return 100

    def eth_get_logs(self, filter: LogFilter) -> list[Log]:
        first, last = filter.from_block, filter.to_block
        assert isinstance(first, int) and isinstance(last, int)
        self.asked.append((first, last))
        if last - first >= 40:
            data = InvalidParamsData(from_=first, to=first + 39) if self.suggests else None
            raise errors.InvalidParams("too many", code=-32602, data=data)
        return [cast(Log, number) for number in range(first, last + 1)]


def test_reads_ranges_that_the_service_suggests() -> None:
    with Limited(URL) as client:
        numbers: list[object] = [*iter_logs(client, LogFilter(from_block="earliest"))]
        assert numbers == list(range(101))
        assert client.asked == [(0, 100), (0, 39), (40, 100), (40, 79), (80, 100)]
        client.suggests = False
        with pytest.raises(errors.InvalidParams):
            list(iter_logs(client, LogFilter(from_block=0)))
