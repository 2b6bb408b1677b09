# Makes Hardhat's sample project, adds a network to its settings, and deploys it with Ignition, which waits for 5 confirmations.
# $1 is the kind of project, as Hardhat's initialiser names it.
set -eu
name="deploys its sample project"
trap 'echo "not ok 1 - $name"' EXIT

# Beside this project: a project may not be in another one.
project=$PWD-sample
rm -rf "$project"
mkdir -p "$project/bin"
cd "$project"
# The packages that the initialiser installs are in a folder above already.
printf '#!/bin/sh\n' > bin/npm
chmod +x bin/npm
export PATH="$project/bin:$PATH" HARDHAT_DISABLE_TELEMETRY_PROMPT=true

export "HARDHAT_CREATE_$1_PROJECT_WITH_DEFAULTS=true"
hardhat init
sed -i 's|solidity: .*|&\n  networks: { rootstock: { url: process.env.RPC_URL, accounts: [process.env.PRIVATE_KEY!] } },|' hardhat.config.ts
echo y | hardhat ignition deploy ignition/modules/Lock.ts --network rootstock

trap - EXIT
echo "ok 1 - $name"
