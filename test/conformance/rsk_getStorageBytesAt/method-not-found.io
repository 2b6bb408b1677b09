// Methods of the part rootstock may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method rsk_getStorageBytesAt is switched off: METHODS of this service does not include rootstock"}}
