// The node gives no usable response.
// node: recorded

// The response is not JSON.
!! garbage
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response","data":{"reason":"node_unavailable","requestId":"<any>"}}}

// The node fails without saying why: its text stays in the log.
!! eth_getTransactionByHash {"error":{"code":-32099,"message":"failed at /srv/node"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error","data":{"reason":"internal","requestId":"<any>"}}}
