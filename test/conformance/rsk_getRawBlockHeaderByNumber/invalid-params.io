// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block is required: a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// a word
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByNumber","params":["foo"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// decimal
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByNumber","params":["5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// null
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByNumber","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// EIP-1898
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByNumber","params":[{"blockNumber":"0x5"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByNumber","params":{"block":"0x5"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}
