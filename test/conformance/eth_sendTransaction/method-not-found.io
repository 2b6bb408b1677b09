// No node but the devchain has it.
// node: recorded

// not there
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x2f318c334780961fb129d2a6c30d0763d9a5c970","to":"0x2f318c334780961fb129d2a6c30d0763d9a5c970"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method eth_sendTransaction does not exist: this service holds no private keys: sign with your own, and send the transaction with eth_sendRawTransaction"}}
