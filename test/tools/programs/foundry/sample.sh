# Makes forge's sample project and deploys it with its own script. Its networks are named by the command.
set -eu
name="deploys its sample project"
trap 'echo "not ok 1 - $name"' EXIT

forge init --no-git --offline sample
# forge-std comes from npm, where forge would fetch it with git.
mkdir sample/lib
cp -r ../node_modules/forge-std sample/lib
cd sample
printf '[rpc_endpoints]\nrootstock = "${RPC_URL}"\n' >> foundry.toml
forge script script/Counter.s.sol --offline --rpc-url rootstock --broadcast --private-key "$PRIVATE_KEY"

trap - EXIT
echo "ok 1 - $name"
