// A node may lack a method of this part.
// node: recorded

// RSKj's response for a method that is disabled
!! rsk_protocolVersion {"error":{"code":-32601,"message":"the method rsk_protocolVersion does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_protocolVersion","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no node of this network has the method rsk_protocolVersion"}}
