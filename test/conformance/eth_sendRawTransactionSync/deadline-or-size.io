// The node's limits.
// node: recorded

// The node's own deadline (RSKj's text).
!! eth_sendRawTransaction {"error":{"code":-32011,"message":"Execution has got timeout out."}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the node ran out of time","data":{"reason":"timeout"}}}

// The same for its receipt.
!! eth_getTransactionReceipt {"error":{"code":-32011,"message":"Execution has got timeout out."}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the node ran out of time","data":{"reason":"timeout"}}}
