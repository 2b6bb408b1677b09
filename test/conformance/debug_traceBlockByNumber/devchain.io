// The devchain's blocks.
// node: devchain

// a transfer
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x3",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":[{"txHash":"$transferTx","result":{"type":"CALL","from":"$alice","to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0x1","gas":"<any>","gasUsed":"0x5208","input":"0x"}}]}

// no transactions
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["earliest",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":[]}

// past the head
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0xffff",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":null}
