// Bytes of any length; a contract's words with their leading zeros.
// node: recorded

// Bridge, key "releaseRequestQueue" (left-padded ASCII)
!! rsk_getStorageBytesAt {"result":"0xc0"}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0x0000000000000000000000000000000001000006","0x0000000000000000000000000072656c65617365526571756573745175657565","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xc0"}

// … at block 13 (one request)
!! rsk_getStorageBytesAt {"result":"0xf83a94decbc58dbd28f1628184ed7e158a7f1fe072379c831e8480a0accd87bffafa8b12ae0f2f77d620b3e255e2d40a6642e0f60bcc0122f1124a1f"}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0x0000000000000000000000000000000001000006","0x00000072656c6561736552657175657374517565756557697468547848617368","0xd"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xf83a94decbc58dbd28f1628184ed7e158a7f1fe072379c831e8480a0accd87bffafa8b12ae0f2f77d620b3e255e2d40a6642e0f60bcc0122f1124a1f"}

// Bridge, key "nextPegoutHeight" (left-padded ASCII)
!! rsk_getStorageBytesAt {"result":"0x0"}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0x0000000000000000000000000000000001000006","0x000000000000000000000000000000006e6578745065676f7574486569676874","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// REMASC contract, rewardBalance
!! rsk_getStorageBytesAt {"result":"0x3a5834700cce"}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0x0000000000000000000000000000000001000008","0x0000000000000000000000000000000000000072657761726442616c616e6365","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3a5834700cce"}

// Lab slot 0 (a number)
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000001c"}

// Lab slot 3 (an address: no leading zeros)
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x3","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000b2b97bbb68288a6bc3a70a1efa89b3a1efa92c4"}

// Lab, first 32 bytes of the long string
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0xb10e2d527612073b26eecdfd717e6a320cf44b4afac2b0732d9fcbe2b7fa0cf6","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x3031323334353637383930313233343536373839303132333435363738393031"}

// Lab, slot never written
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x99","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// account never seen
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0x00000000000000000000000000000000deadbeef","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// block by hash text
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x0","0x47b8302387b9f9af41b6addbf4745aee5435fcdc1f0b789a194c029259f27f1e"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000001"}

// earliest
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x0","earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// an unknown height
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x0","0xffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffff not found","data":{"param":"block"}}}
