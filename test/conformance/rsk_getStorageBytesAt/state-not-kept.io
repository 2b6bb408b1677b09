// A node that is no archive.
// node: recorded

// RSKj's text
!! rsk_getStorageBytesAt {"error":{"code":-32600,"message":"State not found for block with hash 0x00"}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x0","0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"the node does not keep the state of this block"}}
