// The nodes' network protocol.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"rsk_protocolVersion","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3e"}

// params may be left out
>> {"jsonrpc":"2.0","id":1,"method":"rsk_protocolVersion"}
<< {"jsonrpc":"2.0","id":1,"result":"0x3e"}
