// The node's number, as it is.
// node: recorded

// a node with peers
!! net_peerCount {"result":"0x19"}
>> {"jsonrpc":"2.0","id":1,"method":"net_peerCount","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x19"}
