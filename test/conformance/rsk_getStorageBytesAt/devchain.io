// Storage of the devchain.
// node: devchain

// the number of dishes
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["$contract","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// a slot never written
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["$contract","0x99","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// an unknown block
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["$contract","0x0","0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffff not found","data":{"param":"block"}}}
