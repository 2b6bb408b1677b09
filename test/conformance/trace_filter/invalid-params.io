// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter is required: a filter object: {fromBlock?, toBlock?, fromAddress?, toAddress?, after?, count?}","data":{"param":"filter"}}}

// not an object
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter must be a filter object: {fromBlock?, toBlock?, fromAddress?, toAddress?, after?, count?}","data":{"param":"filter"}}}

// an unknown member
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"mode":"union"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter must be a filter object: {fromBlock?, toBlock?, fromAddress?, toAddress?, after?, count?}","data":{"param":"filter"}}}

// more than 100 traces
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"count":101}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.count must be an integer from 0 to 100","data":{"param":"filter.count"}}}

// a negative count
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"count":-1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.count must be an integer from 0 to 100","data":{"param":"filter.count"}}}

// a count in quotes, which RSKj reads
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"count":"1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.count must be an integer from 0 to 100","data":{"param":"filter.count"}}}

// a fraction, which RSKj cuts off
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"count":1.9}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.count must be an integer from 0 to 100","data":{"param":"filter.count"}}}

// a negative offset
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"after":-1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.after must be an integer from 0 to 9007199254740991","data":{"param":"filter.after"}}}

// a block hash
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"0x1111111111111111111111111111111111111111111111111111111111111111"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"filter.fromBlock"}}}

// a short address
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromAddress":["0x1234"]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromAddress must be an address or a list of addresses","data":{"param":"filter.fromAddress"}}}
