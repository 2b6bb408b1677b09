// Transactions for the devchain, one mined and one waiting.
// node: devchain

// it is mined: its receipt at once
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["$rawTransfer"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// a longer wait than there is makes no difference to it
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["$rawTransfer",60000]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// none mines it within a millisecond
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["$rawNext",1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":4,"message":"the transaction $rawNextHash was sent, but is in no block after 1 ms: poll eth_getTransactionReceipt","data":"$rawNextHash"}}

// the same again waits again; the time as a quantity
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["$rawNext","0x2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":4,"message":"the transaction $rawNextHash was sent, but is in no block after 2 ms: poll eth_getTransactionReceipt","data":"$rawNextHash"}}

// signed for the other network
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransactionSync","params":["$rawOtherNetwork"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"the transaction is signed for chain id 30; this network's chain id is 31","data":{"param":"signedTransaction","chainId":"30","expected":31}}}
