// Methods of the part rootstock may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method rsk_getRawBlockHeaderByHash is switched off: METHODS of this service does not include rootstock"}}
