// What can't be done.
// node: devchain

// odd digits
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_setCode","params":["0x2f318c334780961fb129d2a6c30d0763d9a5c970","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"code must be data: 0x and an even number of hex digits","data":{"param":"code"}}}
