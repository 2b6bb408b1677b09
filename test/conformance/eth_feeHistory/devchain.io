// The devchain's fees.
// node: devchain

// more blocks than there are
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0xffff","earliest"]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x0","baseFeePerGas":["0x0","0x0"],"gasUsedRatio":[0]}}

// with percentiles
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x5","latest",[0,50,99.9,100]]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// no blocks
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x0","latest",[]]}
<< {"jsonrpc":"2.0","id":1,"result":{"oldestBlock":"0x0","baseFeePerGas":["0x0"],"gasUsedRatio":[]}}
