// What can't be done.
// node: devchain

// a fork
>> {"jsonrpc":"2.0","id":1,"method":"hardhat_reset","params":[{"forking":{"jsonRpcUrl":"http://localhost:4444"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"options.forking.jsonRpcUrl must not be given: the devchain forks no other chain","data":{"param":"options.forking.jsonRpcUrl"}}}
