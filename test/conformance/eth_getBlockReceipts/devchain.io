// The devchain's blocks.
// node: devchain

// no transactions
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}

// past the head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["0xffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// the block's hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["$cookBlock"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// the pending block has no receipts
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["pending"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
