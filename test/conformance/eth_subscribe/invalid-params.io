// Params that name no subscription.
// node: any
// transport: websocket

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"<any>","data":"<any>"}}

// a filter of what has none
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads",{"topics":[]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter is for logs only","data":{"param":"filter"}}}
