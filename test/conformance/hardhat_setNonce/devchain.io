// On the devchain.
// node: devchain

// a high one
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_setNonce","params":["0x2f318c334780961fb129d2a6c30d0763d9a5c970","0x64"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
