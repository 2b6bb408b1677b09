// What can't be done.
// node: devchain

// none
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transaction is required: a transaction: <any>","data":{"param":"transaction"}}}

// no sender
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"to":"0x2f318c334780961fb129d2a6c30d0763d9a5c970"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transaction.from is required: an address: 0x and 40 hex digits","data":{"param":"transaction.from"}}}

// of nobody's account
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendTransaction","params":[{"from":"0x2f318c334780961fb129d2a6c30d0763d9a5c970","to":"0x2f318c334780961fb129d2a6c30d0763d9a5c970"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"no key of 0x2f318c334780961fb129d2a6c30d0763d9a5c970 is here: impersonate it by hardhat_impersonateAccount"}}
