import asyncio
import json
import os
import time
from urllib.request import urlopen

import pytest
from eth_account import Account
from requests import HTTPError
from web3 import AsyncWeb3, HTTPProvider, Web3, WebSocketProvider
from web3.exceptions import (
    ContractCustomError,
    ContractLogicError,
    Web3RPCError,
)
from web3.middleware import SignAndSendRawMiddlewareBuilder
from websockets.exceptions import ConnectionClosed

account = Account.from_key(os.environ["PRIVATE_KEY"])


def connect(url):
    w3 = Web3(HTTPProvider(os.environ[url]))
    w3.middleware_onion.inject(SignAndSendRawMiddlewareBuilder.build(account), layer=0)
    w3.eth.default_account = account.address
    return w3


def mined(w3, transaction_hash):
    return w3.eth.wait_for_transaction_receipt(transaction_hash, poll_latency=0.2)


@pytest.fixture(scope="module")
def w3():
    return connect("RPC_URL")


@pytest.fixture(scope="module")
def contract(w3):
    with open("contracts/kitchen.json") as file:
        artifact = json.load(file)
    factory = w3.eth.contract(abi=artifact["abi"], bytecode=artifact["bytecode"])
    receipt = mined(w3, factory.constructor().transact({"gasPrice": w3.eth.gas_price}))
    return w3.eth.contract(receipt["contractAddress"], abi=artifact["abi"])


@pytest.fixture(scope="module")
def receipt(w3, contract):
    return mined(w3, contract.functions.cook(5, "soup").transact({"gasPrice": w3.eth.gas_price}))


def test_deploys_a_contract(w3, contract):
    assert w3.eth.get_code(contract.address)


def test_calls_it(contract):
    assert contract.functions.owner().call() == account.address


def test_calls_code_without_an_address(w3):
    # Its constructor returns 32 bytes in place of code.
    assert int.from_bytes(w3.eth.call({"data": "0x600760005260206000f3"})) == 7


def test_sends_a_transaction(receipt):
    assert receipt["status"] == 1


def test_waits_for_confirmations(w3, receipt):
    deadline = time.monotonic() + 60
    while w3.eth.block_number < receipt["blockNumber"] + 2:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_reads_a_receipt(w3, receipt):
    read = w3.eth.get_transaction_receipt(receipt["transactionHash"])
    assert (len(read["logs"]), read["type"]) == (2, 0)


def test_reads_logs(w3, contract, receipt):
    [log] = contract.events.Cooked().get_logs(from_block=0, argument_filters={"dish": 5})
    assert log["args"]["note"] == "soup"
    # An unknown block is no revert.
    with pytest.raises(Web3RPCError, match="not found"):
        contract.functions.owner().call(block_identifier=1_000_000)


def test_follows_filters(w3, contract):
    blocks = w3.eth.filter("latest")
    pending = w3.eth.filter("pending")
    cooked = contract.events.Cooked.create_filter(from_block=0)
    again = mined(w3, contract.functions.cook(6, "bread").transact({"gasPrice": w3.eth.gas_price}))
    assert again["blockHash"] in blocks.get_new_entries()
    assert again["transactionHash"] in pending.get_new_entries()
    assert [event["args"]["dish"] for event in cooked.get_new_entries()] == [6]
    assert len(cooked.get_all_entries()) >= 2
    assert w3.eth.uninstall_filter(cooked.filter_id)


def test_shows_a_revert_reason(contract):
    with pytest.raises(ContractLogicError, match="the soup is cold"):
        contract.functions.failWithReason().call()


def test_shows_a_custom_error(w3, contract):
    with pytest.raises(ContractCustomError) as raised:
        contract.functions.failWithCustomError().call()
    data = raised.value.data
    assert w3.codec.decode(["uint256", "address"], bytes.fromhex(data[10:])) == (451, account.address.lower())


def test_sends_a_batch(w3, contract):
    with w3.batch_requests() as batch:
        for _ in range(300):
            batch.add(w3.eth.get_transaction_count(contract.address))
        assert set(batch.execute()) == {1}


def test_sends_without_naming_a_fee(w3):
    transaction = {"to": account.address, "value": 1}
    with pytest.raises(Web3RPCError, match="gasPrice"):
        w3.eth.send_transaction(transaction)
    receipt = mined(w3, w3.eth.send_transaction(transaction | {"gasPrice": w3.eth.gas_price}))
    assert receipt["effectiveGasPrice"] > 0


def test_shows_that_an_API_key_is_unknown():
    with pytest.raises(HTTPError, match="401"):
        connect("UNKNOWN_KEY_URL").eth.block_number


def test_shows_that_a_key_is_for_the_other_network():
    with pytest.raises(HTTPError, match="403"):
        connect("OTHER_NETWORK_URL").eth.block_number


def test_shows_that_the_quota_is_used_up():
    with pytest.raises(Web3RPCError, match="quota of 1 requests a day is used up"):
        connect("SPENT_QUOTA_URL").eth.block_number


async def listen(w3, contract):
    """Cuts the first connection once it has brought a block and a log, and ends the subscriptions of the second."""
    connections = []
    async for socket in AsyncWeb3(WebSocketProvider(os.environ["SOCKET_URL"])):
        seen = {"heads": [], "dishes": []}
        connections.append(seen)
        try:
            # It says in a second param that it wants hashes.
            pending = await socket.eth.subscribe("newPendingTransactions")
            assert await socket.eth.unsubscribe(pending)
            heads = await socket.eth.subscribe("newHeads")
            logs = await socket.eth.subscribe("logs", {"address": contract.address})
            fee = {"gasPrice": w3.eth.gas_price}
            mined(w3, contract.functions.cook(len(connections), "soup").transact(fee))
            async for message in socket.socket.process_subscriptions():
                if message["subscription"] == heads:
                    seen["heads"].append(message["result"]["number"])
                else:
                    seen["dishes"] += [int.from_bytes(message["result"]["topics"][-1])]
                if not (seen["heads"] and seen["dishes"]):
                    continue
                if len(connections) == 1:
                    urlopen(os.environ["CUT_URL"]).close()
                else:
                    ended = [await socket.eth.unsubscribe(one) for one in (heads, logs)]
                    return connections, ended
        except ConnectionClosed:
            continue


@pytest.fixture(scope="module")
def listened(w3, contract):
    return asyncio.run(asyncio.wait_for(listen(w3, contract), 60))


def test_subscribes_to_blocks_and_logs(listened):
    [first, *_], _ = listened
    assert first["heads"] and 1 in first["dishes"]


def test_goes_on_after_its_connection_is_cut(listened):
    [_, *others], _ = listened
    assert others[-1]["heads"] and others[-1]["dishes"]


def test_unsubscribes(listened):
    _, ended = listened
    assert ended == [True, True]
