// The node's own name: which node answers is no secret.
// node: recorded

// no params
>> {"jsonrpc":"2.0","id":1,"method":"web3_clientVersion","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"RskJ/9.1.0/Linux/Java17/SNAPSHOT-d987a4c"}

// params may be left out
>> {"jsonrpc":"2.0","id":1,"method":"web3_clientVersion"}
<< {"jsonrpc":"2.0","id":1,"result":"RskJ/9.1.0/Linux/Java17/SNAPSHOT-d987a4c"}
