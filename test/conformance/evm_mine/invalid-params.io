// What can't be done.
// node: devchain

// a time before the latest block
>> {"jsonrpc":"2.0","id":1,"method":"evm_mine","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"the time stamp must be later than the latest block's, <any>"}}

// a date
>> {"jsonrpc":"2.0","id":1,"method":"evm_mine","params":["2030-01-01"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"timestamp must be a whole number, as a quantity (0x and 1 to 64 hex digits) or a JSON number","data":{"param":"timestamp"}}}
