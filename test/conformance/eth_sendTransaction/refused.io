// The pool's and the contract's refusals.
// node: devchain

// too cheap
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"$bob","to":"0x2f318c334780961fb129d2a6c30d0763d9a5c970","gas":"0x5208","gasPrice":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"<any>"}}
