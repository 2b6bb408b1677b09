// A transaction by its place, with its _id.
// node: recorded

// pending: RSKj gives it a place, the contract doesn't
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["pending","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"_id":"fe20a697e0fd6935cea4312a","hash":"0xfe20a697e0fd6935cea4312a757d509477114b3a711d0abd0ee42efef2f74fa0","nonce":"0x0","blockHash":null,"blockNumber":null,"transactionIndex":null,"from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0x7986b3df570230288501eea3d890bd66948c9b79","gas":"0x5208","gasPrice":"0x5f5e100","value":"0x3039","input":"0x","v":"0x65","r":"0x883233a7b602a8380f1a3b9c537c0b12d5ad39718e8d04e294c981e295facec3","s":"0x573b0af4a071df545b3fb45648ea97b3fa316df063257679fb1cff0850264008","type":"0x0"}}

// the first one
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x5","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"_id":"3b1653642f1c14b01704dcd1","hash":"0x3b1653642f1c14b01704dcd16dcf8bf5c2e93f8a2c921284afd10a4658649a3a","nonce":"0x2","blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","blockNumber":"0x5","transactionIndex":"0x0","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","gas":"0xf4240","gasPrice":"0x5f5e100","value":"0x0","input":"0x3adb191b00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004686f6c6100000000000000000000000000000000000000000000000000000000","v":"0x65","r":"0xb0fab535efaae8c4be9eb112151ebd3fe5801ffa05a56eb16a4a53cbcebbb693","s":"0x310087e1ac0b1552a6054a1d93b4413a4a86b2547eaf63cb7b8f793713cbaae8","type":"0x0"}}

// no transaction at this place
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x5","0x63"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// no such block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0xffffff","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
