// The node's limits.
// node: recorded
// settings: METHODS=core,txpool

// The node's own deadline (RSKj's text).
!! txpool_content {"error":{"code":-32011,"message":"Execution has got timeout out."}}
>> {"jsonrpc":"2.0","id":1,"method":"txpool_inspect","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the node ran out of time","data":{"reason":"timeout"}}}
