// A nonce at a block; pending counts what waits.
// node: devchain

// the latest block by default
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2"}

// null is as good as left out
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice",null]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2"}

// latest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2"}

// earliest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice","earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3"}

// by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice","0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// leading zeros are fine
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice","0x0002"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice","$cookBlock"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// by hash, any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice","$cookBlockUpper"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// EIP-1898 by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice",{"blockHash":"$cookBlock"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// EIP-1898 by hash, canonical
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice",{"blockHash":"$cookBlock","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// EIP-1898 by hash, null members
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice",{"blockHash":"$cookBlock","requireCanonical":null,"blockNumber":null}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// EIP-1898 by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$alice",{"blockNumber":"0x02"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["$bobUpper","0x4"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2"}

// an address that nobody has used
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionCount","params":["0x1212121212121212121212121212121212121212"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
