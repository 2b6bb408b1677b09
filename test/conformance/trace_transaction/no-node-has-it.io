// RSKj has no traces unless its module trace is switched on.
// node: recorded

// RSKj's response without the module
!! trace_transaction {"error":{"code":-32601,"message":"the method trace_transaction does not exist/is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"no node of this network has the method trace_transaction"}}
