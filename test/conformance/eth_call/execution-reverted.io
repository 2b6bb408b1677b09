// Code 3, the reason in words, the revert bytes in data: what libraries decode.
// node: devchain

// a reason
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0xe7cb5232"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted: the soup is cold","data":"0x08c379a00000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000001074686520736f757020697320636f6c6400000000000000000000000000000000"}}

// a custom error
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x84b18ddd","from":"$bob"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0xb87e59d800000000000000000000000000000000000000000000000000000000000001c3000000000000000000000000$bobDigits"}}

// a panic
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0x14418cd8"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted: panic 0x01: assertion failed","data":"0x4e487b710000000000000000000000000000000000000000000000000000000000000001"}}

// nothing
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0xbdd4ad32"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x"}}

// no such function
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"$contract","data":"0xdeadbeef"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x"}}
