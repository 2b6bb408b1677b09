// The devchain's transactions.
// node: devchain

// unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
