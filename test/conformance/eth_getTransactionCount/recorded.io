// Blocks as RSKj wants them named.
// node: recorded

// by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","0x5"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5"}

// by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5"}

// EIP-1898 by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826",{"blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5"}

// EIP-1898 by hash, canonical
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826",{"blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5"}

// EIP-1898 by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826",{"blockNumber":"0x5"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5"}

// pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// an unknown height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffff not found","data":{"param":"block"}}}

// an unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff not found","data":{"param":"block"}}}

// an unknown hash, EIP-1898
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826",{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff not found","data":{"param":"block"}}}

// an unknown height, EIP-1898
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826",{"blockNumber":"0xffffff"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffff not found","data":{"param":"block"}}}

// RSKj takes a height modulo 2^64: it is not asked
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","0x10000000000000000"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0x10000000000000000 not found","data":{"param":"block"}}}
