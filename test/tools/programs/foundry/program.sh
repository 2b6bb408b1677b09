# What a developer types, and what the output must show.
export ETH_RPC_URL=$RPC_URL
mkdir lib
cp -r ../node_modules/forge-std lib

# check NAME PATTERN COMMAND...
check() {
  name=$1 pattern=$2
  shift 2
  output=$("$@" 2>&1)
  if echo "$output" | grep -Eq -- "$pattern"; then
    echo "ok 1 - $name"
  else
    echo "$ $*"
    echo "$output"
    echo "not ok 1 - $name"
  fi
}

me=$(cast wallet address "$PRIVATE_KEY")
deploy() { forge create contracts/Kitchen.sol:Kitchen --broadcast --private-key "$PRIVATE_KEY"; }
send() { cast send --private-key "$PRIVATE_KEY" "$@"; }
field() { sed -n "s/^$1 *\([^ ]*\).*/\1/p"; }

check "deploys a contract" "^Deployed to: 0x" deploy
kitchen=$(echo "$output" | sed -n 's/^Deployed to: //p')
salted() { forge script script/Salted.s.sol --rpc-url "$RPC_URL" --broadcast --private-key "$PRIVATE_KEY"; }
check "deploys a contract" "ONCHAIN EXECUTION COMPLETE & SUCCESSFUL" salted

check "calls it" "$me" cast call "$kitchen" "owner()(address)"
# Its constructor returns 32 bytes in place of code.
check "calls code without an address" "^0x0{63}7$" cast call --create 0x600760005260206000f3

cook() { send "$kitchen" "cook(uint256,string)" 5 soup; }
check "sends a transaction" "^status +1 \(success\)" cook
hash=$(echo "$output" | field transactionHash)
check "reads a receipt" "^status +1 \(success\)" cast receipt "$hash"
check "reads logs" "transactionHash: $hash" cast logs --address "$kitchen" --from-block 0 "Cooked(address indexed,uint256 indexed,string)"

confirm() {
  mined=$(send --confirmations 3 "$me" --value 1 | field blockNumber)
  echo "confirmations: $(($(cast block-number) - mined + 1))"
}
check "waits for confirmations" "^confirmations: ([3-9]|[1-9][0-9]+)$" confirm

check "shows a revert reason" "the soup is cold" cast call "$kitchen" "failWithReason()"
explain() {
  data=$(cast call "$kitchen" "failWithCustomError()" --from "$me" 2>&1 | grep -Eo '0x[0-9a-f]{136}' | head -1)
  cast decode-error --sig "TooHot(uint256,address)" "$data"
}
check "shows a custom error" "^$me$" explain
check "sends without naming a fee" "^effectiveGasPrice +[1-9]" send "$me" --value 1

at() { ETH_RPC_URL=$1 cast block-number; }
check "shows that an API key is unknown" "unknown or revoked API key" at "$UNKNOWN_KEY_URL"
check "shows that a key is for the other network" "use it at" at "$OTHER_NETWORK_URL"
check "shows that the quota is used up" "quota of 1 requests a day is used up" at "$SPENT_QUOTA_URL"
