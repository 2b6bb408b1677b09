// A transaction by its place, with its _id.
// node: devchain

// the first one
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x2","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"_id":"$cookTxId","hash":"$cookTx","nonce":"0x0","blockHash":"$cookBlock","blockNumber":"0x2","transactionIndex":"0x0","from":"$bob","to":"$contract","gas":"0x30d40","gasPrice":"0x3ef1480","value":"0x0","input":"0x10bd5f5c000000000000000000000000000000000000000000000000000000000000002a00000000000000000000000000000000000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","v":"<any>","r":"<any>","s":"<any>","type":"0x0"}}

// leading zeros are fine
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x02","0x00"]}
<< {"jsonrpc":"2.0","id":1,"result":{"_id":"$cookTxId","hash":"$cookTx","nonce":"0x0","blockHash":"$cookBlock","blockNumber":"0x2","transactionIndex":"0x0","from":"$bob","to":"$contract","gas":"0x30d40","gasPrice":"0x3ef1480","value":"0x0","input":"0x10bd5f5c000000000000000000000000000000000000000000000000000000000000002a00000000000000000000000000000000000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","v":"<any>","r":"<any>","s":"<any>","type":"0x0"}}

// latest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["latest","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"_id":"$failedTxId","hash":"$failedTx","nonce":"0x1","blockHash":"$failedBlock","blockNumber":"0x4","transactionIndex":"0x0","from":"$bob","to":"$contract","gas":"0x30d40","gasPrice":"0x3ef1480","value":"0x0","input":"0xe7cb5232","v":"<any>","r":"<any>","s":"<any>","type":"0x0"}}

// pending: it has no place yet
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["pending","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"_id":"$pendingTxId","hash":"$pendingTx","nonce":"0x2","blockHash":null,"blockNumber":null,"transactionIndex":null,"from":"$alice","to":"0x7986b3df570230288501eea3d890bd66948c9b79","gas":"0x30d40","gasPrice":"0x3ef1480","value":"0x2","input":"0x","v":"<any>","r":"<any>","s":"<any>","type":"0x0"}}

// no transaction in the first block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["earliest","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// no transaction at this place
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x2","0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// no such block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x5","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
