// As eth_getLogs: bob's dish is in block 2.
// node: devchain
// create-filter: {"address":"$contract","fromBlock":"0x2","toBlock":"latest"}

// all logs
>> {"jsonrpc":"2.0","id":1,"method":"eth_getFilterLogs","params":["$filter"]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]},{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}
