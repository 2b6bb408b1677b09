// The service's database is away.
// node: recorded
// store: away

// no filter can be read or kept
>> {"jsonrpc":"2.0","id":1,"method":"eth_newPendingTransactionFilter","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the service's database does not respond: try again","data":{"reason":"store_unavailable","requestId":"<any>"}}}
