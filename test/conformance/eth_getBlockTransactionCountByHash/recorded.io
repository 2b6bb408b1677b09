// How many transactions a block has; null for a block that there isn't.
// node: recorded

// a mined block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByHash","params":["0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x4"}

// no such block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByHash","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
