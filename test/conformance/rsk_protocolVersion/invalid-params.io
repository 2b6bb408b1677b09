// Params that no node gets to see.
// node: any

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"rsk_protocolVersion","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: rsk_protocolVersion takes no params","data":{"expected":0}}}

// params by name
>> {"jsonrpc":"2.0","id":1,"method":"rsk_protocolVersion","params":{}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params must be an array"}}
