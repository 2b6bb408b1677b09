// Nodes that answer with an error where a step fails.
// node: recorded

// a poor sender, on a node that has nothing but refusals: all that a block has
!! eth_getBlockByNumber {"result":{"gasLimit":"0x67c280"}}
!! eth_estimateGas {"error":{"code":-32000,"message":"insufficient funds for gas * price + value"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x7986b3df570230288501eea3d890bd66948c9b79","to":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x67c280"}

// out of gas: all that a block has
!! eth_getBlockByNumber {"result":{"gasLimit":"0x67c280"}}
!! eth_estimateGas {"error":{"code":-32000,"message":"gas required exceeds allowance (6800000)"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","data":"0x01"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x67c280"}

// a revert, with gas that doesn't matter
!! eth_getBlockByNumber {"result":{"gasLimit":"0x67c280"}}
!! eth_estimateGas {"error":{"code":3,"message":"execution reverted","data":"0x"}}
!! eth_call {"error":{"code":3,"message":"execution reverted","data":"0x"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","data":"0x02"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x527d"}

// a revert that doesn't come again: all that a block has
!! eth_getBlockByNumber {"result":{"gasLimit":"0x67c280"}}
!! eth_estimateGas {"error":{"code":3,"message":"execution reverted","data":"0x"}}
!! eth_call {"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","data":"0x03"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x67c280"}
