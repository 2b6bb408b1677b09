// The node's limits.
// node: recorded

// The node's own deadline (RSKj's text).
!! eth_blockNumber {"result":"0x7"}
!! eth_getLogs {"error":{"code":-32011,"message":"Execution has got timeout out."}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x2","toBlock":"0x2"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the node ran out of time","data":{"reason":"timeout"}}}

// The node's own size limit (RSKj's text).
!! eth_blockNumber {"result":"0x7"}
!! eth_getLogs {"error":{"code":-32011,"message":"Response size limit of 3000 bytes exceeded"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x2","toBlock":"0x2"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"the response is too large for the node","data":{"reason":"too_large"}}}

// More logs in one block than the node gives.
!! eth_blockNumber {"result":"0x7"}
!! eth_getLogs {"error":{"code":-32012,"message":"Filter returned more than 10 logs."}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x7","toBlock":"0x7"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"too many logs for the node","data":{"reason":"too_many_logs"}}}

// More logs in the block with this hash than the node gives.
!! eth_getLogs {"error":{"code":-32012,"message":"Filter returned more than 10 logs."}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"blockHash":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"too many logs for the node","data":{"reason":"too_many_logs"}}}
