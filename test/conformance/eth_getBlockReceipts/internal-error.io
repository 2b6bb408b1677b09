// The node gives no usable response.
// node: recorded

// The response is not JSON.
!! garbage
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["0x5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response","data":{"reason":"node_unavailable","requestId":"<any>"}}}

// The node fails without saying why: its text stays in the log.
!! eth_getTransactionReceipt {"error":{"code":-32603,"message":"Internal server error"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["0x5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error","data":{"reason":"internal","requestId":"<any>"}}}

// The node has the block and lacks a receipt.
!! eth_getTransactionReceipt {"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["0x5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the chain was reorganised while it was read; try again","data":{"reason":"node_unavailable","requestId":"<any>"}}}
