// HTTP has no connection that events could come over.
// node: any

// over HTTP
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"eth_subscribe needs a WebSocket connection: open one at the same URL, with wss in place of https"}}
