// On the devchain.
// node: devchain

// of a funded account
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"$bob","to":"0x2f318c334780961fb129d2a6c30d0763d9a5c970","value":"0x1","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// without a gas limit
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"$bob","to":"0x2f318c334780961fb129d2a6c30d0763d9a5c970","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}
