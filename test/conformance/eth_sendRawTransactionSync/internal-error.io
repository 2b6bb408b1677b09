// The node gives no usable response to the transaction.
// node: recorded

// The response is not JSON.
!! garbage
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response","data":{"reason":"node_unavailable","requestId":"<any>"}}}

// The node fails without saying why: its text stays in the log.
!! eth_sendRawTransaction {"error":{"code":-32603,"message":"Internal server error at /srv/node"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error","data":{"reason":"internal","requestId":"<any>"}}}
