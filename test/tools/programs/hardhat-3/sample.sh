# Makes Hardhat's sample project, adds a network to its settings, and deploys it with Ignition, which waits for 5 confirmations.
# $1 is the template.
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
export PATH="$project/bin:$PATH"

hardhat --init --template "$1"
sed -i 's|networks: {|&\n    rootstock: { type: "http", url: process.env.RPC_URL!, accounts: [process.env.PRIVATE_KEY!] },|' hardhat.config.ts
echo y | hardhat ignition deploy --network rootstock ignition/modules/Counter.ts

trap - EXIT
echo "ok 1 - $name"
