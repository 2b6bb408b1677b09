// Logs by range or block: bob's dish is in block 2, and nothing else.
// node: devchain

// no block named: the latest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}

// one block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x2","toBlock":"0x2"}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]},{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// all blocks
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","toBlock":"latest"}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]},{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// to is latest by default
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x2"}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]},{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// pending is the head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x0002","toBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]},{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// past the head is the head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x2","toBlock":"0xffffff"}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]},{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// from past the head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x5"}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}

// from pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"pending"}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}

// by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"$cookBlock"}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]},{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// by hash, any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"$cookBlockUpper"}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]},{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// an unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}

// null members are as good as left out
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x2","toBlock":"0x2","blockHash":null,"address":null,"topics":null}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]},{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}
