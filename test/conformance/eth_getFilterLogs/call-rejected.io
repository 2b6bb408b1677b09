// RSKj's error.
// node: any

// unknown
>> {"jsonrpc":"2.0","id":1,"method":"eth_getFilterLogs","params":["0x9f1f0fbd4e1a4cc03f5fa8ab3b21f3d1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"filter not found"}}

// a short ID
>> {"jsonrpc":"2.0","id":1,"method":"eth_getFilterLogs","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"filter not found"}}
