// Changed accounts on the devchain.
// node: devchain

// code on an account without code
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x602a60005260206000f3"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}

// an address in upper case
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000DEADBEEF":{"code":"0x602a60005260206000f3"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}

// null for what is left out
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x602a60005260206000f3","balance":null,"state":null}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}

// a balance of 2^256 - 1, which its code reads
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"pending",{"0x00000000000000000000000000000000deadbeef":{"balance":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff","code":"0x4760005260206000f3"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}

// a slot that code reads
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x00000000000000000000000000000000deadbeef":{"stateDiff":{"0x00":"0x0005"},"code":"0x60005460005260206000f3"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000005"}

// nothing of it stays
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// precompiled contracts stay where they are
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef"},"latest",{"0x0000000000000000000000000000000000000002":{"movePrecompileToAddress":"0x00000000000000000000000000000000deadbeef"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"stateOverride: the devchain does not move precompiled contracts"}}
