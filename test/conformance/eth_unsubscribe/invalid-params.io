// What is no ID of a subscription.
// node: any
// transport: websocket

// too short
>> {"jsonrpc":"2.0","id":1,"method":"eth_unsubscribe","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"<any>","data":"<any>"}}
