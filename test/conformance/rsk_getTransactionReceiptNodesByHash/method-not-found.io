// Methods of the part rootstock may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111","0xf25ae6a619832bbe9ec01ba6077d8e775b7c8de5fd3cb15c699dda4f804faa3c"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method rsk_getTransactionReceiptNodesByHash is switched off: METHODS of this service does not include rootstock"}}
