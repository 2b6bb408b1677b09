// On the devchain.
// node: devchain

// to block 0
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_reset","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":true}

// as tools send it without a fork
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_reset","params":[{"forking":{}}]}
<< {"jsonrpc":"2.0","id":1,"result":true}

// as viem does
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_reset","params":[{"forking":{"blockNumber":null}}]}
<< {"jsonrpc":"2.0","id":1,"result":true}
