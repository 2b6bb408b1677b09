import os

from web3 import Web3

w3 = Web3(Web3.HTTPProvider("https://testnet.example.org/YOUR_API_KEY"))
account = w3.eth.account.from_key(os.environ["PRIVATE_KEY"])

# A contract that counts its calls.
bytecode = "0x6012600c60003960126000f36000546001018060005560005260206000f3"
transaction = {
    "from": account.address,
    "data": bytecode,
    "nonce": w3.eth.get_transaction_count(account.address, "pending"),
    "chainId": w3.eth.chain_id,
    # Rootstock has no EIP-1559: web3.py needs a gas price.
    "gasPrice": w3.eth.gas_price,
}
transaction["gas"] = w3.eth.estimate_gas(transaction)

signed = account.sign_transaction(transaction)
transaction_hash = w3.eth.send_raw_transaction(signed.raw_transaction)
receipt = w3.eth.wait_for_transaction_receipt(transaction_hash)
print("Deployed:", receipt["contractAddress"])
