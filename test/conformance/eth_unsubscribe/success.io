// A subscription that the connection does not have.
// node: any
// transport: websocket

// unknown
>> {"jsonrpc":"2.0","id":1,"method":"eth_unsubscribe","params":["0x52c3a26cb8da82d76193d8632bcdb3b4"]}
<< {"jsonrpc":"2.0","id":1,"result":false}
