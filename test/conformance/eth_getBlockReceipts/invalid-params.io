// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block is required: a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// too many
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["latest",false]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_getBlockReceipts takes at most 1 param","data":{"expected":1}}}

// a tag of Ethereum
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["safe"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"block"}}}

// decimal
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["16"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// a JSON number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":[5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}
