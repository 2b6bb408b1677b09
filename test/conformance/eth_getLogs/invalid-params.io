// Filters that no node gets to see.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter is required: a filter object: {blockHash?, address?, fromBlock?, toBlock?, topics?}","data":{"param":"filter"}}}

// no params member
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter is required: a filter object: {blockHash?, address?, fromBlock?, toBlock?, topics?}","data":{"param":"filter"}}}

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_getLogs takes at most 1 param","data":{"expected":1}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":{"filter":{}}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}

// filter: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter must be a filter object: {blockHash?, address?, fromBlock?, toBlock?, topics?}","data":{"param":"filter"}}}

// filter: a string
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":["x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter must be a filter object: {blockHash?, address?, fromBlock?, toBlock?, topics?}","data":{"param":"filter"}}}

// filter: a list
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter must be a filter object: {blockHash?, address?, fromBlock?, toBlock?, topics?}","data":{"param":"filter"}}}

// blockHash with fromBlock
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","fromBlock":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.blockHash must not be combined with fromBlock or toBlock","data":{"param":"filter.blockHash"}}}

// blockHash with toBlock
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","toBlock":"latest"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.blockHash must not be combined with fromBlock or toBlock","data":{"param":"filter.blockHash"}}}

// blockHash: short
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"0x12"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.blockHash must be a hash: 0x and 64 hex digits","data":{"param":"filter.blockHash"}}}

// fromBlock: safe
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"safe"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"filter.fromBlock"}}}

// fromBlock: finalized
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"finalized"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"filter.fromBlock"}}}

// fromBlock: tags in other letter cases
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"LATEST"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"filter.fromBlock"}}}

// fromBlock: a decimal string
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"3"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"filter.fromBlock"}}}

// fromBlock: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"filter.fromBlock"}}}

// fromBlock: no digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"filter.fromBlock"}}}

// fromBlock: a hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"filter.fromBlock"}}}

// fromBlock: an EIP-1898 object
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":{"blockNumber":"0x1"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.fromBlock must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"filter.fromBlock"}}}

// toBlock: safe
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x1","toBlock":"safe"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.toBlock must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"filter.toBlock"}}}

// toBlock: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x1","toBlock":2}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.toBlock must be a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"filter.toBlock"}}}

// address: short
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"address":"0x12"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.address must be an address or a list of addresses","data":{"param":"filter.address"}}}

// address: a bad one in a list
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"address":["0x7986b3df570230288501eea3d890bd66948c9b79","0x12"]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.address must be an address or a list of addresses","data":{"param":"filter.address"}}}

// topics: a string
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.topics must be a list of topics","data":{"param":"filter.topics"}}}

// topics: short
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":["0x12"]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.topics[0] must be a topic (0x and 64 hex digits), null or a list of topics","data":{"param":"filter.topics[0]"}}}

// topics: a bad alternative
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"topics":[null,["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0x12"]]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter.topics[1] must be a topic (0x and 64 hex digits), null or a list of topics","data":{"param":"filter.topics[1]"}}}

// an unknown member, such as a misspelt one, which would silently mean the latest block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockhash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"filter must be a filter object: {blockHash?, address?, fromBlock?, toBlock?, topics?}","data":{"param":"filter"}}}
