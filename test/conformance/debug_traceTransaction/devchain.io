// The devchain's transactions.
// node: devchain

// a transfer
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["$transferTx",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"type":"CALL","from":"$alice","to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0x1","gas":"<any>","gasUsed":"0x5208","input":"0x"}}

// a call that reverts
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["$failedTx",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"type":"CALL","from":"$bob","to":"$contract","value":"0x0","gas":"<any>","gasUsed":"<any>","input":"<any>","output":"<any>","error":"execution reverted","revertReason":"the soup is cold"}}

// a call with two logs
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["$cookTx",{"tracer":"callTracer","tracerConfig":{"withLog":true}}]}
<< {"jsonrpc":"2.0","id":1,"result":{"type":"CALL","from":"$bob","to":"$contract","value":"0x0","gas":"0x30d40","gasUsed":"<any>","input":"<any>","logs":[{"index":"0x0","address":"$contract","topics":"<any>","data":"0x00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004736f757000000000000000000000000000000000000000000000000000000000"},{"index":"0x1","address":"$contract","topics":["0x15df0a6785153dfd625c8af51397704c7ddaff0690e5076243b5e52f4a0d5409"],"data":"0x0000000000000000000000000000000000000000000000000000000000000008"}]}}

// a pending transaction
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["$pendingTx",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x1111111111111111111111111111111111111111111111111111111111111111",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":null}
