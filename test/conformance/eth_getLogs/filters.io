// Addresses and topics: any of a list, null for anything.
// node: devchain

// an address
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","address":"$contractUpper","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// another address
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","address":"0x7986b3df570230288501eea3d890bd66948c9b79"}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}

// a list of addresses
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","address":["0x7986b3df570230288501eea3d890bd66948c9b79","$contract"],"topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// an empty list is any address
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","address":[],"topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// a topic
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9"]}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]}]}

// any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","topics":["0x15DF0A6785153DFD625C8AF51397704C7DDAFF0690E5076243B5E52F4A0D5409"]}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// null is any topic
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","topics":[null,"0x000000000000000000000000$bobDigits"]}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]}]}

// alternatives
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","topics":[["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409","0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]]}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// alternatives at two positions
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","topics":[["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"],["0x000000000000000000000000$bobDigits"]]}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]}]}

// an empty list is any topic
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","topics":[[],"0x000000000000000000000000$bobDigits"]}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x0","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","topics":["0xcac9ce64e26a540fd1957fca6a5c5891d0cbbff310875970fb4f4653d5670dc9","0x000000000000000000000000$bobDigits","0x000000000000000000000000000000000000000000000000000000000000002a"]}]}

// more topics than the log has
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409",null]}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"removed":false,"logIndex":"0x1","blockNumber":"0x2","blockHash":"$cookBlock","transactionHash":"$cookTx","transactionIndex":"0x0","address":"$contract","data":"0x0000000000000000000000000000000000000000000000000000000000000008","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"]}]}

// no such topic
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"earliest","topics":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
