// State overrides that no node gets to see.
// node: any

// a list
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"stateOverride must be an object of account overrides by address"}}

// a short address
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x1234":{"balance":"0x1"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"stateOverride must be an object of account overrides by address"}}

// an unknown member
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x00000000000000000000000000000000deadbeef":{"storage":{}}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"stateOverride.0x00000000000000000000000000000000deadbeef must be an account override: an object with balance, nonce, code, state or stateDiff, and movePrecompileToAddress"}}

// a decimal balance
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x00000000000000000000000000000000deadbeef":{"balance":"100"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"stateOverride.0x00000000000000000000000000000000deadbeef.balance must be a quantity: 0x and 1 to 64 hex digits"}}

// code of half a byte
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x6"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"stateOverride.0x00000000000000000000000000000000deadbeef.code must be data: 0x and an even number of hex digits"}}

// state and stateDiff
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x00000000000000000000000000000000deadbeef":{"state":{},"stateDiff":{}}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"stateOverride.0x00000000000000000000000000000000deadbeef.stateDiff must not be combined with state"}}

// a slot of 33 bytes
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x00000000000000000000000000000000deadbeef":{"state":{"0x000000000000000000000000000000000000000000000000000000000000000000":"0x1"}}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"stateOverride.0x00000000000000000000000000000000deadbeef.state must be an object of storage values by position, each a quantity: 0x and 1 to 64 hex digits"}}

// a value of another kind
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x00000000000000000000000000000000deadbeef":{"stateDiff":{"0x0":1}}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"stateOverride.0x00000000000000000000000000000000deadbeef.stateDiff.0x0 must be a quantity: 0x and 1 to 64 hex digits"}}

// a nonce of 2^63
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x00000000000000000000000000000000deadbeef":{"nonce":"0x8000000000000000"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"stateOverride.0x00000000000000000000000000000000deadbeef.nonce must be below 2^63"}}
