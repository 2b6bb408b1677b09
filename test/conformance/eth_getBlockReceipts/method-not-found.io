// Methods of the part receipt may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["0x5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method eth_getBlockReceipts is switched off: METHODS of this service does not include receipt"}}
