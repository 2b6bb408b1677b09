// What can't be done.
// node: devchain

// too many
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_mine","params":["0x3e9"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blocks must be at most 1000","data":{"param":"blocks"}}}

// a text
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_mine","params":["many"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blocks must be a whole number, as a quantity (0x and 1 to 64 hex digits) or a JSON number","data":{"param":"blocks"}}}
