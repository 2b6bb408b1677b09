// Signed transactions for the devchain.
// node: devchain

// the sender's next one
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawNext"]}
<< {"jsonrpc":"2.0","id":1,"result":"$rawNextHash"}

// the same again is fine: it is known
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawNext"]}
<< {"jsonrpc":"2.0","id":1,"result":"$rawNextHash"}

// in another letter case it is still the same
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawNextUpper"]}
<< {"jsonrpc":"2.0","id":1,"result":"$rawNextHash"}

// once it is mined, the same again is fine too
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawTransfer"]}
<< {"jsonrpc":"2.0","id":1,"result":"$transferTx"}

// another one in its place, for a little more
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawUnderpriced"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"replacement transaction underpriced: gas price not enough to bump transaction"}}

// signed before EIP-155, for no chain
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawBeforeEip155"]}
<< {"jsonrpc":"2.0","id":1,"result":"$rawBeforeEip155Hash"}
