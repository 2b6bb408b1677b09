// The keys can't be looked up: not the method's fault, but its response.
// node: recorded
// store: away

// any call, since its key comes first
>> {"jsonrpc":"2.0","id":1,"method":"rpc_modules","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"the service's database does not respond: try again","data":{"reason":"store_unavailable","requestId":"<any>"}}}
