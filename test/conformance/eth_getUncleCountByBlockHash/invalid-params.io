// Params that no node gets to see.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash is required: a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// no params member
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash is required: a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_getUncleCountByBlockHash takes at most 1 param","data":{"expected":1}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}

// blockHash: a short hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["0x1234"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: a long hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: a hash without 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: digits that are not hex
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["0xzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":[5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: a boolean
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":[true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: an object
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}
