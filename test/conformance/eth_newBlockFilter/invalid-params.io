// There are no params.
// node: any

// one too many
>> {"jsonrpc":"2.0","id":1,"method":"eth_newBlockFilter","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"too many params: eth_newBlockFilter takes no params","data":{"expected":0}}}
