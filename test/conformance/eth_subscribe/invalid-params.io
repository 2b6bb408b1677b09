// Params that name no subscription.
// node: any
// transport: websocket

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"<any>","data":"<any>"}}

// a filter of what has none
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads",{"topics":[]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter is for logs only","data":{"param":"filter"}}}

// a plain number as the start of new blocks
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads",{"fromBlock":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must be a block hash, or an object with blockHash or blockNumber","data":{"param":"filter.fromBlock"}}}

// a height and a place among the logs of a block
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["logs",{"fromBlock":{"blockNumber":"0x1","logIndex":"0x0"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"<any>","data":"<any>"}}

// a boolean where only a filter has a meaning
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["logs",false]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter must be an object","data":{"param":"filter"}}}
