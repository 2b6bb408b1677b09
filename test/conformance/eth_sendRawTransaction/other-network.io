// A transaction signed for Mainnet, sent with a Testnet key.
// node: devchain

// the chain ids are named
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawOtherNetwork"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"the transaction is signed for chain id 30; this network's chain id is 31","data":{"param":"signedTransaction","chainId":"30","expected":31}}}
