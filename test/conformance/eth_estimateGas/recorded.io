// RSKj gives an estimate even to the poor, but not to a call that reverts, nor with too little gas.
// node: recorded

// a transfer
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// the sender has not enough
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x1212121212121212121212121212121212121212","to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0xde0b6b3a7640000"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// the given gas is too little: asked again without it
!! eth_estimateGas {"result":"0x0"}
!! eth_estimateGas {"result":"0x5421"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0x61bc221a","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5421"}

// an endless loop
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0xa92100cb"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x67c280"}

// a revert: the least gas with which it is the same revert, here with any
!! eth_getBlockByNumber {"result":{"gasLimit":"0x67c280"}}
!! eth_estimateGas {"error":{"code":-32015,"message":"VM Exception while processing transaction: transaction reverted","data":"0x08c379a0"}}
!! eth_call {"error":{"code":-32015,"message":"VM Exception while processing transaction: transaction reverted","data":"0x08c379a0"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0xb0b75436"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x527d"}

// an unknown block
!! {"error":{"code":-32602,"message":"Invalid block number 16777215"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0x3adb191b"},"0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffff not found"}}
