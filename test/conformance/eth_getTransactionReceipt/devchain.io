// What came of a transaction.
// node: devchain

// two logs
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["$cookTx"]}
<< {"jsonrpc":"2.0","id":1,"result":{"transactionHash":"$cookTx","transactionIndex":"0x0","blockHash":"$cookBlock","blockNumber":"0x2","cumulativeGasUsed":"0xc84d","gasUsed":"0xc84d","contractAddress":null,"logs":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]},{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}],"from":"$bob","to":"$contract","status":"0x1","logsBloom":"<any>","type":"0x0","effectiveGasPrice":"0x3ef1480"}}

// a contract's creation
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["$deployTx"]}
<< {"jsonrpc":"2.0","id":1,"result":{"transactionHash":"$deployTx","transactionIndex":"0x0","blockHash":"$deployBlock","blockNumber":"0x1","cumulativeGasUsed":"0x92844","gasUsed":"0x92844","contractAddress":"$contract","logs":[],"from":"$alice","to":null,"status":"0x1","logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","type":"0x0","effectiveGasPrice":"0x3ef1480"}}

// a failure
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["$failedTx"]}
<< {"jsonrpc":"2.0","id":1,"result":{"transactionHash":"$failedTx","transactionIndex":"0x0","blockHash":"$failedBlock","blockNumber":"0x4","cumulativeGasUsed":"0x53a2","gasUsed":"0x53a2","contractAddress":null,"logs":[],"from":"$bob","to":"$contract","status":"0x0","logsBloom":"0x00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000","type":"0x0","effectiveGasPrice":"0x3ef1480"}}

// none yet while it is pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["$pendingTx"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["$cookTxUpper"]}
<< {"jsonrpc":"2.0","id":1,"result":{"transactionHash":"$cookTx","transactionIndex":"0x0","blockHash":"$cookBlock","blockNumber":"0x2","cumulativeGasUsed":"0xc84d","gasUsed":"0xc84d","contractAddress":null,"logs":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]},{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}],"from":"$bob","to":"$contract","status":"0x1","logsBloom":"<any>","type":"0x0","effectiveGasPrice":"0x3ef1480"}}

// no such transaction
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionReceipt","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
