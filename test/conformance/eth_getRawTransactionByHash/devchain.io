// The devchain's transactions.
// node: devchain

// an unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// a mined transaction
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["$cookTx"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}
