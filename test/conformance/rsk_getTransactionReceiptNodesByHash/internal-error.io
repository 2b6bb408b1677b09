// The node gives no usable response.
// node: recorded

// The response is not JSON.
!! garbage
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111","0xf25ae6a619832bbe9ec01ba6077d8e775b7c8de5fd3cb15c699dda4f804faa3c"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response","data":{"reason":"node_unavailable","requestId":"<any>"}}}

// The node fails without saying why: its text stays in the log.
!! rsk_getTransactionReceiptNodesByHash {"error":{"code":-32099,"message":"failed at /srv/node"}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111","0xf25ae6a619832bbe9ec01ba6077d8e775b7c8de5fd3cb15c699dda4f804faa3c"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error","data":{"reason":"internal","requestId":"<any>"}}}
