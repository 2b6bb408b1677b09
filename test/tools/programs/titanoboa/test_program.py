import json
import os

import boa
import pytest
from eth_account import Account

RPC_URL = os.environ["RPC_URL"]
SOURCE = """
count: public(uint256)

@external
def set_count(new_count: uint256):
    self.count = new_count
"""


def test_deploys_a_contract_and_calls_it():
    with boa.set_network_env(RPC_URL):
        boa.env.add_account(Account.from_key(os.environ["PRIVATE_KEY"]))
        contract = boa.loads(SOURCE)
        contract.set_count(5)
        assert contract.count() == 5


@pytest.fixture
def kitchen():
    with open("contracts/kitchen.json") as file:
        return boa.loads_abi(json.dumps(json.load(file)["abi"]))


def test_forks_the_chain(kitchen):
    with boa.fork(RPC_URL, block_identifier="latest"):
        contract = kitchen.at(os.environ["KITCHEN"])
        assert contract.count() >= 8
        contract.setCount(77)
        assert contract.count() == 77
