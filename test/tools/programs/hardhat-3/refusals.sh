# Asks for the latest block where the service refuses, and looks for what it says: Hardhat 3 shows no error of a response other than 200.
refusal() {
  output=$(hardhat run --no-compile --network "$2" block-number.js 2>&1)
  if echo "$output" | grep -q "$3"; then
    echo "ok 1 - $1"
  else
    echo "$output"
    echo "not ok 1 - $1"
  fi
}

refusal "shows that an API key is unknown" unknownKey "status code 401: Unauthorized"
refusal "shows that a key is for the other network" otherNetwork "status code 403: Forbidden"
refusal "shows that the quota is used up" spentQuota "quota of 1 requests a day is used up"
