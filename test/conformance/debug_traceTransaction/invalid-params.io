// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash is required: a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// a number
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":[5,{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// single steps, which go-ethereum returns without a tracer
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"single steps (structLogs) are not available: set options to {\"tracer\": \"callTracer\"}","data":{"param":"options.tracer"}}}

// single steps, with options of theirs
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"disableStorage":true}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"single steps (structLogs) are not available: set options to {\"tracer\": \"callTracer\"}","data":{"param":"options.tracer"}}}

// a tracer that Rootstock nodes don't have
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"tracer":"prestateTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"options.tracer must be \"callTracer\"","data":{"param":"options.tracer"}}}

// a word in the place of options
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a","callTracer"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"options must be an object: {tracer?, tracerConfig?}","data":{"param":"options"}}}

// a wrong option of the tracer
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"tracer":"callTracer","tracerConfig":{"onlyTopCall":"yes"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"options.tracerConfig.onlyTopCall must be a boolean: true or false","data":{"param":"options.tracerConfig.onlyTopCall"}}}

// a third param
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"tracer":"callTracer"},"x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: debug_traceTransaction takes at most 2 params","data":{"expected":2}}}
