// A key whose estimates fail when the transaction would.
// node: devchain
// estimates: strict

// a transfer
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// a storage write, with more gas than it needs
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":"$contract","gas":"0x186a0","data":"0xd14e62b80000000000000000000000000000000000000000000000000000000000000009"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x6772"}

// a contract's creation
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","data":"0x600160005360016000f3"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd06c"}

// a revert with a reason
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":"$contract","data":"0xe7cb5232"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted: the soup is cold","data":"0x08c379a00000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000001074686520736f757020697320636f6c6400000000000000000000000000000000"}}

// a custom error
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"$contract","data":"0x84b18ddd","from":"$bob"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0xb87e59d800000000000000000000000000000000000000000000000000000000000001c3000000000000000000000000$bobDigits"}}

// a contract's creation that reverts
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","data":"0x600160005360016000fd"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x01"}}

// more value than the sender has
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x00000000000000000000000000000000000000aa","to":"$contract","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for transfer"}}

// a price that the sender can't pay
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x00000000000000000000000000000000000000aa","to":"$bob","gasPrice":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value"}}

// less gas than it needs
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":"$contract","gas":"0x6771","data":"0xd14e62b80000000000000000000000000000000000000000000000000000000000000009"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"gas required exceeds allowance (26481)"}}

// an endless loop
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":"$contract","data":"0xa92100cb"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"out of gas"}}

// an unknown block
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"0x5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0x5 not found"}}
