// How many uncles a block has; null for a block that there isn't.
// node: recorded

// a mined block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// a block with an uncle
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["0x3364979d73fd3080a91c2dcfc4ca56fc7698bc2b25f61a6ed254dc0dcb788956"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// no such block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
