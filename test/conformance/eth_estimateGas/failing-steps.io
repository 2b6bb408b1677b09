// A step that fails is no error: there is an estimate all the same (the specification's method rule 1).
// node: devchain

// the sender has not enough for the value
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x7986b3df570230288501eea3d890bd66948c9b79","to":"$bob","value":"0xde0b6b3a7640000"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// nor for the gas
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x7986b3df570230288501eea3d890bd66948c9b79","to":"$bob","value":"0xde0b6b3a7640000","gasPrice":"0x9184e72a000"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// a revert with a reason
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"$contract","data":"0xe7cb5232"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x53a2"}

// a revert with a custom error
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"$contract","data":"0x84b18ddd"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x535e"}

// a panic
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"$contract","data":"0x14418cd8"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5356"}

// a revert with nothing
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"$contract","data":"0xbdd4ad32"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x52f5"}

// out of gas: all that a block has
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"$contract","data":"0xa92100cb"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x67c280"}

// the given gas is too little
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"$contract","data":"0xd14e62b80000000000000000000000000000000000000000000000000000000000000009","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x6772"}

// an invalid instruction: all that a block has
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"data":"0xfe"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x67c280"}
