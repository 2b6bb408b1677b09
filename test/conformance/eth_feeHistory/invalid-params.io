// Params that no node gets to see.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockCount is required: a quantity: 0x and 1 to 64 hex digits","data":{"param":"blockCount"}}}

// no newest block
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"newestBlock is required: a block number (0x and hex digits) or \"latest\", \"earliest\" or \"pending\"","data":{"param":"newestBlock"}}}

// too many
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","latest",[],true]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_feeHistory takes at most 3 params","data":{"expected":3}}}

// a JSON number
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":[1,"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"blockCount must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"blockCount"}}}

// the pending block
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","pending"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"the pending block has no fees yet: Rootstock has no EIP-1559, so send a legacy transaction with a gasPrice, as eth_gasPrice suggests","data":{"param":"newestBlock"}}}

// percentiles that descend
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","latest",[50,5]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"rewardPercentiles must ascend","data":{"param":"rewardPercentiles"}}}

// a percentile above 100
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","latest",[100,100.5]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"rewardPercentiles[1] must be a number from 0 to 100","data":{"param":"rewardPercentiles[1]"}}}

// a percentile as text
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","latest",["50"]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"rewardPercentiles[0] must be a number from 0 to 100","data":{"param":"rewardPercentiles[0]"}}}

// one percentile more than 100
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","latest",[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"rewardPercentiles must be up to 100 percentiles: numbers from 0 to 100","data":{"param":"rewardPercentiles"}}}
