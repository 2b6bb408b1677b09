// Proofs of the devchain.
// node: devchain

// an unknown block
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111","0xf25ae6a619832bbe9ec01ba6077d8e775b7c8de5fd3cb15c699dda4f804faa3c"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// an unknown transaction
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["$cookBlock","0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// a mined transaction
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getTransactionReceiptNodesByHash","params":["$cookBlock","$cookTx"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}
