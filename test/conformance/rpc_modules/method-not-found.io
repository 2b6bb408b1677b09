// Methods of the part node may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"rpc_modules","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method rpc_modules is switched off: METHODS of this service does not include node"}}
