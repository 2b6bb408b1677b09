// The service's database is away.
// node: recorded
// store: away

// no filter can be read or kept
>> {"jsonrpc":"2.0","id":1,"method":"eth_uninstallFilter","params":["0x9f1f0fbd4e1a4cc03f5fa8ab3b21f3d1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the service's database does not respond: try again","data":{"reason":"store_unavailable","requestId":"<any>"}}}
