// Params that no node gets to see.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call is required: a call object: {from?, to?, gas?, gasPrice?, value?, data?, input?}"}}

// no params member
>> {"jsonrpc":"2.0","id":1,"method":"eth_call"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call is required: a call object: {from?, to?, gas?, gasPrice?, value?, data?, input?}"}}

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"latest",{},"0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_call takes at most 3 params"}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":{"call":{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"block":"latest"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}

// call: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[null,"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call must be a call object: {from?, to?, gas?, gasPrice?, value?, data?, input?}"}}

// call: a string
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":["abc","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call must be a call object: {from?, to?, gas?, gasPrice?, value?, data?, input?}"}}

// call: a list
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[[],"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call must be a call object: {from?, to?, gas?, gasPrice?, value?, data?, input?}"}}

// to: a short address
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x12"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.to must be an address: 0x and 40 hex digits"}}

// to: without 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"7986b3df570230288501eea3d890bd66948c9b79"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.to must be an address: 0x and 40 hex digits"}}

// from: a short address
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"from":"0x12","to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.from must be an address: 0x and 40 hex digits"}}

// data: an odd number of digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","data":"0x123"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.data must be data: 0x and an even number of hex digits"}}

// data: no 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","data":"61bc221a"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.data must be data: 0x and an even number of hex digits"}}

// data: not hex
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","data":"0xzz"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.data must be data: 0x and an even number of hex digits"}}

// input: an odd number of digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","input":"0x123"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.input must be data: 0x and an even number of hex digits"}}

// value: a decimal string
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.value must be a quantity: 0x and 1 to 64 hex digits"}}

// value: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":0},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.value must be a quantity: 0x and 1 to 64 hex digits"}}

// gas: 65 digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","gas":"0x00000000000000000000000000000000000000000000000000000000000000000"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.gas must be a quantity: 0x and 1 to 64 hex digits"}}

// gasPrice: not hex
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","gasPrice":"0xzz"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.gasPrice must be a quantity: 0x and 1 to 64 hex digits"}}

// neither to nor data
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"value":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.to is required unless data creates a contract"}}

// neither to nor data: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":null,"data":null},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"call.to is required unless data creates a contract"}}

// block is missing
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block is required: a block number (0x and hex digits), \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber"}}

// block: safe
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"safe"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags"}}

// block: finalized
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"finalized"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags"}}

// block: tags in other letter cases
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"LATEST"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber"}}

// block: a decimal string
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"5"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber"}}

// block: a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},5]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber"}}

// block: no digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber"}}

// block: a bare hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber"}}

// block: an object without a block
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber"}}

// block: an object that names two blocks
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","blockNumber":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber"}}

// block: requireCanonical as text
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","requireCanonical":"true"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber"}}

// block: null
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber"}}
