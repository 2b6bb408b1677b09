// What is served, by prefix.
// node: recorded
// settings: METHODS=core,node

// of two parts
>> {"jsonrpc":"2.0","id":1,"method":"rpc_modules","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"eth":"1.0","net":"1.0","web3":"1.0","rpc":"1.0"}}
