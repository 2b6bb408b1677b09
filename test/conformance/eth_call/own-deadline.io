// The gateway's own deadline: the node says nothing for too long.
// node: recorded
// settings: CALL_TIMEOUT_MS=100

// no answer for 100 ms
!! silent
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x7986b3df570230288501eea3d890bd66948c9b79","data":"0x06661abd"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32011,"message":"no response within 100 ms"}}
