// All parts, and what controls the devchain.
// node: devchain

// every prefix
>> {"jsonrpc":"2.0","id":1,"method":"rpc_modules","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"eth":"1.0","net":"1.0","web3":"1.0","rsk":"1.0","rpc":"1.0","trace":"1.0","debug":"1.0","evm":"1.0","hardhat":"1.0"}}
