// A node may lack a method of this part.
// node: recorded

// RSKj's response for a method that is disabled
!! rsk_getTransactionReceiptNodesByHash {"error":{"code":-32601,"message":"the method rsk_getTransactionReceiptNodesByHash does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111","0xf25ae6a619832bbe9ec01ba6077d8e775b7c8de5fd3cb15c699dda4f804faa3c"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no node of this network has the method rsk_getTransactionReceiptNodesByHash"}}
