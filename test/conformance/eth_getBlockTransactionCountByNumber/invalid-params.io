// Params that no node gets to see.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block is required: a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// no params member
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block is required: a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["latest","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_getBlockTransactionCountByNumber takes at most 1 param","data":{"expected":1}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":{"block":"latest"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}

// block: safe
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["safe"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"block"}}}

// block: finalized
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["finalized"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"block"}}}

// block: tags in other letter cases
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["LATEST"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: another word
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["foo"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: a decimal string
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":[5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: hex digits without 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0a"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: no digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: a negative number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["-0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: an upper-case prefix
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0X1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: a hash (64 digits)
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: an object
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":[{"blockNumber":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockTransactionCountByNumber","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}
