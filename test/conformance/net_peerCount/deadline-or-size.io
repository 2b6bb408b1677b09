// The node's limits.
// node: recorded

// The node's own deadline (RSKj's text).
!! net_peerCount {"error":{"code":-32011,"message":"Execution has got timeout out."}}
>> {"jsonrpc":"2.0","id":1,"method":"net_peerCount","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the node ran out of time","data":{"reason":"timeout"}}}

// The node's own size limit (RSKj's text).
!! net_peerCount {"error":{"code":-32011,"message":"Response size limit of 3000 bytes exceeded"}}
>> {"jsonrpc":"2.0","id":1,"method":"net_peerCount","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the response is too large for the node","data":{"reason":"too_large"}}}
