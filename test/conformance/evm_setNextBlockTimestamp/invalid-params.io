// What can't be done.
// node: devchain

// none
>> {"jsonrpc":"2.0","id":1,"method":"evm_setNextBlockTimestamp","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"timestamp is required: a whole number, as a quantity (0x and 1 to 64 hex digits) or a JSON number","data":{"param":"timestamp"}}}

// in the past
>> {"jsonrpc":"2.0","id":1,"method":"evm_setNextBlockTimestamp","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"the time stamp must be later than the latest block's, <any>"}}
