// What can't be done.
// node: devchain

// none
>> {"jsonrpc":"2.0","id":1,"method":"evm_increaseTime","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"seconds is required: a whole number, as a quantity (0x and 1 to 64 hex digits) or a JSON number","data":{"param":"seconds"}}}

// more than 100 years
>> {"jsonrpc":"2.0","id":1,"method":"evm_increaseTime","params":[3153600001]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"seconds must be at most 3153600000","data":{"param":"seconds"}}}
