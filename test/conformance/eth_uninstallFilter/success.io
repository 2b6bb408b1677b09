// A filter is removed once.
// node: any
// create-filter: {}

// there is one
>> {"jsonrpc":"2.0","id":1,"method":"eth_uninstallFilter","params":["$filter"]}
<< {"jsonrpc":"2.0","id":1,"result":true}

// there is none any more
>> {"jsonrpc":"2.0","id":1,"method":"eth_uninstallFilter","params":["$filter"]}
<< {"jsonrpc":"2.0","id":1,"result":false}

// unknown
>> {"jsonrpc":"2.0","id":1,"method":"eth_uninstallFilter","params":["0x9f1f0fbd4e1a4cc03f5fa8ab3b21f3d1"]}
<< {"jsonrpc":"2.0","id":1,"result":false}
