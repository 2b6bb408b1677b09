// A node's pool, in go-ethereum's form.
// node: recorded
// settings: METHODS=core,txpool

// two with one nonce, one that waits for an earlier nonce
!! txpool_content {"result":{"pending":{"cd2a3d9f938e13cd947ec05abc7fe734df8dd826":{"5":[{"blockHash":"0x0000000000000000000000000000000000000000000000000000000000000000","blockNumber":null,"transactionIndex":null,"from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","gas":"0x5208","gasPrice":"0x03ef1480","hash":"0xaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","input":"0x","nonce":"0x5","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","value":"0x00"},{"blockHash":"0x0000000000000000000000000000000000000000000000000000000000000000","blockNumber":null,"transactionIndex":null,"from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","gas":"0x5208","gasPrice":"0x05f5e100","hash":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","input":"0x","nonce":"0x5","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","value":"0x00"}]}},"queued":{"cd2a3d9f938e13cd947ec05abc7fe734df8dd826":{"7":[{"blockHash":"0x0000000000000000000000000000000000000000000000000000000000000000","blockNumber":null,"transactionIndex":null,"from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","gas":"0x5208","gasPrice":"0x03ef1480","hash":"0xcccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","input":"0x6000","nonce":"0x7","to":"0x","value":"0x00"}]}}}}
>> {"jsonrpc":"2.0","id":1,"method":"txpool_content","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"pending":{"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826":{"5":{"hash":"0xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","nonce":"0x5","blockHash":null,"blockNumber":null,"transactionIndex":null,"from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","gas":"0x5208","gasPrice":"0x5f5e100","value":"0x0","input":"0x"}}},"queued":{"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826":{"7":{"hash":"0xcccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc","nonce":"0x7","blockHash":null,"blockNumber":null,"transactionIndex":null,"from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":null,"gas":"0x5208","gasPrice":"0x3ef1480","value":"0x0","input":"0x6000"}}}}}

// empty
!! txpool_content {"result":{"pending":{},"queued":{}}}
>> {"jsonrpc":"2.0","id":1,"method":"txpool_content","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"pending":{},"queued":{}}}
