// Params that no node gets to see.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash is required: a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// no params member
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash is required: a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// the last one missing
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index is required: a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0x0","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_getTransactionByBlockHashAndIndex takes at most 2 params","data":{"expected":2}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","index":"0x0"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}

// blockHash: a short hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0x1234","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: a long hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: a hash without 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: digits that are not hex
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":[5,"0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: a boolean
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":[true,"0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: an object
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":[{},"0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// blockHash: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":[null,"0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// index: a decimal string
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",0]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: hex digits without 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0a"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: no digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: 65 digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0x00000000000000000000000000000000000000000000000000000000000000000"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: a negative number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","-0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: digits that are not hex
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0xzz"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}
