// On the devchain.
// node: devchain

// there is no such snapshot
>> {"jsonrpc":"2.0","id":1,"method":"evm_revert","params":["0xfff"]}
<< {"jsonrpc":"2.0","id":1,"result":false}
