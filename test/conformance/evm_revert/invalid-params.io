// What can't be done.
// node: devchain

// none
>> {"jsonrpc":"2.0","id":1,"method":"evm_revert","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"snapshot is required: a quantity: 0x and 1 to 64 hex digits","data":{"param":"snapshot"}}}

// a number
>> {"jsonrpc":"2.0","id":1,"method":"evm_revert","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"snapshot must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"snapshot"}}}
