// A contract's code at a block.
// node: devchain

// latest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$contract","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"$code"}

// earliest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$contract","earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$contract","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"$code"}

// by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$contract","0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":"$code"}

// leading zeros are fine
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$contract","0x0002"]}
<< {"jsonrpc":"2.0","id":1,"result":"$code"}

// by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$contract","$cookBlock"]}
<< {"jsonrpc":"2.0","id":1,"result":"$code"}

// by hash, any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$contract","$cookBlockUpper"]}
<< {"jsonrpc":"2.0","id":1,"result":"$code"}

// EIP-1898 by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$contract",{"blockHash":"$cookBlock"}]}
<< {"jsonrpc":"2.0","id":1,"result":"$code"}

// EIP-1898 by hash, canonical
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$contract",{"blockHash":"$cookBlock","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"result":"$code"}

// EIP-1898 by hash, null members
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$contract",{"blockHash":"$cookBlock","requireCanonical":null,"blockNumber":null}]}
<< {"jsonrpc":"2.0","id":1,"result":"$code"}

// EIP-1898 by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$contract",{"blockNumber":"0x02"}]}
<< {"jsonrpc":"2.0","id":1,"result":"$code"}

// any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$contractUpper","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"$code"}

// an account without code
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["$bob","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}
