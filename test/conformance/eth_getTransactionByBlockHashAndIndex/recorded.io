// A transaction by its place, with its _id.
// node: recorded

// the first one
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":{"_id":"3b1653642f1c14b01704dcd1","hash":"0x3b1653642f1c14b01704dcd16dcf8bf5c2e93f8a2c921284afd10a4658649a3a","nonce":"0x2","blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","blockNumber":"0x5","transactionIndex":"0x0","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","gas":"0xf4240","gasPrice":"0x5f5e100","value":"0x0","input":"0x3adb191b00000000000000000000000000000000000000000000000000000000000000200000000000000000000000000000000000000000000000000000000000000004686f6c6100000000000000000000000000000000000000000000000000000000","v":"0x65","r":"0xb0fab535efaae8c4be9eb112151ebd3fe5801ffa05a56eb16a4a53cbcebbb693","s":"0x310087e1ac0b1552a6054a1d93b4413a4a86b2547eaf63cb7b8f793713cbaae8","type":"0x0"}}

// upper case and leading zeros are made regular
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xD63C5E70FBE819243EA1D4E7786F46316DB29BFEE87766C6EFE3CB9CF1A802C4","0x0002"]}
<< {"jsonrpc":"2.0","id":1,"result":{"_id":"276c308aecd9f0e71ab29ec6","hash":"0x276c308aecd9f0e71ab29ec6ebf4cf3c6bf43aa7c8d2c5621288557e79efeb3a","nonce":"0x4","blockHash":"0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","blockNumber":"0x5","transactionIndex":"0x2","from":"0xcd2a3d9f938e13cd947ec05abc7fe734df8dd826","to":"0xda7ce79725418f4f6e13bf5f520c89cec5f6a974","gas":"0x493e0","gasPrice":"0x5f5e100","value":"0x0","input":"0xb0b75436","v":"0x66","r":"0x481425da15b95cc353661917c979a3e9ced45db9796e10235e3b871946e7642a","s":"0x2238d2d34eb858168f0ebd169b5a07496f4ebda5bcdf32580598b801e8f7d922","type":"0x0"}}

// no transaction at this place
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","0x63"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// RSKj refuses large indices: it is not asked
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xd63c5e70fbe819243ea1d4e7786f46316db29bfee87766c6efe3cb9cf1a802c4","0xffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// no such block
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockHashAndIndex","params":["0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
