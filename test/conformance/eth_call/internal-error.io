// The node gives no usable answer.
// node: recorded

// The node answers another request.
!! wrongId
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","data":"0x06661abd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response (request id <any>)"}}

// The node's answer is not JSON.
!! garbage
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","data":"0x06661abd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response (request id <any>)"}}

// The node fails without saying why: its text stays in the log.
!! {"error":{"code":-32603,"message":"Internal server error at /srv/node"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","data":"0x06661abd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error (request id <any>)"}}
