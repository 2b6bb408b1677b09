// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block is required: a hash: 0x and 64 hex digits","data":{"param":"block"}}}

// a number
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":[5,{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a hash: 0x and 64 hex digits","data":{"param":"block"}}}

// single steps, which go-ethereum returns without a tracer
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"single steps (structLogs) are not available: set options to {\"tracer\": \"callTracer\"}","data":{"param":"options.tracer"}}}

// single steps, with options of theirs
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4",{"disableStorage":true}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"single steps (structLogs) are not available: set options to {\"tracer\": \"callTracer\"}","data":{"param":"options.tracer"}}}

// a tracer that Rootstock nodes don't have
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4",{"tracer":"prestateTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"options.tracer must be \"callTracer\"","data":{"param":"options.tracer"}}}

// a word in the place of options
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","callTracer"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"options must be an object: {tracer?, tracerConfig?}","data":{"param":"options"}}}

// a wrong option of the tracer
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4",{"tracer":"callTracer","tracerConfig":{"onlyTopCall":"yes"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"options.tracerConfig.onlyTopCall must be a boolean: true or false","data":{"param":"options.tracerConfig.onlyTopCall"}}}

// a third param
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByHash","params":["0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4",{"tracer":"callTracer"},"x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: debug_traceBlockByHash takes at most 2 params","data":{"expected":2}}}
