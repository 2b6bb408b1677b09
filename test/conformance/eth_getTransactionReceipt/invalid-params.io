// Params that no node gets to see.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash is required: a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// no params member
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash is required: a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_getTransactionReceipt takes at most 1 param","data":{"expected":1}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":{"transactionHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}

// transactionHash: a short hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["0x1234"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// transactionHash: a long hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// transactionHash: a hash without 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// transactionHash: digits that are not hex
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["0xzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// transactionHash: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":[5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// transactionHash: a boolean
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":[true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// transactionHash: an object
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// transactionHash: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}
