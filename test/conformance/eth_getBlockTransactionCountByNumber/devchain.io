// How many transactions a block has.
// node: devchain

// by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0x3"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// with leading zeros
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0x0003"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// latest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// earliest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// one past the head: no such block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0x5"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// a height that no chain has
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
