// What libraries write into a call object.
// node: devchain

// input is data
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","input":"0x06661abd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// input and data, both the same
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","input":"0x06661abd","data":"0x06661abd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// the same in another letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","input":"0x06661ABD","data":"0x06661abd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// input and data differ
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","input":"0x06661abd","data":"0x8da5cb5b"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.data and call.input must be the same when both are given"}}

// members that a Rootstock node doesn't know are dropped
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x06661abd","type":"0x2","maxFeePerGas":"0x1","maxPriorityFeePerGas":"0x1","accessList":[],"nonce":"0x1","chainId":"0x1","foo":1},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// null members are as good as left out
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x06661abd","from":null,"gas":null,"gasPrice":null,"value":null,"input":null},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// all members, any letter case, leading zeros
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"from":"$bobUpper","to":"$contractUpper","gas":"0x00186A0","gasPrice":"0x00","value":"0x0","data":"0x8DA5CB5B"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000$aliceDigits"}
