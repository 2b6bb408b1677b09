// The node's limits.
// node: recorded

// The node's own deadline (RSKj's text).
!! rsk_getStorageBytesAt {"error":{"code":-32011,"message":"Execution has got timeout out."}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the node ran out of time","data":{"reason":"timeout"}}}

// The node's own size limit (RSKj's text).
!! rsk_getStorageBytesAt {"error":{"code":-32011,"message":"Response size limit of 3000 bytes exceeded"}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the response is too large for the node","data":{"reason":"too_large"}}}
