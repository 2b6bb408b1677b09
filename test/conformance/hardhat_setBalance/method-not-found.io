// No node but the devchain has it.
// node: recorded

// not there
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_setBalance","params":["0x2f318c334780961fb129d2a6c30d0763d9a5c970","0xde0b6b3a7640000"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method hardhat_setBalance does not exist: this method is for development chains: start one with <any>devchain"}}
