// Nobody gets the pool unless the service says so.
// node: devchain

// not served
>> {"jsonrpc":"2.0","id":1,"method":"txpool_content","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method txpool_content is switched off: METHODS of this service does not include txpool"}}
