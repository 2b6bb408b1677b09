// What is no ID.
// node: any

// no params
>> {"jsonrpc":"2.0","id":1,"method":"eth_getFilterLogs","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"<any>","data":"<any>"}}

// a number
>> {"jsonrpc":"2.0","id":1,"method":"eth_getFilterLogs","params":[1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"<any>","data":"<any>"}}
