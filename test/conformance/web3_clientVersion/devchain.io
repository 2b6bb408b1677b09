// The node's own name: which node answers is no secret.
// node: devchain

// no params
>> {"jsonrpc":"2.0","id":1,"method":"web3_clientVersion","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"HardhatNetwork-compatible/rootgate-devchain/<any>"}

// params may be left out
>> {"jsonrpc":"2.0","id":1,"method":"web3_clientVersion"}
<< {"jsonrpc":"2.0","id":1,"result":"HardhatNetwork-compatible/rootgate-devchain/<any>"}
