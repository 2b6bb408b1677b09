// What eth_getLogs refuses.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"<any>","data":"<any>"}}

// topics that are no list
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"topics":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"<any>","data":"<any>"}}

// a range that runs backwards
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"fromBlock":"0x2","toBlock":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must not be after filter.toBlock","data":{"param":"filter.fromBlock"}}}
