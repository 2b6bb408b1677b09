// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash is required: a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// 31 bytes
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x11111111111111111111111111111111111111111111111111111111111111","0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// 33 bytes
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x111111111111111111111111111111111111111111111111111111111111111111","0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// not hex
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0xzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz","0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// a word
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["latest","0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// empty
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["","0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// a number
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":[5,"0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockHash must be a hash: 0x and 64 hex digits","data":{"param":"blockHash"}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":{"blockHash":"0x1111111111111111111111111111111111111111111111111111111111111111"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}

// no transaction
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash is required: a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}

// a short transaction hash
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111","0x11"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transactionHash must be a hash: 0x and 64 hex digits","data":{"param":"transactionHash"}}}
