// Receipts of the devchain.
// node: devchain

// unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawTransactionReceiptByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// a mined transaction
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawTransactionReceiptByHash","params":["$cookTx"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// a pending transaction
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawTransactionReceiptByHash","params":["$pendingTx"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
