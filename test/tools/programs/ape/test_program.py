import json
import os

import pytest
from ape import networks
from ape.contracts import ContractContainer
from ape_accounts import import_account_from_private_key
from ethpm_types import ContractType

PASSPHRASE = "Passphrase-1"


@pytest.fixture
def account():
    account = import_account_from_private_key("funded", PASSPHRASE, os.environ["PRIVATE_KEY"])
    account.set_autosign(True, passphrase=PASSPHRASE)
    return account


@pytest.fixture
def container():
    with open("contracts/kitchen.json") as file:
        artifact = json.load(file)
    bytecode = {"bytecode": artifact["bytecode"]}
    return ContractContainer(ContractType(contractName="Kitchen", abi=artifact["abi"], deploymentBytecode=bytecode))


def test_deploys_a_contract_and_reads_its_events(account, container):
    with networks.parse_network_choice(os.environ["RPC_URL"]):
        kitchen = account.deploy(container)
        receipt = kitchen.cook(42, "soup", sender=account)
        assert kitchen.count() == 8
        assert [log.event_name for log in receipt.events] == ["Cooked", "Counted"]
