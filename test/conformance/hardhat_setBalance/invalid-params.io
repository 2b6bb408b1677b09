// What can't be done.
// node: devchain

// no balance
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_setBalance","params":["0x2f318c334780961fb129d2a6c30d0763d9a5c970"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"balance is required: a quantity: 0x and 1 to 64 hex digits","data":{"param":"balance"}}}

// no address
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_setBalance","params":["me","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"address must be an address: 0x and 40 hex digits","data":{"param":"address"}}}
