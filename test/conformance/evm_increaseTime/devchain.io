// On the devchain.
// node: devchain

// a number
>> {"jsonrpc":"2.0","id":1,"method":"evm_increaseTime","params":[3600]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// a quantity
>> {"jsonrpc":"2.0","id":1,"method":"evm_increaseTime","params":["0xe10"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}
