// Subscriptions of a connection.
// node: devchain
// transport: websocket

// new blocks
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// logs of a contract, with null in topics
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["logs",{"address":"$contract","topics":[null]}]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// transactions
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newPendingTransactions"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// syncing
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["syncing"]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// logs as go-ethereum asks for them: only new ones
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["logs",{"address":"$contract","topics":[],"fromBlock":"0x0","toBlock":"latest"}]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// transactions, as web3.py asks for their hashes
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newPendingTransactions",false]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// logs, with null for a member that may be absent
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["logs",{"address":null}]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}

// whole transactions
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newPendingTransactions",true]}
<< {"jsonrpc":"2.0","id":1,"result":"<any>"}
