// On the devchain.
// node: devchain

// an account
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_impersonateAccount","params":["0x2f318c334780961fb129d2a6c30d0763d9a5c970"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
