// The node's wire protocol.
// node: recorded

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_protocolVersion","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3e"}

// params may be left out
>> {"jsonrpc":"2.0","id":1,"method":"eth_protocolVersion"}
<< {"jsonrpc":"2.0","id":1,"result":"0x3e"}
