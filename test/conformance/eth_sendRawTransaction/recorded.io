// RSKj's refusals; what it already knows is a success.
// node: recorded

// signed before EIP-155: accepted
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"}

// it waits already
!! {"error":{"code":-32010,"message":"pending transaction with same hash already exists"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"}

// it waits behind a gap already
!! {"error":{"code":-32010,"message":"queued transaction with same hash already exists"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"}

// geth knows it
!! {"error":{"code":-32000,"message":"already known"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"}

// it was mined before
!! eth_sendRawTransaction {"error":{"code":-32010,"message":"transaction nonce too low"}}
!! eth_getTransactionByHash {"result":{"hash":"0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3","nonce":"0x5","blockHash":"0xa215b6d796133ab72581537a0fa650d630622e2f128d3f7a2868167090788789","blockNumber":"0x3","transactionIndex":"0x0"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"}

// refused: another transaction has used the nonce
!! eth_sendRawTransaction {"error":{"code":-32010,"message":"transaction nonce too low"}}
!! eth_getTransactionByHash {"result":null}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"transaction nonce too low"}}

// refused: transaction nonce too low, and no answer to whether it was mined before
!! {"error":{"code":-32010,"message":"transaction nonce too low"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"transaction nonce too low"}}

// refused: gas price not enough to bump transaction
!! {"error":{"code":-32010,"message":"gas price not enough to bump transaction"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"replacement transaction underpriced: gas price not enough to bump transaction"}}

// refused: transaction's gas price lower than block's minimum
!! {"error":{"code":-32010,"message":"transaction's gas price lower than block's minimum"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"transaction's gas price lower than block's minimum"}}

// refused: insufficient funds to pay for pending and new transactions
!! {"error":{"code":-32010,"message":"insufficient funds to pay for pending and new transactions"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"insufficient funds to pay for pending and new transactions"}}

// refused: account exceeds quota
!! {"error":{"code":-32010,"message":"account exceeds quota"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"account exceeds quota"}}

// geth's refusal
!! {"error":{"code":-32000,"message":"replacement transaction underpriced"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"replacement transaction underpriced"}}
