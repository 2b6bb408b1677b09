// Changed accounts in an estimate.
// node: recorded

// RSKj has no such param
!! eth_estimateGas {"error":{"code":-32602,"message":"method parameters invalid"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"balance":"0x1"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no node of this network takes state overrides for this method"}}

// other nodes have
!! eth_estimateGas {"result":"0x5300"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"balance":"0x1"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5300"}
