// Methods of the part debug may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method debug_traceTransaction is switched off: METHODS of this service does not include debug"}}
