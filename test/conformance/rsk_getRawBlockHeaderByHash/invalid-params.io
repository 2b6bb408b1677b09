// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByHash","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash is required: a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// 31 bytes
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByHash","params":["0x11111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// 33 bytes
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByHash","params":["0x111111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// not hex
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByHash","params":["0xzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// a word
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByHash","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// empty
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByHash","params":[""]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// a number
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByHash","params":[5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByHash","params":{"blockHash":"0x1111111111111111111111111111111111111111111111111111111111111111"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}
