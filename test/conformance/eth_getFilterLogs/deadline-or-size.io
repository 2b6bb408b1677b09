// The node's limits.
// node: recorded
// create-filter: {"fromBlock":"0x2","toBlock":"0x2"}

// The node's own deadline (RSKj's text).
!! eth_blockNumber {"result":"0x7"}
!! eth_getLogs {"error":{"code":-32011,"message":"Execution has got timeout out."}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getFilterLogs","params":["$filter"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the node ran out of time","data":{"reason":"timeout"}}}
