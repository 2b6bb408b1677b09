// Keccak-256, computed by the gateway.
// node: any

// hello world
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0x68656c6c6f20776f726c64"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x47173285a8d7341e5e972fc677286384f802f8ef42a5ec5f03bbfa254cb01fad"}

// no bytes
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0x"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"}

// any letter case
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0xABCD"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xdbe576b4818846aa77e82f4ed5fa78f92766b141f282d36703886d196df39322"}

// the same in lower case
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0xabcd"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xdbe576b4818846aa77e82f4ed5fa78f92766b141f282d36703886d196df39322"}
