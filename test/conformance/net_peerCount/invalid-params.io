// Params that no node gets to see.
// node: any

// too many params
>> {"jsonrpc":"2.0","id":1,"method":"net_peerCount","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: net_peerCount takes no params","data":{"expected":0}}}
