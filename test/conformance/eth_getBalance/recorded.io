// Blocks as RSKj wants them named.
// node: recorded

// by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","0x5"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc9f2c9cd04674c321afdd66c7"}

// by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc9f2c9cd04674c321afdd66c7"}

// EIP-1898 by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826",{"blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc9f2c9cd04674c321afdd66c7"}

// EIP-1898 by hash, canonical
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826",{"blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc9f2c9cd04674c321afdd66c7"}

// EIP-1898 by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826",{"blockNumber":"0x5"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc9f2c9cd04674c321afdd66c7"}

// pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc9f2c9cd04674c321afdd66c7"}

// an unknown height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffff not found","data":{"param":"block"}}}

// an unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff not found","data":{"param":"block"}}}

// an unknown hash, EIP-1898
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826",{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff not found","data":{"param":"block"}}}

// an unknown height, EIP-1898
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826",{"blockNumber":"0xffffff"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffff not found","data":{"param":"block"}}}

// RSKj takes a height modulo 2^64: it is not asked
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","0x10000000000000000"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0x10000000000000000 not found","data":{"param":"block"}}}

// a side-chain block where a canonical one is required
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826",{"blockHash":"0xba101c91775a4a50a8ec08293be028ca9e18e294a02b9537ae3e0dfd80bc2a89","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xba101c91775a4a50a8ec08293be028ca9e18e294a02b9537ae3e0dfd80bc2a89 not found","data":{"param":"block"}}}

// a checksum is not checked, and goes
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc9f2c9cd04674c321afdd66c7"}
