// RSKj has neither traces nor frames unless its modules trace and debug are switched on.
// node: recorded

// RSKj's responses without the modules
!! trace_block {"error":{"code":-32601,"message":"the method trace_block does not exist/is not available"}}
!! debug_traceBlockByHash {"error":{"code":-32601,"message":"the method debug_traceBlockByHash does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no node of this network has the method debug_traceBlockByHash"}}
