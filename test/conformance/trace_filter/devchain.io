// The devchain's blocks.
// node: devchain

// no transactions
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"earliest","toBlock":"earliest"}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
