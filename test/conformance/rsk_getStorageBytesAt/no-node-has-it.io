// A node may lack a method of this part.
// node: recorded

// RSKj's response for a method that is disabled
!! rsk_getStorageBytesAt {"error":{"code":-32601,"message":"the method rsk_getStorageBytesAt does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no node of this network has the method rsk_getStorageBytesAt"}}
