// On the devchain.
// node: devchain

// a snapshot
>> {"jsonrpc":"2.0","id":1,"method":"evm_snapshot","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}
