// A block that there isn't.
// node: devchain

// by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"0x5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0x5 not found"}}

// by a height that no chain has
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff not found"}}

// EIP-1898 by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff not found"}}

// EIP-1898 by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},{"blockNumber":"0x5"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0x5 not found"}}
