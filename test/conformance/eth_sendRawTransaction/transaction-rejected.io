// Transactions that the devchain refuses, in RSKj's words.
// node: devchain

// another transaction has used the nonce
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawNonceTooLow"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"transaction nonce too low"}}

// the nonce is too far ahead
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawNonceTooHigh"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"transaction nonce too high"}}

// a price below the minimum
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawTooCheap"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"transaction's gas price lower than block's minimum"}}

// more gas than a block has
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawTooMuchGas"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"transaction's gas limit of 20000000 is higher than the block's gas limit of 6800000"}}

// less gas than its data costs
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawTooLittleGas"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"intrinsic gas too low: transaction's basic cost is above the gas limit"}}

// more value than the sender has
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawUnaffordable"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"insufficient funds to pay for pending and new transactions"}}

// a sender that nobody knows
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["$rawOfStranger"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32010,"message":"insufficient funds: the sender account doesn't exist"}}
