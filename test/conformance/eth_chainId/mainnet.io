// The network's constant, with a key for Mainnet.
// node: devchain
// network: mainnet

// Mainnet
>> {"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1e"}
