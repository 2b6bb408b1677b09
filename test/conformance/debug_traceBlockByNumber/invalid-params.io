// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block is required: a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// a number
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":[5,{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// single steps, which go-ethereum returns without a tracer
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"single steps (structLogs) are not available: set options to {\"tracer\": \"callTracer\"}","data":{"param":"options.tracer"}}}

// single steps, with options of theirs
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x5",{"disableStorage":true}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"single steps (structLogs) are not available: set options to {\"tracer\": \"callTracer\"}","data":{"param":"options.tracer"}}}

// a tracer that Rootstock nodes don't have
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x5",{"tracer":"prestateTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"options.tracer must be \"callTracer\"","data":{"param":"options.tracer"}}}

// a word in the place of options
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x5","callTracer"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"options must be an object: {tracer?, tracerConfig?}","data":{"param":"options"}}}

// a wrong option of the tracer
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x5",{"tracer":"callTracer","tracerConfig":{"onlyTopCall":"yes"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"options.tracerConfig.onlyTopCall must be a boolean: true or false","data":{"param":"options.tracerConfig.onlyTopCall"}}}

// the pending block, which has no frames yet
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["pending",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"the pending block has no frames: trace_block has its traces","data":{"param":"block"}}}

// a tag of Ethereum
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["safe",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"block"}}}

// a third param
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x5",{"tracer":"callTracer"},"x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: debug_traceBlockByNumber takes at most 2 params","data":{"expected":2}}}
