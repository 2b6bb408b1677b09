// The node's limits.
// node: recorded

// The node's own deadline (RSKj's text).
!! rsk_getTransactionReceiptNodesByHash {"error":{"code":-32011,"message":"Execution has got timeout out."}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111","0xf25ae6a619832bbe9ec01ba6077d8e775b7c8de5fd3cb15c699dda4f804faa3c"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the node ran out of time","data":{"reason":"timeout"}}}

// The node's own size limit (RSKj's text).
!! rsk_getTransactionReceiptNodesByHash {"error":{"code":-32011,"message":"Response size limit of 3000 bytes exceeded"}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111","0xf25ae6a619832bbe9ec01ba6077d8e775b7c8de5fd3cb15c699dda4f804faa3c"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the response is too large for the node","data":{"reason":"too_large"}}}
