// On the devchain.
// node: devchain

// now
>> {"jsonrpc":"2.0","id":1,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// at a time
>> {"jsonrpc":"2.0","id":1,"method":"evm_mine","params":[4102444800]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// at a time, as a quantity
>> {"jsonrpc":"2.0","id":1,"method":"evm_mine","params":["0xf4865701"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
