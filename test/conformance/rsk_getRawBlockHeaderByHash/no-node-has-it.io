// A node may lack a method of this part.
// node: recorded

// RSKj's response for a method that is disabled
!! rsk_getRawBlockHeaderByHash {"error":{"code":-32601,"message":"the method rsk_getRawBlockHeaderByHash does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no node of this network has the method rsk_getRawBlockHeaderByHash"}}
