// Params that no node gets to see.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"address is required: an address: 0x and 40 hex digits","data":{"param":"address"}}}

// no params member
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"address is required: an address: 0x and 40 hex digits","data":{"param":"address"}}}

// the last one missing
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block is required: a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79","latest","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_getCode takes at most 2 params","data":{"expected":2}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":{"address":"0x7986b3df570230288501eea3d890bd66948c9b79","block":"latest"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}

// address: a short address
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x1234","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"address must be an address: 0x and 40 hex digits","data":{"param":"address"}}}

// address: a long address
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79ab","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"address must be an address: 0x and 40 hex digits","data":{"param":"address"}}}

// address: an address without 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["7986b3df570230288501eea3d890bd66948c9b79","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"address must be an address: 0x and 40 hex digits","data":{"param":"address"}}}

// address: digits that are not hex
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0xzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"address must be an address: 0x and 40 hex digits","data":{"param":"address"}}}

// address: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":[1,"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"address must be an address: 0x and 40 hex digits","data":{"param":"address"}}}

// address: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":[null,"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"address must be an address: 0x and 40 hex digits","data":{"param":"address"}}}

// block: safe
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79","safe"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"block"}}}

// block: finalized
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79","finalized"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"block"}}}

// block: tags in other letter cases
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79","LATEST"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: a decimal string
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79","5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79",5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: hex digits without 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79","0a"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: no digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79","0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: more digits than a hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79","0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: an object without a block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79",{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: an object with another member
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79",{"blockNumber":"0x1","foo":1}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: an object that names two blocks
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79",{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","blockNumber":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: an object with a tag
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79",{"blockNumber":"latest"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: an object with a short hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79",{"blockHash":"0x12"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: requireCanonical as text
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79",{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","requireCanonical":"true"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: a list
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79",["latest"]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}

// block: null where it is required
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCode","params":["0x7986b3df570230288501eea3d890bd66948c9b79",null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber","data":{"param":"block"}}}
