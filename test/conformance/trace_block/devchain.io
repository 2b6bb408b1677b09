// The devchain's blocks.
// node: devchain

// no transactions
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}

// past the head
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["0xffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
