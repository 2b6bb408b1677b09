// Methods of the part fee may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","0x5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method eth_feeHistory is switched off: METHODS of this service does not include fee"}}
