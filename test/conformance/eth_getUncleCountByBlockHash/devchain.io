// How many uncles a block has.
// node: devchain

// a mined block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["$cookBlock"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// the first block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["$genesisBlock"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["$cookBlockUpper"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// no such block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
