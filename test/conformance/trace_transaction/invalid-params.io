// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash is required: a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// 31 bytes, null to RSKj
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":["0x11111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// not hex, an internal error to RSKj
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":["0xzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// a word
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// a number
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":[5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// without 0x, which RSKj reads
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":["1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// a second param
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":["0x1111111111111111111111111111111111111111111111111111111111111111","x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: trace_transaction takes at most 1 param","data":{"expected":1}}}
