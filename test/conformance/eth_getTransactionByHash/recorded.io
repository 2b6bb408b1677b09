// A transaction by its hash.
// node: recorded

// pending
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["0xfe20a697e0fd6935cea4312a757d509477114b3a711d0abd0ee42efef2f74fa0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"hash":"0xfe20a697e0fd6935cea4312a757d509477114b3a711d0abd0ee42efef2f74fa0","nonce":"0x0","blockHash":null,"blockNumber":null,"transactionIndex":null,"from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0x7986b3df570230288501eea3d890bd66948c9b79","gas":"0x5208","gasPrice":"0x5f5e100","value":"0x3039","input":"0x","v":"0x65","r":"0x883233a7b602a8380f1a3b9c537c0b12d5ad39718e8d04e294c981e295facec3","s":"0x573b0af4a071df545b3fb45648ea97b3fa316df063257679fb1cff0850264008","type":"0x0"}}

// mined
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["0xfe20a697e0fd6935cea4312a757d509477114b3a711d0abd0ee42efef2f74fa0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"hash":"0xfe20a697e0fd6935cea4312a757d509477114b3a711d0abd0ee42efef2f74fa0","nonce":"0x0","blockHash":"0xa215b6d796133ab72581537a0fa650d630622e2f128d3f7a2868167090788789","blockNumber":"0x3","transactionIndex":"0x0","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0x7986b3df570230288501eea3d890bd66948c9b79","gas":"0x5208","gasPrice":"0x5f5e100","value":"0x3039","input":"0x","v":"0x65","r":"0x883233a7b602a8380f1a3b9c537c0b12d5ad39718e8d04e294c981e295facec3","s":"0x573b0af4a071df545b3fb45648ea97b3fa316df063257679fb1cff0850264008","type":"0x0"}}

// RSKj's own, with a zero signature
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["0xe05864819bc0467661ee0c5847ff3a95fd1fca41b1282fd8ccec17202e4f9b4d"]}
<< {"jsonrpc":"2.0","id":1,"result":{"hash":"0xe05864819bc0467661ee0c5847ff3a95fd1fca41b1282fd8ccec17202e4f9b4d","nonce":"0x4","blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","blockNumber":"0x5","transactionIndex":"0x3","from":"0x0000000000000000000000000000000000000000","to":"0x0000000000000000000000000000000001000008","gas":"0x0","gasPrice":"0x0","value":"0x0","input":"0x","v":"0x0","r":"0x0","s":"0x0","type":"0x0"}}

// signed before EIP-155
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"]}
<< {"jsonrpc":"2.0","id":1,"result":{"hash":"0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3","nonce":"0x5","blockHash":"0xaa660efacb4ffc9af99ccde24081686846fca4c6f92b857a54fb87b5e7324fe0","blockNumber":"0x6","transactionIndex":"0x0","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0x7986b3df570230288501eea3d890bd66948c9b79","gas":"0x5208","gasPrice":"0x5f5e100","value":"0x1","input":"0x","v":"0x1b","r":"0x63244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815","s":"0x3c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2","type":"0x0"}}

// queued behind a gap: RSKj doesn't show it
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["0xe6b3d4bf249423edf667ec7df35eb43df113aa8b82f6adf4efaed008cd975530"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// no such transaction
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByHash","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
