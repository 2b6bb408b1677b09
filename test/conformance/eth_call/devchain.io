// A contract's answer at a block: count() is 7 at first and 8 after a dish.
// node: devchain

// latest
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x06661abd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x06661abd"},"0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}

// leading zeros are fine
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x06661abd"},"0x0001"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}

// pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x06661abd"},"pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// before there was a contract
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x06661abd"},"earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// EIP-1898 by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x06661abd"},{"blockHash":"$deployBlock"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}

// EIP-1898 by hash, canonical
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x06661abd"},{"blockHash":"$deployBlock","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}

// EIP-1898 by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x06661abd"},{"blockNumber":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}

// the zero address calls by default
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x1fa324f4000000000000000000000000$bobDigits"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}

// an account without code
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$bob","data":"0x1234"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// value that the sender doesn't have
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"from":"0x7986b3df570230288501eea3d890bd66948c9b79","to":"$bob","value":"0xde0b6b3a7640000"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// init code without to: what it returns
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0x600160005360016000f3"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x01"}

// the same as input, with to: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":null,"input":"0x600160005360016000f3"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x01"}

// init code that reverts
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0x600160005360016000fd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x01"}}
