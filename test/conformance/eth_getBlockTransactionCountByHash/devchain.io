// How many transactions a block has.
// node: devchain

// a mined block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByHash","params":["$cookBlock"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// the first block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByHash","params":["$genesisBlock"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByHash","params":["$cookBlockUpper"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// no such block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByHash","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
