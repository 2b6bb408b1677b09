// The devchain's transactions.
// node: devchain

// unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// a transfer
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":["$transferTx"]}
<< {"jsonrpc":"2.0","id":1,"result":[{"action":{"callType":"call","from":"$alice","to":"0x7986b3df570230288501eea3d890bd66948c9b79","gas":"0x0","input":"0x","value":"0x1"},"blockHash":"<any>","blockNumber":3,"transactionHash":"$transferTx","transactionPosition":0,"type":"call","subtraces":0,"traceAddress":[],"result":{"gasUsed":"0x5208","output":"0x"}}]}

// a call that reverts
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":["$failedTx"]}
<< {"jsonrpc":"2.0","id":1,"result":[{"action":{"callType":"call","from":"$bob","to":"$contract","gas":"<any>","input":"<any>","value":"0x0"},"blockHash":"<any>","blockNumber":4,"transactionHash":"$failedTx","transactionPosition":0,"type":"call","subtraces":0,"traceAddress":[],"result":null,"error":"Reverted"}]}

// a pending transaction
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":["$pendingTx"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
