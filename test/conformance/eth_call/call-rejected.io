// The devchain says so when a call runs out of gas.
// node: devchain

// an endless loop
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0xa92100cb"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"out of gas"}}

// too little gas for the code
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x06661abd","gas":"0x5300"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"out of gas"}}
