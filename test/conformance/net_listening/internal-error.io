// What fails for another reason than that no node responds.
// node: recorded

// The node fails without saying why: its text stays in the log.
!! eth_blockNumber {"error":{"code":-32099,"message":"failed at /srv/node"}}
>> {"jsonrpc":"2.0","id":1,"method":"net_listening","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32603,"message":"Internal error","data":{"reason":"internal","requestId":"<any>"}}}
