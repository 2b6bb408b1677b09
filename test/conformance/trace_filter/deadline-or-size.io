// The node's limits.
// node: recorded

// The node's own deadline (RSKj's text).
!! eth_blockNumber {"result":"0x3a"}
!! eth_getBlockByNumber {"result":{"number":"0x6","hash":"0x1111111111111111111111111111111111111111111111111111111111111111"}}
!! trace_block {"error":{"code":-32011,"message":"Execution has got timeout out."}}
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"0x6","toBlock":"0x6"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the node ran out of time","data":{"reason":"timeout"}}}

// The node's own size limit (RSKj's text).
!! eth_blockNumber {"result":"0x3a"}
!! eth_getBlockByNumber {"result":{"number":"0x6","hash":"0x1111111111111111111111111111111111111111111111111111111111111111"}}
!! trace_block {"error":{"code":-32011,"message":"Response size limit of 12000 bytes exceeded"}}
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"0x6","toBlock":"0x6"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the response is too large for the node","data":{"reason":"too_large"}}}
