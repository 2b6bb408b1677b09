// The devchain's blocks.
// node: devchain

// no transactions
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"earliest","toBlock":"earliest"}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}

// from the first block, to one receiver
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"earliest","toAddress":"0x7986b3df570230288501eea3d890bd66948c9b79"}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"action":{"callType":"call","from":"$alice","to":"0x7986b3df570230288501eea3d890bd66948c9b79","gas":"0x0","input":"0x","value":"0x1"},"blockHash":"<any>","blockNumber":3,"transactionHash":"$transferTx","transactionPosition":0,"type":"call","subtraces":0,"traceAddress":[],"result":{"gasUsed":"0x5208","output":"0x"}}]}

// by sender and receiver, a part
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"0x1","fromAddress":["$bob"],"toAddress":["$contract"],"after":1,"count":1}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"action":{"callType":"call","from":"$bob","to":"$contract","gas":"<any>","input":"<any>","value":"0x0"},"blockHash":"<any>","blockNumber":4,"transactionHash":"$failedTx","transactionPosition":0,"type":"call","subtraces":0,"traceAddress":[],"result":null,"error":"Reverted"}]}
