// Methods of the part filter may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"eth_uninstallFilter","params":["0x9f1f0fbd4e1a4cc03f5fa8ab3b21f3d1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method eth_uninstallFilter is switched off: METHODS of this service does not include filter"}}
