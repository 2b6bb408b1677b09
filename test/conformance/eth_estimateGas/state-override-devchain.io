// Changed accounts in an estimate on the devchain.
// node: devchain

// code that stores a word: 20,000 gas, and some
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x602a600055"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xa<any>"}

// without it
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
