// Frames made of the node's traces.
// node: recorded

// REMASC's transaction, which has no gas
!! trace_transaction {"result":[{"action":{"callType":"call","from":"0x0000000000000000000000000000000000000000","to":"0x0000000000000000000000000000000001000008","gas":"0x0","input":"0x","value":"0x0"},"blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","blockNumber":5,"transactionHash":"0xe05864819bc0467661ee0c5847ff3a95fd1fca41b1282fd8ccec17202e4f9b4d","transactionPosition":3,"type":"call","subtraces":0,"traceAddress":[],"result":{"gasUsed":"0x0","output":"0x"}}]}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0xe05864819bc0467661ee0c5847ff3a95fd1fca41b1282fd8ccec17202e4f9b4d",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"type":"CALL","from":"0x0000000000000000000000000000000000000000","to":"0x0000000000000000000000000000000001000008","value":"0x0","gas":"0x0","gasUsed":"0x0","input":"0x"}}

// a revert: what traces lack comes from the node's own frames
!! trace_transaction {"result":[{"action":{"callType":"call","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","gas":"0x493e0","input":"0xb0b75436","value":"0x0"},"blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","blockNumber":5,"transactionHash":"0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a","transactionPosition":2,"type":"call","subtraces":0,"traceAddress":[],"result":null,"error":"Reverted"}]}
!! debug_traceTransaction {"result":{"type":"CALL","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","value":"0x0","gas":"0x493e0","gasUsed":"0x53a2","input":"0xb0b75436","output":"0x8c379a00000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000d66726f6d20746865206c65616600000000000000000000000000000000000000","error":"execution reverted","revertReason":"from the leaf"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"type":"CALL","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","value":"0x0","gas":"0x493e0","gasUsed":"0x53a2","input":"0xb0b75436","error":"execution reverted","output":"0x08c379a00000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000d66726f6d20746865206c65616600000000000000000000000000000000000000","revertReason":"from the leaf"}}

// a revert, where the node has no frames: the receipt has its gas
!! trace_transaction {"result":[{"action":{"callType":"call","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","gas":"0x493e0","input":"0xb0b75436","value":"0x0"},"blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","blockNumber":5,"transactionHash":"0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a","transactionPosition":2,"type":"call","subtraces":0,"traceAddress":[],"result":null,"error":"Reverted"}]}
!! debug_traceTransaction {"error":{"code":-32601,"message":"method not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"type":"CALL","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","value":"0x0","gas":"0x493e0","gasUsed":"0x53a2","input":"0xb0b75436","error":"execution reverted"}}

// options that are ignored
!! trace_transaction {"result":[{"action":{"callType":"call","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","gas":"0x493e0","input":"0xb0b75436","value":"0x0"},"blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","blockNumber":5,"transactionHash":"0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a","transactionPosition":2,"type":"call","subtraces":0,"traceAddress":[],"result":null,"error":"Reverted"}]}
!! debug_traceTransaction {"error":{"code":-32601,"message":"method not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"tracer":"callTracer","timeout":"20s","reexec":128,"tracerConfig":{"onlyTopCall":true,"diffMode":true}}]}
<< {"jsonrpc":"2.0","id":1,"result":{"type":"CALL","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","value":"0x0","gas":"0x493e0","gasUsed":"0x53a2","input":"0xb0b75436","error":"execution reverted"}}

// logs, where the node has no frames
!! trace_transaction {"result":[{"action":{"callType":"call","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","gas":"0x493e0","input":"0xb0b75436","value":"0x0"},"blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","blockNumber":5,"transactionHash":"0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a","transactionPosition":2,"type":"call","subtraces":0,"traceAddress":[],"result":null,"error":"Reverted"}]}
!! debug_traceTransaction {"error":{"code":-32601,"message":"method not found"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"tracer":"callTracer","tracerConfig":{"withLog":true}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no node of this network has the method debug_traceTransaction"}}

// the node's own frames, where it has no traces
!! trace_transaction {"error":{"code":-32601,"message":"method not found"}}
!! debug_traceTransaction {"result":{"type":"CALL","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","value":"0x0","gas":"0x493e0","gasUsed":"0x53a2","input":"0xb0b75436","output":"0x8c379a00000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000d66726f6d20746865206c65616600000000000000000000000000000000000000","error":"execution reverted","revertReason":"from the leaf"}}
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":{"type":"CALL","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","value":"0x0","gas":"0x493e0","gasUsed":"0x53a2","input":"0xb0b75436","error":"execution reverted","output":"0x08c379a00000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000d66726f6d20746865206c65616600000000000000000000000000000000000000","revertReason":"from the leaf"}}

// unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",{"tracer":"callTracer"}]}
<< {"jsonrpc":"2.0","id":1,"result":null}
