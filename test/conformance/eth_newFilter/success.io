// Filters as eth_getLogs takes them.
// node: any

// any logs
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{}]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// null is the same as absent, and a wildcard in topics
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"address":null,"topics":[null,[]],"fromBlock":"0x0","toBlock":"latest"}]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// one block
>> {"jsonrpc":"2.0","id":1,"method":"eth_newFilter","params":[{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}
