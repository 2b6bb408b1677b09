// What can't be done.
// node: devchain

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"evm_snapshot","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: evm_snapshot takes no params","data":{"expected":0}}}
