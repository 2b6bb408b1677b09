// An unknown block is an error of RSKj's, and null here.
// node: recorded

// a mined block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0x5"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x4"}

// earliest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// unknown
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
