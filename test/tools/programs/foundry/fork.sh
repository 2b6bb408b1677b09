# Forks the chain with anvil, and writes to the fork.
port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
anvil --fork-url "$RPC_URL" --port "$port" >anvil.txt 2>&1 &
anvil=$!
trap 'kill $anvil' EXIT
url=http://127.0.0.1:$port
for _ in $(seq 100); do grep -q "Listening on" anvil.txt && break; sleep 0.2; done

# Cast's exit code is 0 when it fails, too.
cast send "$KITCHEN" "setCount(uint256)" 77 --rpc-url "$url" --unlocked --from 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 >send.txt 2>&1
if [ "$(cast call "$KITCHEN" "count()(uint256)" --rpc-url "$url")" = 77 ]; then
  echo "ok 1 - forks the chain"
else
  cat send.txt anvil.txt
  echo "not ok 1 - forks the chain"
fi
