// A range that runs backwards, once the head is known.
// node: devchain

// fromBlock after toBlock
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x3","toBlock":"0x2"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must not be after filter.toBlock","data":{"param":"filter.fromBlock"}}}

// only an older toBlock: from is latest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"toBlock":"0x2"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must not be after filter.toBlock","data":{"param":"filter.fromBlock"}}}

// latest to earliest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"latest","toBlock":"earliest"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must not be after filter.toBlock","data":{"param":"filter.fromBlock"}}}

// backwards past the head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x9","toBlock":"0x8"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must not be after filter.toBlock","data":{"param":"filter.fromBlock"}}}
