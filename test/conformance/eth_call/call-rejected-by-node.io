// A node's refusal, without addresses and paths.
// node: recorded

// geth's text for a poor sender
!! eth_call {"error":{"code":-32000,"message":"insufficient funds for gas * price + value: address 0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826 have 0 want 1"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","value":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: have 0 want 1"}}

// a state that the node no longer has
!! eth_call {"error":{"code":-32600,"message":"State not found for block with hash 0x00"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79"},"0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"the node does not keep the state of this block"}}
