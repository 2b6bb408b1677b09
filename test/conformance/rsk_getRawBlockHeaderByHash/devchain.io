// Headers of the devchain.
// node: devchain

// unknown hash
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByHash","params":["0x1111111111111111111111111111111111111111111111111111111111111111"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// a block
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByHash","params":["$cookBlock"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}
