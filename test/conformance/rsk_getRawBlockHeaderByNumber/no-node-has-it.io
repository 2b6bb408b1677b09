// A node may lack a method of this part.
// node: recorded

// RSKj's response for a method that is disabled
!! rsk_getRawBlockHeaderByNumber {"error":{"code":-32601,"message":"the method rsk_getRawBlockHeaderByNumber does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByNumber","params":["0x5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no node of this network has the method rsk_getRawBlockHeaderByNumber"}}
