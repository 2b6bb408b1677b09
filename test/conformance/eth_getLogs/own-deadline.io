// The gateway's own deadline: the node says nothing for too long.
// node: recorded
// settings: CALL_TIMEOUT_MS=100

// no answer for 100 ms
!! silent
>> {"jsonrpc":"2.0","id":1,"method":"eth_getLogs","params":[{"fromBlock":"0x1","toBlock":"0x2"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"no response within 100 ms"}}
