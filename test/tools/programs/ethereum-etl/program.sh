# Exports the blocks up to the last one that was prepared, and looks into the files.
number=0
step() {
  number=$((number + 1))
  name=$1
  shift
  if output=$("$@" 2>&1); then
    echo "ok $number - $name"
  else
    echo "$output"
    echo "not ok $number - $name"
  fi
}

blocks() {
  ethereumetl export_blocks_and_transactions -s 0 -e "$KITCHEN_BLOCK" -p "$RPC_URL" --blocks-output blocks.csv --transactions-output transactions.csv &&
    grep -q "$KITCHEN_TX" transactions.csv
}

receipts() {
  ethereumetl extract_csv_column -i transactions.csv -o hashes.txt -c hash &&
    ethereumetl export_receipts_and_logs --transaction-hashes hashes.txt -p "$RPC_URL" --receipts-output receipts.csv --logs-output logs.csv &&
    grep -q "$KITCHEN_TX" receipts.csv && grep -q "$KITCHEN" logs.csv
}

traces() {
  ethereumetl export_geth_traces -s 1 -e "$KITCHEN_BLOCK" -p "$RPC_URL" -o geth.json &&
    ethereumetl extract_geth_traces -i geth.json -o traces.csv && grep -q "$KITCHEN" traces.csv
}

step "exports blocks and transactions" blocks
step "exports receipts and logs" receipts
step "exports traces" traces
