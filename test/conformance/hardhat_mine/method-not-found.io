// No node but the devchain has it.
// node: recorded

// not there
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_mine","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method hardhat_mine does not exist: this method is for development chains: start one with <any>devchain"}}
