// RSKj has neither traces nor frames unless its modules trace and debug are switched on.
// node: recorded

// RSKj's responses without the modules
!! trace_transaction {"error":{"code":-32601,"message":"the method trace_transaction does not exist/is not available"}}
!! debug_traceTransaction {"error":{"code":-32601,"message":"the method debug_traceTransaction does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no node of this network has the method debug_traceTransaction"}}
