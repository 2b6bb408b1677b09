// Blocks and call objects as RSKj wants them.
// node: recorded

// latest
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0x61bc221a"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x00000000000000000000000000000000000000000000000000000000000004d4"}

// by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0x61bc221a"},"0x05"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x00000000000000000000000000000000000000000000000000000000000004d4"}

// EIP-1898 by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0x61bc221a"},{"blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x00000000000000000000000000000000000000000000000000000000000004d4"}

// EIP-1898 by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0x61bc221a"},{"blockNumber":"0x5"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x00000000000000000000000000000000000000000000000000000000000004d4"}

// input is data
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","input":"0x61bc221a"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x00000000000000000000000000000000000000000000000000000000000004d4"}

// RSKj gives 0x where the gas ran out
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0xa92100cb"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// an unknown height
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0x61bc221a"},"0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffff not found"}}

// an unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0x61bc221a"},{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff not found"}}

// an unknown height, EIP-1898
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","data":"0x61bc221a"},{"blockNumber":"0xffffff"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffff not found"}}
