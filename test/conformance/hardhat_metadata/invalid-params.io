// What can't be done.
// node: devchain

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_metadata","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: hardhat_metadata takes no params","data":{"expected":0}}}
