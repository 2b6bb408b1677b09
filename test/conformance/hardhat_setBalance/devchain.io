// On the devchain.
// node: devchain

// a coin
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_setBalance","params":["0x2f318c334780961fb129d2a6c30d0763d9a5c970","0xde0b6b3a7640000"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
