// A transaction by its place, with its _id.
// node: devchain

// the first one
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["$cookBlock","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"_id":"$cookTxId","hash":"$cookTx","nonce":"0x0","blockHash":"$cookBlock","blockNumber":"0x2","transactionIndex":"0x0","from":"$bob","to":"$contract","gas":"0x30d40","gasPrice":"0x3ef1480","value":"0x0","input":"0x10bd5f5c000000000000000000000000000000000000000000000000000000000000002a00000000000000000000000000000000000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","v":"<any>","r":"<any>","s":"<any>","type":"0x0"}}

// leading zeros are fine
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["$cookBlock","0x0000"]}
<< {"jsonrpc":"2.0","id":1,"result":{"_id":"$cookTxId","hash":"$cookTx","nonce":"0x0","blockHash":"$cookBlock","blockNumber":"0x2","transactionIndex":"0x0","from":"$bob","to":"$contract","gas":"0x30d40","gasPrice":"0x3ef1480","value":"0x0","input":"0x10bd5f5c000000000000000000000000000000000000000000000000000000000000002a00000000000000000000000000000000000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","v":"<any>","r":"<any>","s":"<any>","type":"0x0"}}

// no transaction at this place
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["$cookBlock","0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// an index that no block has
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["$cookBlock","0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// no such block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
