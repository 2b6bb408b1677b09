// Params that no node gets to see.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block is required: a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// no params member
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block is required: a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// the last one missing
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index is required: a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["latest","0x0","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_getTransactionByBlockNumberAndIndex takes at most 2 params","data":{"expected":2}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":{"block":"latest","index":"0x0"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}

// block: safe
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["safe","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"block"}}}

// block: finalized
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["finalized","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"block"}}}

// block: tags in other letter cases
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["LATEST","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: another word
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["foo","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: a decimal string
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["5","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":[5,"0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: hex digits without 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0a","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: no digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: a negative number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["-0x1","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: an upper-case prefix
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0X1","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: a hash (64 digits)
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: an object
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":[{"blockNumber":"0x1"},"0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// block: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":[null,"0x0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// index: a decimal string
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["latest","0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["latest",0]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: hex digits without 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["latest","0a"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: no digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["latest","0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: 65 digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["latest","0x00000000000000000000000000000000000000000000000000000000000000000"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: a negative number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["latest","-0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: digits that are not hex
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["latest","0xzz"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}

// index: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["latest",null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"index must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"index"}}}
