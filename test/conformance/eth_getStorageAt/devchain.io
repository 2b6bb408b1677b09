// A storage slot at a block: the Kitchen's count is in slot 0, 7 at first and 8 after a dish.
// node: devchain

// latest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// earliest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0","earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}

// pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0","0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// leading zeros are fine
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0","0x0002"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0","$cookBlock"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// by hash, any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0","$cookBlockUpper"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// EIP-1898 by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0",{"blockHash":"$cookBlock"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// EIP-1898 by hash, canonical
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0",{"blockHash":"$cookBlock","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// EIP-1898 by hash, null members
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0",{"blockHash":"$cookBlock","requireCanonical":null,"blockNumber":null}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// EIP-1898 by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0",{"blockNumber":"0x02"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// before the dish
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0","0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000007"}

// a position of 32 bytes
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x0000000000000000000000000000000000000000000000000000000000000000","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000008"}

// any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contractUpper","0xABC","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}

// a slot that nobody wrote to
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$contract","0x99","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}

// an account without code
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["$bob","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}
