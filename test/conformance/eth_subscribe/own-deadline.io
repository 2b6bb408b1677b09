// The gateway's own deadline, while it reads what happened since a block.
// node: recorded
// transport: websocket
// settings: CALL_TIMEOUT_MS=100

// no response for 100 ms
!! silent
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads",{"fromBlock":"0x00000000000000000000000000000000000000000000000000000000000000aa"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"no response within 100 ms"}}
