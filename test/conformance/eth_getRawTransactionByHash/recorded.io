// Raw bytes, composed of a transaction's members.
// node: recorded

// a transfer that was signed before EIP-155
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0x2aa4b0be62701c9d994f9a5a27311980f64851eff3372a7fb6a3d002144d69a3"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"}

// REMASC, with zeros as bytes and without a signature
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0xe05864819bc0467661ee0c5847ff3a95fd1fca41b1282fd8ccec17202e4f9b4d"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xdd0400009400000000000000000000000000000000010000088080808080"}

// an upper-case hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0x2AA4B0BE62701C9D994F9A5A27311980F64851EFF3372A7FB6A3D002144D69A3"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"}

// an unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByHash","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
