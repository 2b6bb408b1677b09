// Methods of the part transaction may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method eth_sendRawTransactionSync is switched off: METHODS of this service does not include transaction"}}
