# Asks for the latest block where the service refuses, and looks for what it says.
refusal() {
  output=$(hardhat run --no-compile --network "$2" block-number.js 2>&1)
  if echo "$output" | grep -q "$3"; then
    echo "ok 1 - $1"
  else
    echo "$output"
    echo "not ok 1 - $1"
  fi
}

refusal "shows that an API key is unknown" unknownKey "unknown or revoked API key"
refusal "shows that a key is for the other network" otherNetwork "use it at"
refusal "shows that the quota is used up" spentQuota "quota of 1 requests a day is used up"
