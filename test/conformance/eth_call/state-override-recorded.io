// Changed accounts, as RSKj runs such calls.
// node: recorded

// code put on an account without code
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x602a60005260206000f3"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}

// code replaced
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xe0825f57dd05ef62ff731c27222a86e104cc4cad","data":"0x"},"latest",{"0xe0825f57dd05ef62ff731c27222a86e104cc4cad":{"code":"0x602a60005260206000f3"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000000000000000000000000000000000000000002a"}

// code emptied (0x)
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"from":"0x87a3207c3bacfe33f55e758d387a08d9480b51b6","to":"0xe0825f57dd05ef62ff731c27222a86e104cc4cad","data":"0x9dca0032"},"latest",{"0xe0825f57dd05ef62ff731c27222a86e104cc4cad":{"code":"0x"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x"}

// stateDiff: slot 0
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xe0825f57dd05ef62ff731c27222a86e104cc4cad","data":"0xb2025e4f0000000000000000000000000000000000000000000000000000000000000000"},"latest",{"0xe0825f57dd05ef62ff731c27222a86e104cc4cad":{"stateDiff":{"0x0000000000000000000000000000000000000000000000000000000000000000":"0x0000000000000000000000000000000000000000000000000000000000000063"}}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000063"}

// stateDiff leaves the other slots: slot(1)
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xe0825f57dd05ef62ff731c27222a86e104cc4cad","data":"0xb2025e4f0000000000000000000000000000000000000000000000000000000000000001"},"latest",{"0xe0825f57dd05ef62ff731c27222a86e104cc4cad":{"stateDiff":{"0x0000000000000000000000000000000000000000000000000000000000000000":"0x0000000000000000000000000000000000000000000000000000000000000063"}}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x00000000000000000000000000000000000000000000000000000000000000c9"}

// state clears the other slots: slot(1)
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xe0825f57dd05ef62ff731c27222a86e104cc4cad","data":"0xb2025e4f0000000000000000000000000000000000000000000000000000000000000001"},"latest",{"0xe0825f57dd05ef62ff731c27222a86e104cc4cad":{"state":{"0x0000000000000000000000000000000000000000000000000000000000000000":"0x0000000000000000000000000000000000000000000000000000000000000063"}}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}

// state {}: slot(0)
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xe0825f57dd05ef62ff731c27222a86e104cc4cad","data":"0xb2025e4f0000000000000000000000000000000000000000000000000000000000000000"},"latest",{"0xe0825f57dd05ef62ff731c27222a86e104cc4cad":{"state":{}}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000000"}

// stateDiff on an account without code: then code reads it
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x60005460005260206000f3","stateDiff":{"0x0000000000000000000000000000000000000000000000000000000000000000":"0x0000000000000000000000000000000000000000000000000000000000000005"}}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000000000000000000005"}

// nonce of the contract: another CREATE address
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0xe0825f57dd05ef62ff731c27222a86e104cc4cad","data":"0xef49cded"},"latest",{"0xe0825f57dd05ef62ff731c27222a86e104cc4cad":{"nonce":"0x64"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x000000000000000000000000843fa7eba339b0fe727e45cee763936b28a7fe0f"}

// balance of the sender
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"from":"0x87a3207c3bacfe33f55e758d387a08d9480b51b6","to":"0xe0825f57dd05ef62ff731c27222a86e104cc4cad","data":"0x9dca0032"},"latest",{"0x87a3207c3bacfe33f55e758d387a08d9480b51b6":{"balance":"0x1"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0000000000000000000000000000000000000000000000008ac7230489e803e80000000000000000000000000000000000000000000000000000000000000001000000000000000000000000000000000000000000000000000000000000001c0000000000000000000000000000000000000000000000000000000000001fa52acbf517c189dbe2eb9062341271e95541b7ff5c414c782fde3efae7f014f3f40000000000000000000000000000000000000000000000000000000000000020"}

// an empty override changes nothing: it is not sent
!! eth_call {"result":"0x01"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x01"}

// a balance of 2^256 - 1, of which RSKj gets what it takes
!! eth_call {"result":"0x02"}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x00000000000000000000000000000000deadbeef":{"balance":"0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x02"}

// a node without the setting
!! eth_call {"error":{"code":-32602,"message":"State override is not allowed"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x602a60005260206000f3"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no node of this network takes state overrides for this method"}}

// a node that does not know the param
!! eth_call {"error":{"code":-32602,"message":"method parameters invalid"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x00000000000000000000000000000000deadbeef":{"code":"0x602a60005260206000f3"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no node of this network takes state overrides for this method"}}

// a precompiled contract
!! eth_call {"error":{"code":-32602,"message":"Precompiled contracts can not be overridden"}}
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x00000000000000000000000000000000deadbeef","data":"0x"},"latest",{"0x0000000000000000000000000000000000000002":{"balance":"0x1"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"Precompiled contracts can not be overridden"}}
