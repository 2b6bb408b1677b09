// Params that no node gets to see.
// node: recorded
// settings: METHODS=core,node,txpool

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"txpool_inspect","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: txpool_inspect takes no params","data":{"expected":0}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"txpool_inspect","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}
