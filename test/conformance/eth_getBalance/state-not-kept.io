// A node that is no archive.
// node: recorded

// RSKj's text
!! eth_getBalance {"error":{"code":-32600,"message":"State not found for block with hash 0x00"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"the node does not keep the state of this block"}}

// geth's text
!! eth_getBalance {"error":{"code":-32000,"message":"missing trie node 9f5d (path ) state 0x12 is not available"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x7986b3df570230288501eea3d890bd66948c9b79","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"the node does not keep the state of this block"}}
