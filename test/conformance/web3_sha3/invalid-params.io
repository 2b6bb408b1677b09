// Params that no node gets to see.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"data is required: data: 0x and an even number of hex digits","data":{"param":"data"}}}

// no params member
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"data is required: data: 0x and an even number of hex digits","data":{"param":"data"}}}

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0x00","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: web3_sha3 takes at most 1 param","data":{"expected":1}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":{"data":"0x00"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}

// data: an odd number of digits
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0x123"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"data must be data: 0x and an even number of hex digits","data":{"param":"data"}}}

// data: no 0x
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["1234"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"data must be data: 0x and an even number of hex digits","data":{"param":"data"}}}

// data: digits that are not hex
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0xzz"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"data must be data: 0x and an even number of hex digits","data":{"param":"data"}}}

// data: plain text
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["hello"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"data must be data: 0x and an even number of hex digits","data":{"param":"data"}}}

// data: a number
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":[12]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"data must be data: 0x and an even number of hex digits","data":{"param":"data"}}}

// data: null
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"data must be data: 0x and an even number of hex digits","data":{"param":"data"}}}
