// On the devchain.
// node: devchain

// far ahead
>> {"jsonrpc":"2.0","id":1,"method":"evm_setNextBlockTimestamp","params":[4102448400]}
<< {"jsonrpc":"2.0","id":1,"result":true}
