// Params that no node gets to see.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"signedTransaction is required: data: 0x and an even number of hex digits","data":{"param":"signedTransaction"}}}

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2",1,2]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_sendRawTransactionSync takes at most 2 params","data":{"expected":2}}}

// a wait that is no number
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2","soon"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"<any>","data":{"param":"timeout"}}}

// a negative wait
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2",-1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"<any>","data":{"param":"timeout"}}}

// no transaction
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["0x00"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"<any>","data":{"param":"signedTransaction"}}}
