// Params that no node gets to see.
// node: any

// null for the position
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad",null,"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"position must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"position"}}}

// a position without 0x
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","ab","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"position must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"position"}}}

// a position of 33 bytes
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x000000000000000000000000000000000000000000000000000000000000000000","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"position must be a quantity: 0x and 1 to 64 hex digits","data":{"param":"position"}}}

// an address that is none
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["bridge","0x0","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"address must be an address: 0x and 40 hex digits","data":{"param":"address"}}}

// safe
>> {"jsonrpc":"2.0","id":1,"method":"rsk_getStorageBytesAt","params":["0xe0825f57dd05ef62ff731c27222a86e104cc4cad","0x0","safe"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"block must be a block number (0x and hex digits), a block hash, \"latest\", \"earliest\" or \"pending\", or an object with blockHash or blockNumber; Rootstock has no \"safe\" and \"finalized\" blocks: use \"latest\", or a number below it, or let the API key use Ethereum's block tags","data":{"param":"block"}}}
