// A real node: it takes the transaction, and mines it later.
// node: recorded

// no receipt in time
!! eth_getTransactionReceipt {"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2",1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":4,"message":"the transaction 0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3 was sent, but is in no block after 1 ms: poll eth_getTransactionReceipt","data":"0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"}}
