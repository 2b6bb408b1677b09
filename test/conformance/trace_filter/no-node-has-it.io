// RSKj has no traces unless its module trace is switched on.
// node: recorded

// RSKj's response without the module
!! eth_blockNumber {"result":"0x3a"}
!! eth_getBlockByNumber {"result":{"number":"0x6","hash":"0x1111111111111111111111111111111111111111111111111111111111111111"}}
!! trace_block {"error":{"code":-32601,"message":"the method trace_block does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"0x6","toBlock":"0x6"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no node of this network has the method trace_block, which trace_filter needs"}}
