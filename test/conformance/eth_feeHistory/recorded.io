// Blocks' fees, read from the node block by block.
// node: recorded

// one block
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","0x5"]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x5","baseFeePerGas":["0x0","0x0"],"gasUsedRatio":[0.010967043499678282]}}

// the first block, with percentiles: it has no transactions, but a minimum gas price
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","earliest",[50]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x0","baseFeePerGas":["0x0","0x0"],"gasUsedRatio":[0],"reward":[["0x3e252e0"]]}}

// past the head
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x1","0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block 0xffffff not found","data":{"param":"newestBlock"}}}
