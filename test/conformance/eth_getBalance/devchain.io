// A balance at a block.
// node: devchain

// the latest block by default
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// null is as good as left out
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79",null]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// latest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x1"}

// earliest
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79","earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79","pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3"}

// by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79","0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// leading zeros are fine
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79","0x0002"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79","$cookBlock"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// by hash, any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79","$cookBlockUpper"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// EIP-1898 by hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79",{"blockHash":"$cookBlock"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// EIP-1898 by hash, canonical
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79",{"blockHash":"$cookBlock","requireCanonical":true}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// EIP-1898 by hash, null members
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79",{"blockHash":"$cookBlock","requireCanonical":null,"blockNumber":null}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// EIP-1898 by height
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79",{"blockNumber":"0x02"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// any letter case
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["$bobUpper"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd3c21bcec890a9225c80"}

// a checksummed address
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["$bobChecksummed"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd3c21bcec890a9225c80"}

// an address that nobody has used
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x1212121212121212121212121212121212121212"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}

// a contract
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["$contract"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
