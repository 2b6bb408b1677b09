// On the devchain.
// node: devchain

// one
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_mine","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":true}

// two, a minute apart
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_mine","params":["0x2","0x3c"]}
<< {"jsonrpc":"2.0","id":1,"result":true}

// as a JSON number
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_mine","params":[1]}
<< {"jsonrpc":"2.0","id":1,"result":true}
