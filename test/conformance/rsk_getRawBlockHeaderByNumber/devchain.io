// Headers of the devchain.
// node: devchain

// past the head
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByNumber","params":["0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}

// the head
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByNumber","params":["latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// the pending block
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getRawBlockHeaderByNumber","params":["pending"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}
