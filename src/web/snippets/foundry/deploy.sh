#!/bin/sh
# Deploys a contract that counts its calls. Rootstock has no EIP-1559: versions of cast that don't know its chains need --legacy.
cast send --legacy \
  --rpc-url "https://testnet.example.org/YOUR_API_KEY" \
  --private-key "$PRIVATE_KEY" \
  --create 0x6012600c60003960126000f36000546001018060005560005260206000f3
