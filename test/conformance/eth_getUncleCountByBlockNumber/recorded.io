// An unknown block is an error of RSKj's, and null here.
// node: recorded

// a block with an uncle
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockNumber","params":["0xa"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// a block without
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockNumber","params":["0x5"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// unknown
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockNumber","params":["0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
