// Methods of the part node may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"net_peerCount","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method net_peerCount is switched off: METHODS of this service does not include node"}}
