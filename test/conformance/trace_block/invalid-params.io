// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block is required: a block number (0x and hex digits), a block hash or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// decimal
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["16"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// hex without 0x
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["1f"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// a tag of Ethereum
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["safe"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash or \"latest\", \"earliest\" or \"pending\"; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"block"}}}

// capital letters, which RSKj reads
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["LATEST"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// a JSON number
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":[2]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// 0x
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}

// an EIP-1898 object
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":[{"blockNumber":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash or \"latest\", \"earliest\" or \"pending\"","data":{"param":"block"}}}
