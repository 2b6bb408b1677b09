// What can't be done.
// node: devchain

// none
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_impersonateAccount","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"address is required: an address: 0x and 40 hex digits","data":{"param":"address"}}}
