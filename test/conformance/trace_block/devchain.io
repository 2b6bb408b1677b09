// The devchain's blocks.
// node: devchain

// no transactions
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}

// past the head
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["0xffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// a transfer
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["0x3"]}
<< {"jsonrpc":"2.0","id":1,"result":[{"action":{"callType":"call","from":"$alice","to":"0x7986b3df570230288501eea3d890bd66948c9b79","gas":"0x0","input":"0x","value":"0x1"},"blockHash":"<any>","blockNumber":3,"transactionHash":"$transferTx","transactionPosition":0,"type":"call","subtraces":0,"traceAddress":[],"result":{"gasUsed":"0x5208","output":"0x"}}]}

// the block's hash
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["$cookBlock"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// the pending block: which transactions wait depends on the other files
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}
