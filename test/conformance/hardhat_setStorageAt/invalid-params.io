// What can't be done.
// node: devchain

// not 32 bytes
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_setStorageAt","params":["0x2f318c334780961fb129d2a6c30d0763d9a5c970","0x0","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"word must be a hash: 0x and 64 hex digits","data":{"param":"word"}}}
