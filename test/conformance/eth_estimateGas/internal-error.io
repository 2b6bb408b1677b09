// The node gives no usable answer.
// node: recorded

// The node has had too many requests.
!! rateLimited
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response (request id <any>)"}}

// A proxy before the node is out of order.
!! badGateway
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response (request id <any>)"}}

// The node fails without saying why: its text stays in the log.
!! {"error":{"code":-32603,"message":"Internal server error at /srv/node"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error (request id <any>)"}}

// The node answers, then it is gone.
!! eth_estimateGas {"error":{"code":-32015,"message":"VM Exception while processing transaction: transaction reverted","data":"0x"}}
!! reset
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","data":"0x1234"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response (request id <any>)"}}
