// What is no transaction for this network.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"signedTransaction is required: data: 0x and an even number of hex digits","data":{"param":"signedTransaction"}}}

// no params member
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction"}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"signedTransaction is required: data: 0x and an even number of hex digits","data":{"param":"signedTransaction"}}}

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_sendRawTransaction takes at most 1 param","data":{"expected":1}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":{"signedTransaction":"0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}

// null
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":[null]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"signedTransaction must be data: 0x and an even number of hex digits","data":{"param":"signedTransaction"}}}

// a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":[12]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"signedTransaction must be data: 0x and an even number of hex digits","data":{"param":"signedTransaction"}}}

// an object
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"signedTransaction must be data: 0x and an even number of hex digits","data":{"param":"signedTransaction"}}}

// no 0x
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["f863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b7901801ba063244109828ab4bbe92f6a4bcda8d4213f7da2762b9736e1770a6f1b86de3815a03c9ea012345dd6135b69d2bfa8fbb6e7af2dd112bebd544b1004bcecdaa2dcc2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"signedTransaction must be data: 0x and an even number of hex digits","data":{"param":"signedTransaction"}}}

// an odd number of digits
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x123"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"signedTransaction must be data: 0x and an even number of hex digits","data":{"param":"signedTransaction"}}}

// not hex
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xzz"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"signedTransaction must be data: 0x and an even number of hex digits","data":{"param":"signedTransaction"}}}

// nothing
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transaction is invalid: it is empty; send the bytes of a signed transaction","data":{"param":"signedTransaction"}}}

// no list
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x1234"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transaction is invalid: it is not valid RLP: cut short, or not encoded in the shortest way","data":{"param":"signedTransaction"}}}

// an empty list
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xc0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transaction is invalid: it has 0 items where a signed legacy transaction has 9","data":{"param":"signedTransaction"}}}

// cut short
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf865808405f5e100825208947986b3df570230288501eea3d890bd6694"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transaction is invalid: it is not valid RLP: cut short, or not encoded in the shortest way","data":{"param":"signedTransaction"}}}

// signed for chain 33
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf865808405f5e100825208947986b3df570230288501eea3d890bd66948c9b798230398065a0883233a7b602a8380f1a3b9c537c0b12d5ad39718e8d04e294c981e295facec3a0573b0af4a071df545b3fb45648ea97b3fa316df063257679fb1cff0850264008"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"the transaction is signed for chain id 33; this network's chain id is 31","data":{"param":"signedTransaction","chainId":"33","expected":31}}}

// signed for chain 1
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xf863058405f5e100825208947986b3df570230288501eea3d890bd66948c9b79808026a0bcc06f92ef52f88bb9196495c4739042bb7077c7e08e686aa2d56f844c9ae011a0486a3d79318d0bbb65860a8905d0860173815ac94976d855844f5e8d93e3a9c8"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"the transaction is signed for chain id 1; this network's chain id is 31","data":{"param":"signedTransaction","chainId":"1","expected":31}}}

// type 2 (EIP-1559)
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02f86a21058405f5e1008405f5e100825208947986b3df570230288501eea3d890bd66948c9b798080c080a036fdd8ef26fbde46540dbdd5bc1769c7703be3caffb908a7e45176ff221f0b83a030eb9abef5a01a4f397f617b9a26108028684b39eafcb8dfa2367b56d4bfdd8e"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transaction is invalid: it is of type 0x02, and Rootstock takes legacy transactions only (no type byte in front)","data":{"param":"signedTransaction"}}}

// type 1 (EIP-2930)
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x01f86521058405f5e100825208947986b3df570230288501eea3d890bd66948c9b798080c080a07edd9fe0ba83ac64c8da46aeebdbd9168ae837554d009e8248e4b58e706f222aa0157ca225ceefa489e4c9b53ba05eed668d65c1a5de69542fac13ca6b3f9c0d33"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transaction is invalid: it is of type 0x01, and Rootstock takes legacy transactions only (no type byte in front)","data":{"param":"signedTransaction"}}}

// not signed
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xe3058405f5e100825208947986b3df570230288501eea3d890bd66948c9b798080218080"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"transaction is invalid: it is not signed","data":{"param":"signedTransaction"}}}
