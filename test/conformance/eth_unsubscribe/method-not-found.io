// HTTP has no subscriptions.
// node: any

// over HTTP
>> {"jsonrpc":"2.0","id":1,"method":"eth_unsubscribe","params":["0x52c3a26cb8da82d76193d8632bcdb3b4"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"eth_unsubscribe needs a WebSocket connection: open one at the same URL, with wss in place of https"}}
