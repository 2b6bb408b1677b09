// The gateway's own size limit: the node's answer is longer.
// node: recorded
// settings: MAX_RESPONSE_BYTES=1024

// an answer of more than 1,024 bytes
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0x5",false]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the response is too large","data":{"reason":"too_large"}}}
