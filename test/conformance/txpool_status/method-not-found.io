// Methods of the part txpool may be switched off.
// node: recorded
// settings: METHODS=core,node

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"txpool_status","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method txpool_status is switched off: METHODS of this service does not include txpool"}}
