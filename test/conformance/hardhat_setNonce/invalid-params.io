// What can't be done.
// node: devchain

// a lower one
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_setNonce","params":["0x2f318c334780961fb129d2a6c30d0763d9a5c970","0x63"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"nonce must not be below the account's, 0x64"}}

// none
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_setNonce","params":["0x2f318c334780961fb129d2a6c30d0763d9a5c970"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"nonce is required: a quantity: 0x and 1 to 64 hex digits","data":{"param":"nonce"}}}
