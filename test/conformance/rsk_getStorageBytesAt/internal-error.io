// The node gives no usable response.
// node: recorded

// The response is not JSON.
!! garbage
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the blockchain node gave no response","data":{"reason":"node_unavailable","requestId":"<any>"}}}

// The node fails without saying why: its text stays in the log.
!! rsk_getStorageBytesAt {"error":{"code":-32099,"message":"failed at /srv/node"}}
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error","data":{"reason":"internal","requestId":"<any>"}}}
