// On the devchain.
// node: devchain

// the chain
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_metadata","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"clientVersion":"<any>","chainId":31,"instanceId":"<any>","latestBlockNumber":"<any>","latestBlockHash":"<any>"}}
