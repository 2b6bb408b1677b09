// The node gives no usable response.
// node: recorded

// The response is not JSON.
!! garbage
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"0x6","toBlock":"0x6"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response","data":{"reason":"node_unavailable","requestId":"<any>"}}}

// The node fails without saying why, as one does that has no state of the block: its text stays in the log.
!! eth_blockNumber {"result":"0x3a"}
!! eth_getBlockByNumber {"result":{"number":"0x6","hash":"0x1111111111111111111111111111111111111111111111111111111111111111"}}
!! trace_block {"error":{"code":-32603,"message":"Internal server error"}}
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"0x6","toBlock":"0x6"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error","data":{"reason":"internal","requestId":"<any>"}}}
