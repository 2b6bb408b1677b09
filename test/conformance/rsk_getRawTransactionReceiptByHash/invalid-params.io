// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawTransactionReceiptByHash","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash is required: a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// 31 bytes
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawTransactionReceiptByHash","params":["0x11111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// 33 bytes
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawTransactionReceiptByHash","params":["0x111111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// not hex
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawTransactionReceiptByHash","params":["0xzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// a word
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawTransactionReceiptByHash","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// empty
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawTransactionReceiptByHash","params":[""]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// a number
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawTransactionReceiptByHash","params":[5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawTransactionReceiptByHash","params":{"transactionHash":"0x1111111111111111111111111111111111111111111111111111111111111111"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}
