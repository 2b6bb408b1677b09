// A `gas` below what the call costs is no error: RSKj throws where the receiver is no contract.
// node: recorded

// below the intrinsic cost, to an account without code
!! eth_estimateGas {"error":{"code":-32603,"message":"Internal server error"}}
!! eth_estimateGas {"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","gas":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// a block without a gas limit, which the estimate would be
!! eth_getBlockByNumber {"result":{"number":"0x1"}}
!! eth_estimateGas {"error":{"code":-32000,"message":"out of gas"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node returned no usable amount of gas (request id <any>)"}}
