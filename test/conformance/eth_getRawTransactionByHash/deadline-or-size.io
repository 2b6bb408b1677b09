// The node's limits.
// node: recorded

// The node's own deadline (RSKj's text).
!! eth_getTransactionByHash {"error":{"code":-32011,"message":"Execution has got timeout out."}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the node ran out of time","data":{"reason":"timeout"}}}

// The node's own size limit (RSKj's text).
!! eth_getTransactionByHash {"error":{"code":-32011,"message":"Response size limit of 3000 bytes exceeded"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the response is too large for the node","data":{"reason":"too_large"}}}
