#!/bin/sh
# Sends a transaction that a wallet or a library has signed, then waits for its receipt.
endpoint="https://testnet.example.org/YOUR_API_KEY"

call() {
  curl -s "$endpoint" -H 'content-type: application/json' \
    -d "{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"$1\", \"params\": $2}"
}

sent=$(call eth_sendRawTransaction "[\"$SIGNED_TRANSACTION\"]")
hash=$(echo "$sent" | sed -n 's/.*"result":"\(0x[0-9a-f]*\)".*/\1/p')
if [ -z "$hash" ]; then
  echo "$sent" >&2
  exit 1
fi

# The result is null until a block includes the transaction.
until call eth_getTransactionReceipt "[\"$hash\"]" | grep -q '"result":{'; do sleep 2; done
echo "Mined: $hash"
