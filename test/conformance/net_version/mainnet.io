// The network's constant, with a key for Mainnet.
// node: devchain
// network: mainnet

// Mainnet
>> {"jsonrpc":"2.0","id":1,"method":"net_version","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"30"}
