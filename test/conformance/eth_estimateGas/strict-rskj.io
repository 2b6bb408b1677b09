// A key whose estimates fail when the transaction would, at a node that gives an estimate all the same.
// node: recorded
// estimates: strict

// nothing fails
!! eth_estimateGas {"result":"0x5208"}
!! eth_getBlockByNumber {"result":{"number":"0x1","gasLimit":"0x67c280"}}
!! eth_call {"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}

// a revert
!! eth_estimateGas {"result":"0x5e1c"}
!! eth_getBlockByNumber {"result":{"number":"0x1","gasLimit":"0x67c280"}}
!! eth_call {"error":{"code":-32015,"message":"VM Exception while processing transaction: revert because reasons","data":"0x08c379a00000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000f6265636175736520726561736f6e730000000000000000000000000000000000"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted: because reasons","data":"0x08c379a00000000000000000000000000000000000000000000000000000000000000020000000000000000000000000000000000000000000000000000000000000000f6265636175736520726561736f6e730000000000000000000000000000000000"}}

// all the gas of a block
!! eth_estimateGas {"result":"0x67c280"}
!! eth_getBlockByNumber {"result":{"number":"0x1","gasLimit":"0x67c280"}}
!! eth_call {"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"gas required exceeds allowance (6800000)"}}

// more value than the sender has
!! eth_estimateGas {"result":"0x5208"}
!! eth_getBlockByNumber {"result":{"number":"0x1","gasLimit":"0x67c280"}}
!! eth_call {"result":"0x"}
!! eth_getBalance {"result":"0x1"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0x2"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for transfer"}}

// a price that the sender can't pay
!! eth_estimateGas {"result":"0x5208"}
!! eth_getBlockByNumber {"result":{"number":"0x1","gasLimit":"0x67c280"}}
!! eth_call {"result":"0x"}
!! eth_getBalance {"result":"0x5208"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0x1","gasPrice":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value"}}

// less gas than it needs
!! eth_estimateGas {"result":"0x5209"}
!! eth_getBlockByNumber {"result":{"number":"0x1","gasLimit":"0x67c280"}}
!! eth_call {"result":"0x"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","gas":"0x5208"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"gas required exceeds allowance (21000)"}}
