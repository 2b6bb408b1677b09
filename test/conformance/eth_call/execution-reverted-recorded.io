// RSKj's -32015 becomes 3, since libraries decode nothing else.
// node: recorded

// a reason
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0xb0b75436"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted: because reasons","data":"0x08c379a00000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000f6265636175736520726561736f6e730000000000000000000000000000000000"}}

// a custom error
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0x8791bd33"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x2202f1fa0000000000000000000000000000000000000000000000000000000000000007000000000000000000000000cd2a3d9f938e13cd947ec05abc7fe734df8dd826"}}

// a panic
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0x0abe88b6"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted: panic 0x01: assertion failed","data":"0x4e487b710000000000000000000000000000000000000000000000000000000000000001"}}

// nothing
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0xbdd4ad32"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted","data":"0x"}}
