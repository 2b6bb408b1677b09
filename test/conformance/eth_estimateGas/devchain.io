// What a transaction would use.
// node: devchain

// a transfer
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// null is as good as no block
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0x1"},null]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// a block by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0x1"},"0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0x1"},"pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// a storage write
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":"$contract","data":"0xd14e62b80000000000000000000000000000000000000000000000000000000000000009"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x6772"}

// input is data
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":"$contract","input":"0xd14e62b80000000000000000000000000000000000000000000000000000000000000009"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x6772"}

// members that a Rootstock node doesn't know are dropped
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":"$contract","data":"0xd14e62b80000000000000000000000000000000000000000000000000000000000000009","type":"0x2","maxFeePerGas":"0x1","accessList":[]}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x6772"}

// a contract's creation has no to
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","data":"0x600160005360016000f3"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd06c"}

// nor need it be left out
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"$bob","to":null,"data":"0x600160005360016000f3"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd06c"}

// an unknown block
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"0x5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0x5 not found"}}
