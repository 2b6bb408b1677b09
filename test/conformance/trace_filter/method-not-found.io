// Methods of the part trace may be switched off.
// node: recorded
// settings: METHODS=core

// not served here
>> {"jsonrpc":"2.0","id":1,"method":"trace_filter","params":[{"fromBlock":"0x6","toBlock":"0x6"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method trace_filter is switched off: METHODS of this service does not include trace"}}
