// Changes begin above the head; of other branches they are tested with a chain that moves.
// node: any
// create-filter: {"fromBlock":"0x0"}

// nothing new
>> {"jsonrpc":"2.0","id":1,"method":"eth_getFilterChanges","params":["$filter"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
