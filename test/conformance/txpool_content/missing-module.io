// Nodes may have the module switched off.
// node: recorded
// settings: METHODS=core,txpool

// The node lacks the method.
!! txpool_content {"error":{"code":-32601,"message":"method not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"txpool_content","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"<any>"}}
