// The devchain's blocks.
// node: devchain

// a call with two logs
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["$cookBlock",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":null}
