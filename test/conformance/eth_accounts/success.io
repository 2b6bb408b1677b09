// The service holds no keys, so it has no accounts.
// node: any

// none
>> {"jsonrpc":"2.0","id":1,"method":"eth_accounts","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":[]}

// params may be left out
>> {"jsonrpc":"2.0","id":1,"method":"eth_accounts"}
<< {"jsonrpc":"2.0","id":1,"result":[]}
