// A transaction by its hash, waiting ones included.
// node: devchain

// a call of a contract
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["$cookTx"]}
<< {"jsonrpc":"2.0","id":1,"result":{"hash":"$cookTx","nonce":"0x0","blockHash":"$cookBlock","blockNumber":"0x2","transactionIndex":"0x0","from":"$bob","to":"$contract","gas":"0x30d40","gasPrice":"0x3ef1480","value":"0x0","input":"0x10bd5f5c000000000000000000000000000000000000000000000000000000000000002a00000000000000000000000000000000000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","v":"<any>","r":"<any>","s":"<any>","type":"0x0"}}

// a contract's creation: to is null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["$deployTx"]}
<< {"jsonrpc":"2.0","id":1,"result":{"hash":"$deployTx","nonce":"0x0","blockHash":"$deployBlock","blockNumber":"0x1","transactionIndex":"0x0","from":"$alice","to":null,"gas":"0x1e8480","gasPrice":"0x3ef1480","value":"0x0","input":"$bytecode","v":"<any>","r":"<any>","s":"<any>","type":"0x0"}}

// a pending one: it has no place yet
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["$pendingTx"]}
<< {"jsonrpc":"2.0","id":1,"result":{"hash":"$pendingTx","nonce":"0x2","blockHash":null,"blockNumber":null,"transactionIndex":null,"from":"$alice","to":"0x7986b3df570230288501eea3d890bd66948c9b79","gas":"0x30d40","gasPrice":"0x3ef1480","value":"0x2","input":"0x","v":"<any>","r":"<any>","s":"<any>","type":"0x0"}}

// any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["$cookTxUpper"]}
<< {"jsonrpc":"2.0","id":1,"result":{"hash":"$cookTx","nonce":"0x0","blockHash":"$cookBlock","blockNumber":"0x2","transactionIndex":"0x0","from":"$bob","to":"$contract","gas":"0x30d40","gasPrice":"0x3ef1480","value":"0x0","input":"0x10bd5f5c000000000000000000000000000000000000000000000000000000000000002a00000000000000000000000000000000000000000000000000000000000000400000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000","v":"<any>","r":"<any>","s":"<any>","type":"0x0"}}

// no such transaction
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
