// Methods of the part rootstock may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByNumber","params":["0x5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method rsk_getRawBlockHeaderByNumber is switched off: METHODS of this service does not include rootstock"}}
