// The node gives no usable response.
// node: recorded

// The response is not JSON.
!! garbage
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response","data":{"reason":"node_unavailable","requestId":"<any>"}}}

// The node has no state of the block: its text stays in the log.
!! trace_transaction {"error":{"code":-32603,"message":"Internal server error"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error","data":{"reason":"internal","requestId":"<any>"}}}
