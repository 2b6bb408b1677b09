// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash is required: a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// too many
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_getRawTransactionByHash takes at most 1 param","data":{"expected":1}}}

// a short hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0x1234"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}
