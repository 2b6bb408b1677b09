// Transactions that the devchain refuses, without a wait.
// node: devchain

// another transaction has used the nonce
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["$rawNonceTooLow"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"transaction nonce too low"}}
