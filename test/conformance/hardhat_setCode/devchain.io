// On the devchain.
// node: devchain

// STOP
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_setCode","params":["0x2f318c334780961fb129d2a6c30d0763d9a5c970","0x00"]}
<< {"jsonrpc":"2.0","id":1,"result":true}

// none
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_setCode","params":["0x2f318c334780961fb129d2a6c30d0763d9a5c970","0x"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
