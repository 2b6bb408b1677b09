// The node gives no usable response.
// node: recorded
// settings: METHODS=core,txpool

// The response is not JSON.
!! garbage
>> {"jsonrpc":"2.0","id":1,"method":"txpool_content","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response","data":{"reason":"node_unavailable","requestId":"<any>"}}}

// What is no pool.
!! txpool_content {"result":{"pending":[1],"queued":null}}
>> {"jsonrpc":"2.0","id":1,"method":"txpool_content","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response","data":{"reason":"node_unavailable","requestId":"<any>"}}}
