// Generated from openrpc.json by `npm run generate`. Do not edit.

package rootgate

import (
	"context"
	"math/big"
)

// EthChainID calls eth_chainId. Returns 0x1f (31) for a Testnet key and 0x1e (30) for a Mainnet key. EIP-155
// signatures include this number, so a transaction signed for one network is invalid on the other.
//
// The result depends only on the API key and never changes: request it once.
func (c *Client) EthChainID(ctx context.Context) (*big.Int, error) {
	return send(ctx, c, ethChainIDRequest())
}

// EthChainID adds a call of eth_chainId to the batch.
func (b *Batch) EthChainID() *Result[*big.Int] {
	return add(b, ethChainIDRequest())
}

func ethChainIDRequest() request[*big.Int] {
	return request[*big.Int]{"eth_chainId", nil, decodeQuantity}
}

// NetVersion calls net_version. Returns 31 for a Testnet key and 30 for a Mainnet key: the same number as
// eth_chainId, but in decimal. All other methods use hexadecimal quantities.
func (c *Client) NetVersion(ctx context.Context) (string, error) {
	return send(ctx, c, netVersionRequest())
}

// NetVersion adds a call of net_version to the batch.
func (b *Batch) NetVersion() *Result[string] {
	return add(b, netVersionRequest())
}

func netVersionRequest() request[string] {
	return request[string]{"net_version", nil, decodeJSON[string]}
}

// EthProtocolVersion calls eth_protocolVersion. The version of the protocol between nodes; 0x3e (62) on a
// Rootstock node. It does not identify the chain: use eth_chainId for that.
func (c *Client) EthProtocolVersion(ctx context.Context) (*big.Int, error) {
	return send(ctx, c, ethProtocolVersionRequest())
}

// EthProtocolVersion adds a call of eth_protocolVersion to the batch.
func (b *Batch) EthProtocolVersion() *Result[*big.Int] {
	return add(b, ethProtocolVersionRequest())
}

func ethProtocolVersionRequest() request[*big.Int] {
	return request[*big.Int]{"eth_protocolVersion", nil, decodeQuantity}
}

// Web3ClientVersion calls web3_clientVersion. The client name and version of one of the service's nodes. Include
// it in bug reports, but don't base decisions on it: consecutive calls may reach different nodes.
//
// The embedded development chain of a local install returns its own name.
func (c *Client) Web3ClientVersion(ctx context.Context) (string, error) {
	return send(ctx, c, web3ClientVersionRequest())
}

// Web3ClientVersion adds a call of web3_clientVersion to the batch.
func (b *Batch) Web3ClientVersion() *Result[string] {
	return add(b, web3ClientVersionRequest())
}

func web3ClientVersionRequest() request[string] {
	return request[string]{"web3_clientVersion", nil, decodeJSON[string]}
}

// RskProtocolVersion calls rsk_protocolVersion. The version of the protocol by which Rootstock nodes talk to
// each other: the same as eth_protocolVersion. 0x3e is 62.
func (c *Client) RskProtocolVersion(ctx context.Context) (*big.Int, error) {
	return send(ctx, c, rskProtocolVersionRequest())
}

// RskProtocolVersion adds a call of rsk_protocolVersion to the batch.
func (b *Batch) RskProtocolVersion() *Result[*big.Int] {
	return add(b, rskProtocolVersionRequest())
}

func rskProtocolVersionRequest() request[*big.Int] {
	return request[*big.Int]{"rsk_protocolVersion", nil, decodeQuantity}
}

// EthSyncing calls eth_syncing. Always false. The service doesn't use a node that is syncing or lagging;
// eth_blockNumber is the latest block. While no node is available, the call fails with InternalError, as all
// others do.
func (c *Client) EthSyncing(ctx context.Context) (bool, error) {
	return send(ctx, c, ethSyncingRequest())
}

// EthSyncing adds a call of eth_syncing to the batch.
func (b *Batch) EthSyncing() *Result[bool] {
	return add(b, ethSyncingRequest())
}

func ethSyncingRequest() request[bool] {
	return request[bool]{"eth_syncing", nil, decodeJSON[bool]}
}

// NetListening calls net_listening. true while the service has a node that is in sync, else false. Libraries
// call it to check the connection.
func (c *Client) NetListening(ctx context.Context) (bool, error) {
	return send(ctx, c, netListeningRequest())
}

// NetListening adds a call of net_listening to the batch.
func (b *Batch) NetListening() *Result[bool] {
	return add(b, netListeningRequest())
}

func netListeningRequest() request[bool] {
	return request[bool]{"net_listening", nil, decodeJSON[bool]}
}

// NetPeerCount calls net_peerCount. The number of nodes that the responding node is connected with. The service
// uses several nodes, so two calls may return different numbers.
func (c *Client) NetPeerCount(ctx context.Context) (*big.Int, error) {
	return send(ctx, c, netPeerCountRequest())
}

// NetPeerCount adds a call of net_peerCount to the batch.
func (b *Batch) NetPeerCount() *Result[*big.Int] {
	return add(b, netPeerCountRequest())
}

func netPeerCountRequest() request[*big.Int] {
	return request[*big.Int]{"net_peerCount", nil, decodeQuantity}
}

// RPCModules calls rpc_modules. Of this service, not of a node: what rpc.discover tells in full. Each has the
// version 1.0, as on every node.
func (c *Client) RPCModules(ctx context.Context) (map[string]string, error) {
	return send(ctx, c, rPCModulesRequest())
}

// RPCModules adds a call of rpc_modules to the batch.
func (b *Batch) RPCModules() *Result[map[string]string] {
	return add(b, rPCModulesRequest())
}

func rPCModulesRequest() request[map[string]string] {
	return request[map[string]string]{"rpc_modules", nil, decodeJSON[map[string]string]}
}

// EthGasPrice calls eth_gasPrice. The suggested price per unit of gas, in wei (10¹⁸ wei are one RBTC). A
// Rootstock node returns the higher of the 25th percentile of recent transactions' gas prices and the latest
// block's minimumGasPrice plus 10 %.
//
// Rootstock has no EIP-1559 fee market: there is one gasPrice, no priority fee, and no baseFeePerGas in blocks.
// Every block sets a minimumGasPrice; nodes refuse transactions that offer less, or more than 80 times as much.
func (c *Client) EthGasPrice(ctx context.Context) (*big.Int, error) {
	return send(ctx, c, ethGasPriceRequest())
}

// EthGasPrice adds a call of eth_gasPrice to the batch.
func (b *Batch) EthGasPrice() *Result[*big.Int] {
	return add(b, ethGasPriceRequest())
}

func ethGasPriceRequest() request[*big.Int] {
	return request[*big.Int]{"eth_gasPrice", nil, decodeQuantity}
}

// EthFeeHistory calls eth_feeHistory. For libraries that ask for it before they send a transaction. Rootstock
// has no EIP-1559, and the result says so: baseFeePerGas is zero in each block. Libraries such as alloy then
// send a legacy transaction with the price of eth_gasPrice.
//
// reward has the gas prices of each block's transactions at the percentiles that you ask for, weighted by their
// gas limits. REMASC, which pays nothing, is left out; a block without others has its minimumGasPrice.
//
// Rootstock nodes have no such method. The gateway composes the result of one eth_getBlockByNumber a block, all
// of one chain, and returns up to 100 blocks. It counts as one request. The pending block is refused, since it
// has no fees yet.
//
// The params:
//
//   - blockCount: How many blocks to return. There are fewer where the chain has fewer.
//   - newestBlock: The last of them.
//   - rewardPercentiles: Percentiles of each block's gas prices, ascending. Without them the result has no
//     reward. Optional: it may be nil.
func (c *Client) EthFeeHistory(ctx context.Context, blockCount *big.Int, newestBlock BlockNumberOrTag, rewardPercentiles []float64) (FeeHistory, error) {
	return send(ctx, c, ethFeeHistoryRequest(blockCount, newestBlock, rewardPercentiles))
}

// EthFeeHistory adds a call of eth_feeHistory to the batch.
func (b *Batch) EthFeeHistory(blockCount *big.Int, newestBlock BlockNumberOrTag, rewardPercentiles []float64) *Result[FeeHistory] {
	return add(b, ethFeeHistoryRequest(blockCount, newestBlock, rewardPercentiles))
}

func ethFeeHistoryRequest(blockCount *big.Int, newestBlock BlockNumberOrTag, rewardPercentiles []float64) request[FeeHistory] {
	return request[FeeHistory]{"eth_feeHistory", []any{(*quantity)(blockCount), newestBlock, rewardPercentiles}, decodeJSON[FeeHistory]}
}

// EthBlockNumber calls eth_blockNumber. The block number of the chain's head. Rootstock has a new block about
// every half minute, so polling every few seconds is enough.
//
// A reorganisation can replace recent blocks: wait for some confirmations before you rely on one.
func (c *Client) EthBlockNumber(ctx context.Context) (*big.Int, error) {
	return send(ctx, c, ethBlockNumberRequest())
}

// EthBlockNumber adds a call of eth_blockNumber to the batch.
func (b *Batch) EthBlockNumber() *Result[*big.Int] {
	return add(b, ethBlockNumberRequest())
}

func ethBlockNumberRequest() request[*big.Int] {
	return request[*big.Int]{"eth_blockNumber", nil, decodeQuantity}
}

// EthGetBlockByNumber calls eth_getBlockByNumber. The block of the main chain at that height, or null when there
// is none (yet).
//
// In addition to Ethereum's members, a Rootstock block has minimumGasPrice, paidFees and its Bitcoin
// merged-mining proof (bitcoinMergedMining…, hashForMergedMining).
//
// On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
// 0x0000000000000000000000000000000001000008, without gas, price, or signature. It distributes the miners' fees.
// Account for it when you count or sum transactions.
//
// The pending block is a preview of the next block: its number, hash, logsBloom and miner are null, and so are
// blockHash, blockNumber and transactionIndex of its transactions.
//
// After a reorganisation the same number may be a different block. To refer to one block, keep its hash and use
// eth_getBlockByHash.
//
// The params:
//
//   - block: Number of the block, or a tag.
//   - fullTransactions: true for full transactions, false for transaction hashes only.
func (c *Client) EthGetBlockByNumber(ctx context.Context, block BlockNumberOrTag, fullTransactions bool) (*Block, error) {
	return send(ctx, c, ethGetBlockByNumberRequest(block, fullTransactions))
}

// EthGetBlockByNumber adds a call of eth_getBlockByNumber to the batch.
func (b *Batch) EthGetBlockByNumber(block BlockNumberOrTag, fullTransactions bool) *Result[*Block] {
	return add(b, ethGetBlockByNumberRequest(block, fullTransactions))
}

func ethGetBlockByNumberRequest(block BlockNumberOrTag, fullTransactions bool) request[*Block] {
	return request[*Block]{"eth_getBlockByNumber", []any{block, fullTransactions}, decodeJSON[*Block]}
}

// EthGetBlockByHash calls eth_getBlockByHash. The block with that hash, or null when the node does not have it.
// It may be a block of a side chain, or an uncle: compare with eth_getBlockByNumber when that matters.
//
// In addition to Ethereum's members, a Rootstock block has minimumGasPrice, paidFees and its Bitcoin
// merged-mining proof (bitcoinMergedMining…, hashForMergedMining).
//
// On a Rootstock node the last transaction of every block but the first is REMASC: from the zero address to
// 0x0000000000000000000000000000000001000008, without gas, price, or signature. It distributes the miners' fees.
// Account for it when you count or sum transactions.
//
// The params:
//
//   - blockHash: Hash of the block.
//   - fullTransactions: true for full transactions, false for transaction hashes only.
func (c *Client) EthGetBlockByHash(ctx context.Context, blockHash Hash, fullTransactions bool) (*Block, error) {
	return send(ctx, c, ethGetBlockByHashRequest(blockHash, fullTransactions))
}

// EthGetBlockByHash adds a call of eth_getBlockByHash to the batch.
func (b *Batch) EthGetBlockByHash(blockHash Hash, fullTransactions bool) *Result[*Block] {
	return add(b, ethGetBlockByHashRequest(blockHash, fullTransactions))
}

func ethGetBlockByHashRequest(blockHash Hash, fullTransactions bool) request[*Block] {
	return request[*Block]{"eth_getBlockByHash", []any{blockHash, fullTransactions}, decodeJSON[*Block]}
}

// EthGetBlockTransactionCountByNumber calls eth_getBlockTransactionCountByNumber. The number of transactions, or
// null when there is no such block. REMASC, the system transaction at the end of a Rootstock block, counts like
// any other. For pending, it counts the node's transaction pool.
//
// The params:
//
//   - block: Number of the block, or a tag.
func (c *Client) EthGetBlockTransactionCountByNumber(ctx context.Context, block BlockNumberOrTag) (*big.Int, error) {
	return send(ctx, c, ethGetBlockTransactionCountByNumberRequest(block))
}

// EthGetBlockTransactionCountByNumber adds a call of eth_getBlockTransactionCountByNumber to the batch.
func (b *Batch) EthGetBlockTransactionCountByNumber(block BlockNumberOrTag) *Result[*big.Int] {
	return add(b, ethGetBlockTransactionCountByNumberRequest(block))
}

func ethGetBlockTransactionCountByNumberRequest(block BlockNumberOrTag) request[*big.Int] {
	return request[*big.Int]{"eth_getBlockTransactionCountByNumber", []any{block}, decodeQuantity}
}

// EthGetBlockTransactionCountByHash calls eth_getBlockTransactionCountByHash. The number of transactions, or
// null when there is no such block. REMASC, the system transaction at the end of a Rootstock block, counts like
// any other.
//
// The params:
//
//   - blockHash: Hash of the block.
func (c *Client) EthGetBlockTransactionCountByHash(ctx context.Context, blockHash Hash) (*big.Int, error) {
	return send(ctx, c, ethGetBlockTransactionCountByHashRequest(blockHash))
}

// EthGetBlockTransactionCountByHash adds a call of eth_getBlockTransactionCountByHash to the batch.
func (b *Batch) EthGetBlockTransactionCountByHash(blockHash Hash) *Result[*big.Int] {
	return add(b, ethGetBlockTransactionCountByHashRequest(blockHash))
}

func ethGetBlockTransactionCountByHashRequest(blockHash Hash) request[*big.Int] {
	return request[*big.Int]{"eth_getBlockTransactionCountByHash", []any{blockHash}, decodeQuantity}
}

// EthGetUncleCountByBlockNumber calls eth_getUncleCountByBlockNumber. The number of uncles, or null when there
// is no such block. Uncles are sibling blocks that did not become part of the main chain and still earn a share
// of the reward. Rootstock blocks can have up to ten.
//
// The params:
//
//   - block: Number of the block, or a tag.
func (c *Client) EthGetUncleCountByBlockNumber(ctx context.Context, block BlockNumberOrTag) (*big.Int, error) {
	return send(ctx, c, ethGetUncleCountByBlockNumberRequest(block))
}

// EthGetUncleCountByBlockNumber adds a call of eth_getUncleCountByBlockNumber to the batch.
func (b *Batch) EthGetUncleCountByBlockNumber(block BlockNumberOrTag) *Result[*big.Int] {
	return add(b, ethGetUncleCountByBlockNumberRequest(block))
}

func ethGetUncleCountByBlockNumberRequest(block BlockNumberOrTag) request[*big.Int] {
	return request[*big.Int]{"eth_getUncleCountByBlockNumber", []any{block}, decodeQuantity}
}

// EthGetUncleCountByBlockHash calls eth_getUncleCountByBlockHash. The number of uncles, or null when there is no
// such block. Uncles are sibling blocks that did not become part of the main chain and still earn a share of the
// reward. Rootstock blocks can have up to ten.
//
// The params:
//
//   - blockHash: Hash of the block.
func (c *Client) EthGetUncleCountByBlockHash(ctx context.Context, blockHash Hash) (*big.Int, error) {
	return send(ctx, c, ethGetUncleCountByBlockHashRequest(blockHash))
}

// EthGetUncleCountByBlockHash adds a call of eth_getUncleCountByBlockHash to the batch.
func (b *Batch) EthGetUncleCountByBlockHash(blockHash Hash) *Result[*big.Int] {
	return add(b, ethGetUncleCountByBlockHashRequest(blockHash))
}

func ethGetUncleCountByBlockHashRequest(blockHash Hash) request[*big.Int] {
	return request[*big.Int]{"eth_getUncleCountByBlockHash", []any{blockHash}, decodeQuantity}
}

// EthGetTransactionByHash calls eth_getTransactionByHash. The transaction, mined or pending, or null when the
// node does not have it. While it is pending, blockHash, blockNumber and transactionIndex are null.
//
// A transaction that waits for another with a lower nonce is not pending yet: the result is null. After a
// reorganisation a mined transaction can be pending again.
//
// r and s are quantities, without leading zeros. Pad them to 32 bytes before you rebuild a signature.
//
// The params:
//
//   - transactionHash: Hash of the transaction.
func (c *Client) EthGetTransactionByHash(ctx context.Context, transactionHash Hash) (*Transaction, error) {
	return send(ctx, c, ethGetTransactionByHashRequest(transactionHash))
}

// EthGetTransactionByHash adds a call of eth_getTransactionByHash to the batch.
func (b *Batch) EthGetTransactionByHash(transactionHash Hash) *Result[*Transaction] {
	return add(b, ethGetTransactionByHashRequest(transactionHash))
}

func ethGetTransactionByHashRequest(transactionHash Hash) request[*Transaction] {
	return request[*Transaction]{"eth_getTransactionByHash", []any{transactionHash}, decodeJSON[*Transaction]}
}

// EthGetRawTransactionByHash calls eth_getRawTransactionByHash. The bytes that were sent with
// eth_sendRawTransaction, of a mined or a pending transaction: RLP, with the signature. null when the node does
// not have the transaction.
//
// Rootstock nodes have no such method. The gateway composes the bytes of the result of one
// eth_getTransactionByHash, and returns them only if the transaction's hash is theirs, which proves them. For
// REMASC, which nobody sent, they are the bytes that its hash is of.
//
// The params:
//
//   - transactionHash: Hash of the transaction.
func (c *Client) EthGetRawTransactionByHash(ctx context.Context, transactionHash Hash) (Data, error) {
	return send(ctx, c, ethGetRawTransactionByHashRequest(transactionHash))
}

// EthGetRawTransactionByHash adds a call of eth_getRawTransactionByHash to the batch.
func (b *Batch) EthGetRawTransactionByHash(transactionHash Hash) *Result[Data] {
	return add(b, ethGetRawTransactionByHashRequest(transactionHash))
}

func ethGetRawTransactionByHashRequest(transactionHash Hash) request[Data] {
	return request[Data]{"eth_getRawTransactionByHash", []any{transactionHash}, decodeJSON[Data]}
}

// EthGetTransactionByBlockHashAndIndex calls eth_getTransactionByBlockHashAndIndex. The transaction at that
// index, or null when there is no such block or transaction.
//
// The result has one more member than that of eth_getTransactionByHash: _id, the first 24 digits of the
// transaction's hash.
//
// The params:
//
//   - blockHash: Hash of the block.
//   - index: Position in the block, counted from zero.
func (c *Client) EthGetTransactionByBlockHashAndIndex(ctx context.Context, blockHash Hash, index *big.Int) (*TransactionWithID, error) {
	return send(ctx, c, ethGetTransactionByBlockHashAndIndexRequest(blockHash, index))
}

// EthGetTransactionByBlockHashAndIndex adds a call of eth_getTransactionByBlockHashAndIndex to the batch.
func (b *Batch) EthGetTransactionByBlockHashAndIndex(blockHash Hash, index *big.Int) *Result[*TransactionWithID] {
	return add(b, ethGetTransactionByBlockHashAndIndexRequest(blockHash, index))
}

func ethGetTransactionByBlockHashAndIndexRequest(blockHash Hash, index *big.Int) request[*TransactionWithID] {
	return request[*TransactionWithID]{"eth_getTransactionByBlockHashAndIndex", []any{blockHash, (*quantity)(index)}, decodeJSON[*TransactionWithID]}
}

// EthGetTransactionByBlockNumberAndIndex calls eth_getTransactionByBlockNumberAndIndex. The transaction at that
// index, or null when there is no such block or transaction. With pending, the index refers to the order of the
// node's transaction pool, which may change between calls; blockHash, blockNumber and transactionIndex are then
// null.
//
// The result has one more member than that of eth_getTransactionByHash: _id, the first 24 digits of the
// transaction's hash.
//
// The params:
//
//   - block: Number of the block, or a tag.
//   - index: Position in the block, counted from zero.
func (c *Client) EthGetTransactionByBlockNumberAndIndex(ctx context.Context, block BlockNumberOrTag, index *big.Int) (*TransactionWithID, error) {
	return send(ctx, c, ethGetTransactionByBlockNumberAndIndexRequest(block, index))
}

// EthGetTransactionByBlockNumberAndIndex adds a call of eth_getTransactionByBlockNumberAndIndex to the batch.
func (b *Batch) EthGetTransactionByBlockNumberAndIndex(block BlockNumberOrTag, index *big.Int) *Result[*TransactionWithID] {
	return add(b, ethGetTransactionByBlockNumberAndIndexRequest(block, index))
}

func ethGetTransactionByBlockNumberAndIndexRequest(block BlockNumberOrTag, index *big.Int) request[*TransactionWithID] {
	return request[*TransactionWithID]{"eth_getTransactionByBlockNumberAndIndex", []any{block, (*quantity)(index)}, decodeJSON[*TransactionWithID]}
}

// EthGetTransactionReceipt calls eth_getTransactionReceipt. The receipt has the transaction's status, the gas it
// used, its logs, and the address of the contract that it created. It is null while the transaction is pending,
// and for an unknown transaction: poll until there is one.
//
// status is 0x1 for success and 0x0 for failure. A receipt means that the transaction is in a block, not that it
// is final: wait for some confirmations before you rely on it.
//
// The params:
//
//   - transactionHash: Hash of the transaction.
func (c *Client) EthGetTransactionReceipt(ctx context.Context, transactionHash Hash) (*Receipt, error) {
	return send(ctx, c, ethGetTransactionReceiptRequest(transactionHash))
}

// EthGetTransactionReceipt adds a call of eth_getTransactionReceipt to the batch.
func (b *Batch) EthGetTransactionReceipt(transactionHash Hash) *Result[*Receipt] {
	return add(b, ethGetTransactionReceiptRequest(transactionHash))
}

func ethGetTransactionReceiptRequest(transactionHash Hash) request[*Receipt] {
	return request[*Receipt]{"eth_getTransactionReceipt", []any{transactionHash}, decodeJSON[*Receipt]}
}

// EthGetBlockReceipts calls eth_getBlockReceipts. Each receipt is what eth_getTransactionReceipt returns for the
// transaction, REMASC's too: the last one of every block on a Rootstock node. For indexers that otherwise ask
// once a transaction.
//
// Rootstock nodes have no such method. The gateway composes the result of one eth_getBlockByNumber or
// eth_getBlockByHash and an eth_getTransactionReceipt for each of the block's transactions, and returns it only
// when all receipts are of that very block. It counts as one request.
//
//   - Nodes keep receipts of the main chain's blocks only: for another block, given by its hash, the call fails
//     with InvalidParams.
//   - The pending block has no receipts: null.
//
// The params:
//
//   - block: The block.
func (c *Client) EthGetBlockReceipts(ctx context.Context, block BlockNumberOrTagOrHash) ([]Receipt, error) {
	return send(ctx, c, ethGetBlockReceiptsRequest(block))
}

// EthGetBlockReceipts adds a call of eth_getBlockReceipts to the batch.
func (b *Batch) EthGetBlockReceipts(block BlockNumberOrTagOrHash) *Result[[]Receipt] {
	return add(b, ethGetBlockReceiptsRequest(block))
}

func ethGetBlockReceiptsRequest(block BlockNumberOrTagOrHash) request[[]Receipt] {
	return request[[]Receipt]{"eth_getBlockReceipts", []any{block}, decodeJSON[[]Receipt]}
}

// EthSendRawTransaction calls eth_sendRawTransaction. Sends a transaction that you signed to the nodes and
// returns its hash. The service holds no private keys. The hash means that the transaction was accepted, not
// that it was mined: poll eth_getTransactionReceipt with it. For a contract creation the receipt has the
// contract's address.
//
//   - Legacy transactions only: typed transactions (EIP-2930, EIP-1559, …) do not exist on Rootstock and fail
//     with InvalidParams. In most libraries, set gasPrice or type: "legacy".
//   - Sign with the right chain ID: 31 on Testnet, 30 on Mainnet. Any other fails with InvalidParams. Signatures
//     from before EIP-155 are accepted.
//   - TransactionRejected has the node's message, such as transaction nonce too low or insufficient funds, after
//     the phrase that libraries look for where the node's has none, such as replacement transaction underpriced:
//     gas price not enough to bump transaction (to replace a pending transaction, offer at least 40 % more).
//   - It is safe to send the same transaction again: you get its hash, whether it is pending or mined. If a
//     response is lost, retry with the same bytes; do not sign again with another nonce.
//   - A node holds up to 16 pending transactions per sender and refuses nonces further ahead. Transactions
//     behind a nonce gap wait.
//
// The params:
//
//   - signedTransaction: The signed transaction, RLP-encoded.
func (c *Client) EthSendRawTransaction(ctx context.Context, signedTransaction Data) (Hash, error) {
	return send(ctx, c, ethSendRawTransactionRequest(signedTransaction))
}

// EthSendRawTransaction adds a call of eth_sendRawTransaction to the batch.
func (b *Batch) EthSendRawTransaction(signedTransaction Data) *Result[Hash] {
	return add(b, ethSendRawTransactionRequest(signedTransaction))
}

func ethSendRawTransactionRequest(signedTransaction Data) request[Hash] {
	return request[Hash]{"eth_sendRawTransaction", []any{signedTransaction}, decodeJSON[Hash]}
}

// EthSendRawTransactionSync calls eth_sendRawTransactionSync. Like eth_sendRawTransaction, but the response
// comes when a block has the transaction, with its receipt. A transaction that fails has a receipt, too: its
// status is 0x0.
//
// Rootstock nodes have no such method. The gateway composes it of one eth_sendRawTransaction and of
// eth_getTransactionReceipt, until there is a receipt. It counts as one request, and takes one of your
// concurrent calls while it waits.
//
//   - Rootstock has about two blocks a minute, and the wait can end before: after 20 seconds, or timeout, the
//     call fails with TransactionPending, and data is the hash. The transaction is sent all the same: poll
//     eth_getTransactionReceipt.
//   - Sending the same transaction again waits again.
//
// The params:
//
//   - signedTransaction: The signed transaction, RLP-encoded.
//   - timeout: Longest wait in milliseconds; by default, and for zero, 20 seconds. Longer than 25 seconds is
//     that. Optional: it may be nil.
func (c *Client) EthSendRawTransactionSync(ctx context.Context, signedTransaction Data, timeout QuantityOrNumber) (Receipt, error) {
	return send(ctx, c, ethSendRawTransactionSyncRequest(signedTransaction, timeout))
}

// EthSendRawTransactionSync adds a call of eth_sendRawTransactionSync to the batch.
func (b *Batch) EthSendRawTransactionSync(signedTransaction Data, timeout QuantityOrNumber) *Result[Receipt] {
	return add(b, ethSendRawTransactionSyncRequest(signedTransaction, timeout))
}

func ethSendRawTransactionSyncRequest(signedTransaction Data, timeout QuantityOrNumber) request[Receipt] {
	return request[Receipt]{"eth_sendRawTransactionSync", []any{signedTransaction, timeout}, decodeJSON[Receipt]}
}

// EthAccounts calls eth_accounts. Always an empty array: the service holds no private keys. Sign transactions
// with a wallet or library, and send them with eth_sendRawTransaction.
func (c *Client) EthAccounts(ctx context.Context) ([]Address, error) {
	return send(ctx, c, ethAccountsRequest())
}

// EthAccounts adds a call of eth_accounts to the batch.
func (b *Batch) EthAccounts() *Result[[]Address] {
	return add(b, ethAccountsRequest())
}

func ethAccountsRequest() request[[]Address] {
	return request[[]Address]{"eth_accounts", nil, decodeJSON[[]Address]}
}

// EthGetBalance calls eth_getBalance. The balance in wei (10¹⁸ wei are one RBTC, or one tRBTC on Testnet) at the
// end of a block. The balance of an unused address is 0x0.
//
// It does not include tokens: read token balances from their contracts with eth_call.
//
// An unknown block number or hash fails with InvalidParams: block … not found.
//
// The params:
//
//   - address: The account or contract.
//   - block: The state at the end of this block is used. Optional: nil means "latest".
func (c *Client) EthGetBalance(ctx context.Context, address Address, block BlockNumberOrTagOrHash) (*big.Int, error) {
	return send(ctx, c, ethGetBalanceRequest(address, block))
}

// EthGetBalance adds a call of eth_getBalance to the batch.
func (b *Batch) EthGetBalance(address Address, block BlockNumberOrTagOrHash) *Result[*big.Int] {
	return add(b, ethGetBalanceRequest(address, block))
}

func ethGetBalanceRequest(address Address, block BlockNumberOrTagOrHash) request[*big.Int] {
	return request[*big.Int]{"eth_getBalance", []any{address, block}, decodeQuantity}
}

// EthGetTransactionCount calls eth_getTransactionCount. The number of transactions sent from the address up to
// the end of a block, which is the nonce of its next transaction. With pending, transactions in the node's pool
// count too, but not those behind a nonce gap.
//
// An unknown block number or hash fails with InvalidParams: block … not found.
//
// The params:
//
//   - address: The sender.
//   - block: The state at the end of this block is used. Optional: nil means "latest".
func (c *Client) EthGetTransactionCount(ctx context.Context, address Address, block BlockNumberOrTagOrHash) (*big.Int, error) {
	return send(ctx, c, ethGetTransactionCountRequest(address, block))
}

// EthGetTransactionCount adds a call of eth_getTransactionCount to the batch.
func (b *Batch) EthGetTransactionCount(address Address, block BlockNumberOrTagOrHash) *Result[*big.Int] {
	return add(b, ethGetTransactionCountRequest(address, block))
}

func ethGetTransactionCountRequest(address Address, block BlockNumberOrTagOrHash) request[*big.Int] {
	return request[*big.Int]{"eth_getTransactionCount", []any{address, block}, decodeQuantity}
}

// EthCall calls eth_call. Runs the call on a block's state and returns its output. Nothing is signed, sent,
// stored or paid. Use it to read from contracts.
//
//   - A revert is the error ExecutionReverted (code 3): execution reverted: <reason> when the contract gave a
//     reason, and the raw revert bytes in data, from which libraries decode custom errors.
//   - A Rootstock node does not check the sender's balance here.
//   - A result of 0x may mean that the address has no code. A Rootstock node also returns it when a call runs
//     out of gas.
//   - to may be omitted when data is init code: it runs as in a contract creation, and the result is its output.
//     Libraries use this for deployless calls.
//   - block may be a number, a tag or an EIP-1898 object, but not a bare hash. An unknown block number or hash
//     fails with InvalidParams: block … not found.
//   - stateOverride changes accounts for this call: what if this account had that balance, that code, those
//     storage values? Nodes may have it switched off (RSKj's setting rpc.allowCallStateOverride): such calls go
//     to nodes that take it, and fail with CallRejected where none does. An API key with an allow-list of
//     contracts may not use it.
//
// The params:
//
//   - call: The call to run.
//   - block: The call runs on the state of this block.
//   - stateOverride: Changes of accounts that hold during this call only. Optional: it may be nil.
func (c *Client) EthCall(ctx context.Context, call CallObject, block BlockNumberOrTagOrObject, stateOverride map[Address]AccountOverride) (Data, error) {
	return send(ctx, c, ethCallRequest(call, block, stateOverride))
}

// EthCall adds a call of eth_call to the batch.
func (b *Batch) EthCall(call CallObject, block BlockNumberOrTagOrObject, stateOverride map[Address]AccountOverride) *Result[Data] {
	return add(b, ethCallRequest(call, block, stateOverride))
}

func ethCallRequest(call CallObject, block BlockNumberOrTagOrObject, stateOverride map[Address]AccountOverride) request[Data] {
	return request[Data]{"eth_call", []any{call, block, stateOverride}, decodeJSON[Data]}
}

// EthEstimateGas calls eth_estimateGas. Simulates the whole transaction, including balance checks and contract
// code, without sending it, and returns the gas that it would use.
//
// It always returns an estimate. When a step of the simulated transaction fails (the sender's balance is too
// small, the contract reverts, gas runs out), the response still has an estimate as result, never an error;
// other services return an error such as insufficient funds for transfer. An estimate therefore does not mean
// that the transaction will succeed. Use eth_call to find out whether a call reverts, and why.
//
// Most libraries send the transaction with the estimate and pay for the failure. An API key therefore has the
// option Estimates: fail when the transaction would fail. With it, a revert returns ExecutionReverted (code 3)
// with the revert data, and an insufficient balance or gas returns CallRejected, as on Ethereum nodes.
//
//   - A gas that is too small for the call is ignored, unless the API key has that option.
//   - to may be omitted when data is the init code of a contract to create.
//   - The state may change before your transaction is mined: add some gas, such as 20 %.
//   - Invalid params still fail with InvalidParams, and so does an unknown block number or hash: block … not
//     found.
//   - stateOverride is as in eth_call. RSKj doesn't take it here: the call fails with CallRejected where no node
//     does.
//
// The params:
//
//   - call: The transaction to estimate.
//   - block: The simulation runs on the state of this block. Optional: nil means "latest".
//   - stateOverride: Changes of accounts that hold during the simulation only. Optional: it may be nil.
func (c *Client) EthEstimateGas(ctx context.Context, call CallObject, block BlockNumberOrTag, stateOverride map[Address]AccountOverride) (*big.Int, error) {
	return send(ctx, c, ethEstimateGasRequest(call, block, stateOverride))
}

// EthEstimateGas adds a call of eth_estimateGas to the batch.
func (b *Batch) EthEstimateGas(call CallObject, block BlockNumberOrTag, stateOverride map[Address]AccountOverride) *Result[*big.Int] {
	return add(b, ethEstimateGasRequest(call, block, stateOverride))
}

func ethEstimateGasRequest(call CallObject, block BlockNumberOrTag, stateOverride map[Address]AccountOverride) request[*big.Int] {
	return request[*big.Int]{"eth_estimateGas", []any{call, block, stateOverride}, decodeQuantity}
}

// EthGetCode calls eth_getCode. The compiled code at an address at the end of a block. It is 0x for an ordinary
// account, for a contract that is not deployed yet, and for precompiled contracts such as the Bridge and REMASC.
//
// An unknown block number or hash fails with InvalidParams: block … not found.
//
// The params:
//
//   - address: The contract.
//   - block: The state at the end of this block is used.
func (c *Client) EthGetCode(ctx context.Context, address Address, block BlockNumberOrTagOrHash) (Data, error) {
	return send(ctx, c, ethGetCodeRequest(address, block))
}

// EthGetCode adds a call of eth_getCode to the batch.
func (b *Batch) EthGetCode(address Address, block BlockNumberOrTagOrHash) *Result[Data] {
	return add(b, ethGetCodeRequest(address, block))
}

func ethGetCodeRequest(address Address, block BlockNumberOrTagOrHash) request[Data] {
	return request[Data]{"eth_getCode", []any{address, block}, decodeJSON[Data]}
}

// EthGetStorageAt calls eth_getStorageAt. The 32 bytes at a storage position, at the end of a block; all zeros
// where nothing was stored. The compiler decides the storage layout: Solidity numbers slots from 0x0 and locates
// mapping entries by hash.
//
// An unknown block number or hash fails with InvalidParams: block … not found.
//
// The params:
//
//   - address: The contract.
//   - position: The storage slot.
//   - block: The state at the end of this block is used.
func (c *Client) EthGetStorageAt(ctx context.Context, address Address, position *big.Int, block BlockNumberOrTagOrHash) (Hash, error) {
	return send(ctx, c, ethGetStorageAtRequest(address, position, block))
}

// EthGetStorageAt adds a call of eth_getStorageAt to the batch.
func (b *Batch) EthGetStorageAt(address Address, position *big.Int, block BlockNumberOrTagOrHash) *Result[Hash] {
	return add(b, ethGetStorageAtRequest(address, position, block))
}

func ethGetStorageAtRequest(address Address, position *big.Int, block BlockNumberOrTagOrHash) request[Hash] {
	return request[Hash]{"eth_getStorageAt", []any{address, (*quantity)(position), block}, decodeJSON[Hash]}
}

// RskGetStorageBytesAt calls rsk_getStorageBytesAt. What is stored at a storage position, at the end of a block.
// Rootstock's own contracts (the Bridge, 0x…01000006; REMASC, 0x…01000008) store values of any length, often
// RLP, under keys that are the name of the value, padded on the left with zeros to 32 bytes. eth_getStorageAt
// fails for values of more than 32 bytes.
//
// Other contracts store words: the result is 32 bytes, as of eth_getStorageAt, although nodes leave leading
// zeros out. Where nothing is stored, it is 0x.
//
// An unknown block number or hash fails with InvalidParams: block … not found.
//
// The params:
//
//   - address: The contract.
//   - position: The storage position: up to 32 bytes.
//   - block: The state at the end of this block is used.
func (c *Client) RskGetStorageBytesAt(ctx context.Context, address Address, position *big.Int, block BlockNumberOrTagOrHash) (Data, error) {
	return send(ctx, c, rskGetStorageBytesAtRequest(address, position, block))
}

// RskGetStorageBytesAt adds a call of rsk_getStorageBytesAt to the batch.
func (b *Batch) RskGetStorageBytesAt(address Address, position *big.Int, block BlockNumberOrTagOrHash) *Result[Data] {
	return add(b, rskGetStorageBytesAtRequest(address, position, block))
}

func rskGetStorageBytesAtRequest(address Address, position *big.Int, block BlockNumberOrTagOrHash) request[Data] {
	return request[Data]{"rsk_getStorageBytesAt", []any{address, (*quantity)(position), block}, decodeJSON[Data]}
}

// EthGetLogs calls eth_getLogs. Searches one block, by blockHash, or a range of blocks, by fromBlock and
// toBlock, for logs with given contracts and topics. The result is in chain order, and empty when nothing
// matches.
//
// A request must be within one of two limits: up to 10,000 logs from a range of any width, or up to 2,000 blocks
// (both ends included) with any number of logs. Beyond both, the request fails with InvalidParams and suggests a
// smaller range: this block range should work: [0x…, 0x…] in the message, and {from, to, limit} in data. If the
// result is too large or takes too long, LimitExceeded suggests a range too.
//
//   - With none of the three block members, the result has the logs of the latest block. With only fromBlock,
//     the range ends at the head. With only toBlock, it starts at the latest block, so an older toBlock is
//     refused; give both.
//   - A toBlock of pending, or past the head, means the head. A fromBlock past the head returns []. A fromBlock
//     after toBlock fails with InvalidParams, and so does blockHash together with either. An unknown blockHash
//     returns [].
//   - topics match by position: null matches anything, an array matches any of its items. [A, null, [B, C]]
//     means A first, anything second, and B or C third.
//   - To follow a contract, remember the last block you have read and request the logs from the next block on;
//     read some earlier blocks again to detect reorganisations.
//
// Logs of REMASC (0x…01000008) are not ABI-encoded: their topics are padded text, such as mining_fee_topic.
//
// The params:
//
//   - filter: Which logs.
func (c *Client) EthGetLogs(ctx context.Context, filter LogFilter) ([]Log, error) {
	return send(ctx, c, ethGetLogsRequest(filter))
}

// EthGetLogs adds a call of eth_getLogs to the batch.
func (b *Batch) EthGetLogs(filter LogFilter) *Result[[]Log] {
	return add(b, ethGetLogsRequest(filter))
}

func ethGetLogsRequest(filter LogFilter) request[[]Log] {
	return request[[]Log]{"eth_getLogs", []any{filter}, decodeJSON[[]Log]}
}

// RskGetRawBlockHeaderByHash calls rsk_getRawBlockHeaderByHash. An RLP list: parentHash, sha3Uncles, miner,
// stateRoot, transactionsRoot, receiptsRoot, logsBloom, difficulty, number, gasLimit, gasUsed, timestamp,
// extraData, paidFees, minimumGasPrice, number of uncles, an empty item (since the papyrus upgrade), then in
// headers of version 1 and 2 the version, the edges of the transaction sublists and, in version 2, the base
// event; last the Bitcoin block header.
//
// The Keccak-256 hash of a header of version 0 (Mainnet) is the block's hash. Headers of version 1 and 2
// (Testnet, RSKIP-351 and RSKIP-535) are hashed in another form: without version, edges and base event, and with
// RLP[version, E] in the place of logsBloom, where E is the Keccak-256 hash of RLP[Keccak-256 hash of logsBloom,
// base event (version 2), edges].
//
// The params:
//
//   - blockHash: The hash of the block.
func (c *Client) RskGetRawBlockHeaderByHash(ctx context.Context, blockHash Hash) (Data, error) {
	return send(ctx, c, rskGetRawBlockHeaderByHashRequest(blockHash))
}

// RskGetRawBlockHeaderByHash adds a call of rsk_getRawBlockHeaderByHash to the batch.
func (b *Batch) RskGetRawBlockHeaderByHash(blockHash Hash) *Result[Data] {
	return add(b, rskGetRawBlockHeaderByHashRequest(blockHash))
}

func rskGetRawBlockHeaderByHashRequest(blockHash Hash) request[Data] {
	return request[Data]{"rsk_getRawBlockHeaderByHash", []any{blockHash}, decodeJSON[Data]}
}

// RskGetRawBlockHeaderByNumber calls rsk_getRawBlockHeaderByNumber. The same bytes as
// rsk_getRawBlockHeaderByHash returns, which says how they are made up. The header of the pending block has no
// Bitcoin block header yet.
//
// The params:
//
//   - block: The block number or tag.
func (c *Client) RskGetRawBlockHeaderByNumber(ctx context.Context, block BlockNumberOrTag) (Data, error) {
	return send(ctx, c, rskGetRawBlockHeaderByNumberRequest(block))
}

// RskGetRawBlockHeaderByNumber adds a call of rsk_getRawBlockHeaderByNumber to the batch.
func (b *Batch) RskGetRawBlockHeaderByNumber(block BlockNumberOrTag) *Result[Data] {
	return add(b, rskGetRawBlockHeaderByNumberRequest(block))
}

func rskGetRawBlockHeaderByNumberRequest(block BlockNumberOrTag) request[Data] {
	return request[Data]{"rsk_getRawBlockHeaderByNumber", []any{block}, decodeJSON[Data]}
}

// RskGetRawTransactionReceiptByHash calls rsk_getRawTransactionReceiptByHash. An RLP list: state (01 for
// success, else empty), cumulativeGasUsed, logsBloom, logs, gasUsed, status (01 or empty). It is the value that
// the block's receiptsRoot commits to; rsk_getTransactionReceiptNodesByHash returns the proof. Where RSKIP-144
// is active (Testnet), cumulativeGasUsed starts at zero in each sublist of the block, and is 0 for REMASC.
//
// Only blocks of the main chain are searched; a pending transaction has no receipt.
//
// The devchain encodes receipts as Ethereum does: status, cumulativeGasUsed, logsBloom, logs.
//
// The params:
//
//   - transactionHash: The hash of the transaction.
func (c *Client) RskGetRawTransactionReceiptByHash(ctx context.Context, transactionHash Hash) (Data, error) {
	return send(ctx, c, rskGetRawTransactionReceiptByHashRequest(transactionHash))
}

// RskGetRawTransactionReceiptByHash adds a call of rsk_getRawTransactionReceiptByHash to the batch.
func (b *Batch) RskGetRawTransactionReceiptByHash(transactionHash Hash) *Result[Data] {
	return add(b, rskGetRawTransactionReceiptByHashRequest(transactionHash))
}

func rskGetRawTransactionReceiptByHashRequest(transactionHash Hash) request[Data] {
	return request[Data]{"rsk_getRawTransactionReceiptByHash", []any{transactionHash}, decodeJSON[Data]}
}

// RskGetTransactionReceiptNodesByHash calls rsk_getTransactionReceiptNodesByHash. The nodes of the block's
// receipt trie from the transaction's leaf up to the root. The Keccak-256 hash of the last one is the block's
// receiptsRoot; the leaf has the Keccak-256 hash of the receipt's bytes, as rsk_getRawTransactionReceiptByHash
// returns them. The path in the trie is the RLP encoding of the transaction's index. Side-chain blocks are
// searched, too.
//
// The nodes are those of Rootstock's unitrie (RSKIP-107), not of Ethereum's trie. In Mainnet blocks before
// RSKIP-126 (below 0x1846d8), receiptsRoot is the root of an older form of trie, which these nodes don't prove.
//
// The devchain has Ethereum's tries: its nodes are RLP lists.
//
// The params:
//
//   - blockHash: The hash of the block.
//   - transactionHash: The hash of a transaction in that block.
func (c *Client) RskGetTransactionReceiptNodesByHash(ctx context.Context, blockHash Hash, transactionHash Hash) ([]Data, error) {
	return send(ctx, c, rskGetTransactionReceiptNodesByHashRequest(blockHash, transactionHash))
}

// RskGetTransactionReceiptNodesByHash adds a call of rsk_getTransactionReceiptNodesByHash to the batch.
func (b *Batch) RskGetTransactionReceiptNodesByHash(blockHash Hash, transactionHash Hash) *Result[[]Data] {
	return add(b, rskGetTransactionReceiptNodesByHashRequest(blockHash, transactionHash))
}

func rskGetTransactionReceiptNodesByHashRequest(blockHash Hash, transactionHash Hash) request[[]Data] {
	return request[[]Data]{"rsk_getTransactionReceiptNodesByHash", []any{blockHash, transactionHash}, decodeJSON[[]Data]}
}

// TraceBlock calls trace_block. Each call, creation and destruction is one trace, in the order of execution;
// traceAddress is its place in the tree. REMASC's transaction is the last one of every block on a Rootstock
// node.
//
// The node re-executes the block, which is expensive, and needs the state before it: pruned nodes return an
// error. Nodes may lack traces altogether; those that have them are used, and if none has, the call fails with
// MethodNotFound.
//
// For a block off the main chain, given by its hash, RSKj gives the hash and positions of other blocks; here
// they are the block's own.
//
//   - Not traced by RSKj: calls of precompiled contracts (the Bridge among them) by contracts, creations by
//     contracts that fail, and calls of more value than the caller has.
//   - RSKj gives no output at the top level, no input of calls to accounts without code, and from 9.0.0 to 9.0.2
//     the transaction's input as that of each inner call; such nodes are used only where no other node has
//     traces.
//   - Traces of pending have no block and no position, and no gas used at the top level.
//   - The devchain has no REMASC transaction; its traces have outputs and failed creations, too.
//
// The params:
//
//   - block: The block number, hash or tag.
func (c *Client) TraceBlock(ctx context.Context, block BlockNumberTagOrHash) ([]Trace, error) {
	return send(ctx, c, traceBlockRequest(block))
}

// TraceBlock adds a call of trace_block to the batch.
func (b *Batch) TraceBlock(block BlockNumberTagOrHash) *Result[[]Trace] {
	return add(b, traceBlockRequest(block))
}

func traceBlockRequest(block BlockNumberTagOrHash) request[[]Trace] {
	return request[[]Trace]{"trace_block", []any{block}, decodeJSON[[]Trace]}
}

// TraceTransaction calls trace_transaction. Each call, creation and destruction is one trace, in the order of
// execution; traceAddress is its place in the tree. The first trace is the transaction itself. trace_block says
// what nodes leave out.
//
// The node runs the whole block of the transaction again, so trace_block is as cheap as one transaction of it.
// Only blocks of the main chain are searched; a pending transaction has no traces.
//
// The params:
//
//   - transactionHash: The hash of the transaction.
func (c *Client) TraceTransaction(ctx context.Context, transactionHash Hash) ([]Trace, error) {
	return send(ctx, c, traceTransactionRequest(transactionHash))
}

// TraceTransaction adds a call of trace_transaction to the batch.
func (b *Batch) TraceTransaction(transactionHash Hash) *Result[[]Trace] {
	return add(b, traceTransactionRequest(transactionHash))
}

func traceTransactionRequest(transactionHash Hash) request[[]Trace] {
	return request[[]Trace]{"trace_transaction", []any{transactionHash}, decodeJSON[[]Trace]}
}

// TraceFilter calls trace_filter. Searches up to 2,000 blocks (both ends included) for the transactions from and
// to given addresses, and returns up to 100 traces of them: all traces of these transactions, in the order of
// execution. The addresses are those of the transaction, so inner calls to an address are not found by it. Both
// given, both must match.
//
// For the next traces, add their number to after, as often as you like; or begin at the block of the last one. A
// result with fewer traces than count is the last.
//
//   - A wider range fails with InvalidParams, and suggests a smaller one: this block range should work: [0x…,
//     0x…] in the message, and {from, to, limit} in data. If it takes too long, LimitExceeded suggests a range
//     too.
//   - With neither block, only the latest block is searched. With only toBlock, the range starts at the latest
//     block, so an older toBlock is refused; give both.
//   - A toBlock of pending, or past the head, means the head. A fromBlock past the head returns []. A fromBlock
//     after toBlock fails with InvalidParams.
//
// The service reads block by block, as trace_block does, until it has enough, and caches them so: the pages of a
// range are read from nodes once. None of a node's own limits on trace_filter apply.
//
// The params:
//
//   - filter: Which traces.
func (c *Client) TraceFilter(ctx context.Context, filter TraceQuery) ([]Trace, error) {
	return send(ctx, c, traceFilterRequest(filter))
}

// TraceFilter adds a call of trace_filter to the batch.
func (b *Batch) TraceFilter(filter TraceQuery) *Result[[]Trace] {
	return add(b, traceFilterRequest(filter))
}

func traceFilterRequest(filter TraceQuery) request[[]Trace] {
	return request[[]Trace]{"trace_filter", []any{filter}, decodeJSON[[]Trace]}
}

// DebugTraceTransaction calls debug_traceTransaction. The same as trace_transaction, as callTracer of
// go-ethereum writes it: for indexers, debuggers and explorers that ask for this form.
//
// The gateway composes the result: it reads the transaction and its trace_transaction, and, where something
// reverted or withLog is set, asks a node that has debug_traceTransaction for what these don't tell. It counts
// as one request. RSKj's own callTracer writes output without its leading zeros, errors in Java's words, and the
// gas of plain transfers as zero; here they are as go-ethereum has them.
//
//   - Single steps (structLogs) and other tracers are refused.
//   - trace_block says what nodes leave out of traces. The to of a CALLCODE is the calling contract.
//   - The last transaction of every block on a Rootstock node is REMASC's, which has no gas.
//
// The params:
//
//   - transactionHash: The hash of the transaction.
//   - options: How to trace. Optional: it may be nil.
func (c *Client) DebugTraceTransaction(ctx context.Context, transactionHash Hash, options *TraceOptions) (*CallFrame, error) {
	return send(ctx, c, debugTraceTransactionRequest(transactionHash, options))
}

// DebugTraceTransaction adds a call of debug_traceTransaction to the batch.
func (b *Batch) DebugTraceTransaction(transactionHash Hash, options *TraceOptions) *Result[*CallFrame] {
	return add(b, debugTraceTransactionRequest(transactionHash, options))
}

func debugTraceTransactionRequest(transactionHash Hash, options *TraceOptions) request[*CallFrame] {
	return request[*CallFrame]{"debug_traceTransaction", []any{transactionHash, options}, decodeJSON[*CallFrame]}
}

// DebugTraceBlockByNumber calls debug_traceBlockByNumber. For each transaction of the block what
// debug_traceTransaction returns, which says how it is made; REMASC's too, the last one of every block on a
// Rootstock node. It reads the block and its trace_block, so it costs a node as much as that. It counts as one
// request.
//
// The pending block is refused.
//
// The params:
//
//   - block: The block number or tag.
//   - options: How to trace. Optional: it may be nil.
func (c *Client) DebugTraceBlockByNumber(ctx context.Context, block BlockNumberOrTag, options *TraceOptions) ([]TracedTransaction, error) {
	return send(ctx, c, debugTraceBlockByNumberRequest(block, options))
}

// DebugTraceBlockByNumber adds a call of debug_traceBlockByNumber to the batch.
func (b *Batch) DebugTraceBlockByNumber(block BlockNumberOrTag, options *TraceOptions) *Result[[]TracedTransaction] {
	return add(b, debugTraceBlockByNumberRequest(block, options))
}

func debugTraceBlockByNumberRequest(block BlockNumberOrTag, options *TraceOptions) request[[]TracedTransaction] {
	return request[[]TracedTransaction]{"debug_traceBlockByNumber", []any{block, options}, decodeJSON[[]TracedTransaction]}
}

// DebugTraceBlockByHash calls debug_traceBlockByHash. For each transaction of the block what
// debug_traceTransaction returns, which says how it is made; REMASC's too, the last one of every block on a
// Rootstock node. It reads the block and its trace_block, so it costs a node as much as that. It counts as one
// request.
//
// The params:
//
//   - block: The hash of the block.
//   - options: How to trace. Optional: it may be nil.
func (c *Client) DebugTraceBlockByHash(ctx context.Context, block Hash, options *TraceOptions) ([]TracedTransaction, error) {
	return send(ctx, c, debugTraceBlockByHashRequest(block, options))
}

// DebugTraceBlockByHash adds a call of debug_traceBlockByHash to the batch.
func (b *Batch) DebugTraceBlockByHash(block Hash, options *TraceOptions) *Result[[]TracedTransaction] {
	return add(b, debugTraceBlockByHashRequest(block, options))
}

func debugTraceBlockByHashRequest(block Hash, options *TraceOptions) request[[]TracedTransaction] {
	return request[[]TracedTransaction]{"debug_traceBlockByHash", []any{block, options}, decodeJSON[[]TracedTransaction]}
}

// Web3Sha3 calls web3_sha3. Keccak-256 is the hash function of Ethereum and Rootstock. Despite the method's name
// it is not the standardised SHA3-256, which uses different padding.
//
// Any Ethereum library computes it locally, without a request.
//
// The params:
//
//   - data: The bytes to hash; 0x for none.
func (c *Client) Web3Sha3(ctx context.Context, data Data) (Hash, error) {
	return send(ctx, c, web3Sha3Request(data))
}

// Web3Sha3 adds a call of web3_sha3 to the batch.
func (b *Batch) Web3Sha3(data Data) *Result[Hash] {
	return add(b, web3Sha3Request(data))
}

func web3Sha3Request(data Data) request[Hash] {
	return request[Hash]{"web3_sha3", []any{data}, decodeJSON[Hash]}
}

// EthNewFilter calls eth_newFilter. Creates a filter for logs. Poll new logs with eth_getFilterChanges; read all
// of them with eth_getFilterLogs.
//
//   - fromBlock and toBlock limit the logs to these blocks; the logs of blocks that exist already are only in
//     eth_getFilterLogs. With blockHash, there are no changes.
//   - The limits of eth_getLogs apply; params may have up to 32 KiB. API keys with a list of contracts can
//     create filters for these contracts only.
//
// A filter belongs to the user and network of the API key. It is kept in the service's database: any of the
// user's keys of the network can poll it, on any process of the service, also after a restart. It is removed by
// eth_uninstallFilter, after 15 minutes without a poll, or when the API key that created it no longer allows it.
// A user can have 100 filters; a further one is refused with RateLimited.
//
// The params:
//
//   - filter: Which logs.
func (c *Client) EthNewFilter(ctx context.Context, filter LogFilter) (*big.Int, error) {
	return send(ctx, c, ethNewFilterRequest(filter))
}

// EthNewFilter adds a call of eth_newFilter to the batch.
func (b *Batch) EthNewFilter(filter LogFilter) *Result[*big.Int] {
	return add(b, ethNewFilterRequest(filter))
}

func ethNewFilterRequest(filter LogFilter) request[*big.Int] {
	return request[*big.Int]{"eth_newFilter", []any{filter}, decodeQuantity}
}

// EthNewBlockFilter calls eth_newBlockFilter. Creates a filter, which eth_getFilterChanges polls for the hashes
// of new blocks.
//
// A filter belongs to the user and network of the API key. It is kept in the service's database: any of the
// user's keys of the network can poll it, on any process of the service, also after a restart. It is removed by
// eth_uninstallFilter, after 15 minutes without a poll, or when the API key that created it no longer allows it.
// A user can have 100 filters; a further one is refused with RateLimited.
func (c *Client) EthNewBlockFilter(ctx context.Context) (*big.Int, error) {
	return send(ctx, c, ethNewBlockFilterRequest())
}

// EthNewBlockFilter adds a call of eth_newBlockFilter to the batch.
func (b *Batch) EthNewBlockFilter() *Result[*big.Int] {
	return add(b, ethNewBlockFilterRequest())
}

func ethNewBlockFilterRequest() request[*big.Int] {
	return request[*big.Int]{"eth_newBlockFilter", nil, decodeQuantity}
}

// EthNewPendingTransactionFilter calls eth_newPendingTransactionFilter. Creates a filter, which
// eth_getFilterChanges polls for the hashes of transactions accepted into a node's pool, each once: those sent
// through this service, by any of its processes, and those that nodes tell of over WebSocket, where they have
// one. After a restart of the service, the nodes are listened to again from the next poll on.
//
// A filter belongs to the user and network of the API key. It is kept in the service's database: any of the
// user's keys of the network can poll it, on any process of the service, also after a restart. It is removed by
// eth_uninstallFilter, after 15 minutes without a poll, or when the API key that created it no longer allows it.
// A user can have 100 filters; a further one is refused with RateLimited.
func (c *Client) EthNewPendingTransactionFilter(ctx context.Context) (*big.Int, error) {
	return send(ctx, c, ethNewPendingTransactionFilterRequest())
}

// EthNewPendingTransactionFilter adds a call of eth_newPendingTransactionFilter to the batch.
func (b *Batch) EthNewPendingTransactionFilter() *Result[*big.Int] {
	return add(b, ethNewPendingTransactionFilterRequest())
}

func ethNewPendingTransactionFilterRequest() request[*big.Int] {
	return request[*big.Int]{"eth_newPendingTransactionFilter", nil, decodeQuantity}
}

// EthGetFilterChanges calls eth_getFilterChanges. Returns what has happened since the filter's last poll or, in
// the first poll, since it was created:
//
//   - Logs: the logs of new blocks that match the filter, in chain order. After a reorganisation: the logs that
//     the filter has returned of the removed blocks, again with removed: true, the newest first, then those of
//     the new branch.
//   - Blocks: the hashes of new blocks, in order. After a reorganisation: those of the whole new branch.
//   - Transactions: hashes, each once.
//
// Each event is returned once, also when several polls of a filter run at once, and none is missed. A poll
// covers up to 2,000 blocks and stops after 10,000 events or 4 MiB; the next poll continues there. A response
// that is lost on its way to you is not repeated: where that matters, read these blocks by eth_getLogs.
//
// A filter that does not exist fails with CallRejected: filter not found. So does one whose blocks were removed
// by a reorganisation, if no node has them any more: create a new one.
//
// The params:
//
//   - filter: The filter's ID.
func (c *Client) EthGetFilterChanges(ctx context.Context, filter *big.Int) (FilterChanges, error) {
	return send(ctx, c, ethGetFilterChangesRequest(filter))
}

// EthGetFilterChanges adds a call of eth_getFilterChanges to the batch.
func (b *Batch) EthGetFilterChanges(filter *big.Int) *Result[FilterChanges] {
	return add(b, ethGetFilterChangesRequest(filter))
}

func ethGetFilterChangesRequest(filter *big.Int) request[FilterChanges] {
	return request[FilterChanges]{"eth_getFilterChanges", []any{(*quantity)(filter)}, decodeJSON[FilterChanges]}
}

// EthGetFilterLogs calls eth_getFilterLogs. Returns what eth_getLogs returns for the params of eth_newFilter,
// with the same limits. It counts as a poll, but does not change what eth_getFilterChanges returns next.
//
// A filter that does not exist, or that is not for logs, fails with CallRejected: filter not found.
//
// The params:
//
//   - filter: The filter's ID.
func (c *Client) EthGetFilterLogs(ctx context.Context, filter *big.Int) ([]Log, error) {
	return send(ctx, c, ethGetFilterLogsRequest(filter))
}

// EthGetFilterLogs adds a call of eth_getFilterLogs to the batch.
func (b *Batch) EthGetFilterLogs(filter *big.Int) *Result[[]Log] {
	return add(b, ethGetFilterLogsRequest(filter))
}

func ethGetFilterLogsRequest(filter *big.Int) request[[]Log] {
	return request[[]Log]{"eth_getFilterLogs", []any{(*quantity)(filter)}, decodeJSON[[]Log]}
}

// EthUninstallFilter calls eth_uninstallFilter. Returns whether there was such a filter. Filters that are no
// longer polled are removed after 15 minutes.
//
// The params:
//
//   - filter: The filter's ID.
func (c *Client) EthUninstallFilter(ctx context.Context, filter *big.Int) (bool, error) {
	return send(ctx, c, ethUninstallFilterRequest(filter))
}

// EthUninstallFilter adds a call of eth_uninstallFilter to the batch.
func (b *Batch) EthUninstallFilter(filter *big.Int) *Result[bool] {
	return add(b, ethUninstallFilterRequest(filter))
}

func ethUninstallFilterRequest(filter *big.Int) request[bool] {
	return request[bool]{"eth_uninstallFilter", []any{(*quantity)(filter)}, decodeJSON[bool]}
}

// TxpoolContent calls txpool_content. By sender and nonce, in go-ethereum's form: pending can be in the next
// block, queued wait for an earlier nonce.
//
// The pools of all nodes together: of two transactions with one nonce the better paid. Off unless a service
// switches it on (METHODS). A pool of more than 1 MiB fails with LimitExceeded. RSKj has a list for each nonce,
// and addresses without 0x; here tools of Ethereum can read it.
func (c *Client) TxpoolContent(ctx context.Context) (PoolContent, error) {
	return send(ctx, c, txpoolContentRequest())
}

// TxpoolContent adds a call of txpool_content to the batch.
func (b *Batch) TxpoolContent() *Result[PoolContent] {
	return add(b, txpoolContentRequest())
}

func txpoolContentRequest() request[PoolContent] {
	return request[PoolContent]{"txpool_content", nil, decodeJSON[PoolContent]}
}

// TxpoolInspect calls txpool_inspect. By sender and nonce, in go-ethereum's form: receiver, value, gas and gas
// price. The gateway makes it of txpool_content.
//
// The pools of all nodes together: of two transactions with one nonce the better paid. Off unless a service
// switches it on (METHODS). A pool of more than 1 MiB fails with LimitExceeded.
func (c *Client) TxpoolInspect(ctx context.Context) (PoolInspection, error) {
	return send(ctx, c, txpoolInspectRequest())
}

// TxpoolInspect adds a call of txpool_inspect to the batch.
func (b *Batch) TxpoolInspect() *Result[PoolInspection] {
	return add(b, txpoolInspectRequest())
}

func txpoolInspectRequest() request[PoolInspection] {
	return request[PoolInspection]{"txpool_inspect", nil, decodeJSON[PoolInspection]}
}

// TxpoolStatus calls txpool_status. pending can be in the next block, queued wait for an earlier nonce. The
// gateway makes it of txpool_content.
//
// The pools of all nodes together: of two transactions with one nonce the better paid. Off unless a service
// switches it on (METHODS). A pool of more than 1 MiB fails with LimitExceeded.
func (c *Client) TxpoolStatus(ctx context.Context) (PoolStatus, error) {
	return send(ctx, c, txpoolStatusRequest())
}

// TxpoolStatus adds a call of txpool_status to the batch.
func (b *Batch) TxpoolStatus() *Result[PoolStatus] {
	return add(b, txpoolStatusRequest())
}

func txpoolStatusRequest() request[PoolStatus] {
	return request[PoolStatus]{"txpool_status", nil, decodeJSON[PoolStatus]}
}

// EvmSnapshot calls evm_snapshot. The height, the state and the clock are kept, also over a restart; up to 1,000
// snapshots. evm_revert goes back to it.
//
// Only the devchain has this method, in development mode.
func (c *Client) EvmSnapshot(ctx context.Context) (*big.Int, error) {
	return send(ctx, c, evmSnapshotRequest())
}

// EvmSnapshot adds a call of evm_snapshot to the batch.
func (b *Batch) EvmSnapshot() *Result[*big.Int] {
	return add(b, evmSnapshotRequest())
}

func evmSnapshotRequest() request[*big.Int] {
	return request[*big.Int]{"evm_snapshot", nil, decodeQuantity}
}

// EvmRevert calls evm_revert. Deletes the blocks and state since then, the pending transactions, this snapshot
// and later ones. It returns false where there is no such snapshot: take another one after each return.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - snapshot: The snapshot's ID, from evm_snapshot.
func (c *Client) EvmRevert(ctx context.Context, snapshot *big.Int) (bool, error) {
	return send(ctx, c, evmRevertRequest(snapshot))
}

// EvmRevert adds a call of evm_revert to the batch.
func (b *Batch) EvmRevert(snapshot *big.Int) *Result[bool] {
	return add(b, evmRevertRequest(snapshot))
}

func evmRevertRequest(snapshot *big.Int) request[bool] {
	return request[bool]{"evm_revert", []any{(*quantity)(snapshot)}, decodeJSON[bool]}
}

// EvmMine calls evm_mine. Pending transactions are in it. With a time stamp, the block has that, and the chain's
// clock goes on from there.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - timestamp: The block's time stamp, in seconds since 1970; it must be later than the latest block's.
//     Optional: it may be nil.
func (c *Client) EvmMine(ctx context.Context, timestamp QuantityOrNumber) (*big.Int, error) {
	return send(ctx, c, evmMineRequest(timestamp))
}

// EvmMine adds a call of evm_mine to the batch.
func (b *Batch) EvmMine(timestamp QuantityOrNumber) *Result[*big.Int] {
	return add(b, evmMineRequest(timestamp))
}

func evmMineRequest(timestamp QuantityOrNumber) request[*big.Int] {
	return request[*big.Int]{"evm_mine", []any{timestamp}, decodeQuantity}
}

// EvmIncreaseTime calls evm_increaseTime. The next block has the later time. It is kept over a restart.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - seconds: By how many seconds; up to 100 years.
func (c *Client) EvmIncreaseTime(ctx context.Context, seconds QuantityOrNumber) (*big.Int, error) {
	return send(ctx, c, evmIncreaseTimeRequest(seconds))
}

// EvmIncreaseTime adds a call of evm_increaseTime to the batch.
func (b *Batch) EvmIncreaseTime(seconds QuantityOrNumber) *Result[*big.Int] {
	return add(b, evmIncreaseTimeRequest(seconds))
}

func evmIncreaseTimeRequest(seconds QuantityOrNumber) request[*big.Int] {
	return request[*big.Int]{"evm_increaseTime", []any{seconds}, decodeQuantity}
}

// EvmSetNextBlockTimestamp calls evm_setNextBlockTimestamp. The chain's clock goes on from there. It is
// forgotten when the devchain restarts before that block.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - timestamp: Seconds since 1970; later than the latest block's time stamp.
func (c *Client) EvmSetNextBlockTimestamp(ctx context.Context, timestamp QuantityOrNumber) (bool, error) {
	return send(ctx, c, evmSetNextBlockTimestampRequest(timestamp))
}

// EvmSetNextBlockTimestamp adds a call of evm_setNextBlockTimestamp to the batch.
func (b *Batch) EvmSetNextBlockTimestamp(timestamp QuantityOrNumber) *Result[bool] {
	return add(b, evmSetNextBlockTimestampRequest(timestamp))
}

func evmSetNextBlockTimestampRequest(timestamp QuantityOrNumber) request[bool] {
	return request[bool]{"evm_setNextBlockTimestamp", []any{timestamp}, decodeJSON[bool]}
}

// HardhatMine calls hardhat_mine. Pending transactions are in the first one. Also under the name anvil_mine.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - blocks: How many, up to 1,000; one by default. Optional: it may be nil.
//   - interval: Seconds from each block to the next on the chain; at least one. Optional: it may be nil.
func (c *Client) HardhatMine(ctx context.Context, blocks QuantityOrNumber, interval QuantityOrNumber) (bool, error) {
	return send(ctx, c, hardhatMineRequest(blocks, interval))
}

// HardhatMine adds a call of hardhat_mine to the batch.
func (b *Batch) HardhatMine(blocks QuantityOrNumber, interval QuantityOrNumber) *Result[bool] {
	return add(b, hardhatMineRequest(blocks, interval))
}

func hardhatMineRequest(blocks QuantityOrNumber, interval QuantityOrNumber) request[bool] {
	return request[bool]{"hardhat_mine", []any{blocks, interval}, decodeJSON[bool]}
}

// HardhatReset calls hardhat_reset. Deletes all blocks, snapshots, pending transactions and impersonations; the
// funded accounts and the first block stay: block 0, or on a fork the block it began at. What was there is lost.
// Also under the name anvil_reset.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - options: Other development chains take a chain to fork here; the devchain doesn't: it forks by rootgate
//     devchain --fork. Optional: it may be nil.
func (c *Client) HardhatReset(ctx context.Context, options *ResetOptions) (bool, error) {
	return send(ctx, c, hardhatResetRequest(options))
}

// HardhatReset adds a call of hardhat_reset to the batch.
func (b *Batch) HardhatReset(options *ResetOptions) *Result[bool] {
	return add(b, hardhatResetRequest(options))
}

func hardhatResetRequest(options *ResetOptions) request[bool] {
	return request[bool]{"hardhat_reset", []any{options}, decodeJSON[bool]}
}

// HardhatMetadata calls hardhat_metadata. For tools that want to know what they are connected with. Also under
// the name anvil_metadata.
//
// Only the devchain has this method, in development mode.
func (c *Client) HardhatMetadata(ctx context.Context) (DevchainMetadata, error) {
	return send(ctx, c, hardhatMetadataRequest())
}

// HardhatMetadata adds a call of hardhat_metadata to the batch.
func (b *Batch) HardhatMetadata() *Result[DevchainMetadata] {
	return add(b, hardhatMetadataRequest())
}

func hardhatMetadataRequest() request[DevchainMetadata] {
	return request[DevchainMetadata]{"hardhat_metadata", nil, decodeJSON[DevchainMetadata]}
}

// HardhatSetBalance calls hardhat_setBalance. The state after the latest block changes; there is no transaction
// and no block. Also under the name anvil_setBalance.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - address: The account.
//   - balance: Its balance from now on, in wei.
func (c *Client) HardhatSetBalance(ctx context.Context, address Address, balance *big.Int) (bool, error) {
	return send(ctx, c, hardhatSetBalanceRequest(address, balance))
}

// HardhatSetBalance adds a call of hardhat_setBalance to the batch.
func (b *Batch) HardhatSetBalance(address Address, balance *big.Int) *Result[bool] {
	return add(b, hardhatSetBalanceRequest(address, balance))
}

func hardhatSetBalanceRequest(address Address, balance *big.Int) request[bool] {
	return request[bool]{"hardhat_setBalance", []any{address, (*quantity)(balance)}, decodeJSON[bool]}
}

// HardhatSetNonce calls hardhat_setNonce. It may only grow, and the account must have no pending transactions.
// There is no transaction and no block. Also under the name anvil_setNonce.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - address: The account.
//   - nonce: The nonce of its next transaction.
func (c *Client) HardhatSetNonce(ctx context.Context, address Address, nonce *big.Int) (bool, error) {
	return send(ctx, c, hardhatSetNonceRequest(address, nonce))
}

// HardhatSetNonce adds a call of hardhat_setNonce to the batch.
func (b *Batch) HardhatSetNonce(address Address, nonce *big.Int) *Result[bool] {
	return add(b, hardhatSetNonceRequest(address, nonce))
}

func hardhatSetNonceRequest(address Address, nonce *big.Int) request[bool] {
	return request[bool]{"hardhat_setNonce", []any{address, (*quantity)(nonce)}, decodeJSON[bool]}
}

// HardhatSetCode calls hardhat_setCode. Storage and balance stay. There is no transaction and no block; a
// constructor does not run. Also under the name anvil_setCode.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - address: The contract.
//   - code: Its code at runtime, up to 24 KiB; 0x for none.
func (c *Client) HardhatSetCode(ctx context.Context, address Address, code Data) (bool, error) {
	return send(ctx, c, hardhatSetCodeRequest(address, code))
}

// HardhatSetCode adds a call of hardhat_setCode to the batch.
func (b *Batch) HardhatSetCode(address Address, code Data) *Result[bool] {
	return add(b, hardhatSetCodeRequest(address, code))
}

func hardhatSetCodeRequest(address Address, code Data) request[bool] {
	return request[bool]{"hardhat_setCode", []any{address, code}, decodeJSON[bool]}
}

// HardhatSetStorageAt calls hardhat_setStorageAt. There is no transaction and no block. Also under the name
// anvil_setStorageAt.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - address: The contract.
//   - position: The storage slot.
//   - word: The 32 bytes to store.
func (c *Client) HardhatSetStorageAt(ctx context.Context, address Address, position *big.Int, word Hash) (bool, error) {
	return send(ctx, c, hardhatSetStorageAtRequest(address, position, word))
}

// HardhatSetStorageAt adds a call of hardhat_setStorageAt to the batch.
func (b *Batch) HardhatSetStorageAt(address Address, position *big.Int, word Hash) *Result[bool] {
	return add(b, hardhatSetStorageAtRequest(address, position, word))
}

func hardhatSetStorageAtRequest(address Address, position *big.Int, word Hash) request[bool] {
	return request[bool]{"hardhat_setStorageAt", []any{address, (*quantity)(position), word}, decodeJSON[bool]}
}

// HardhatImpersonateAccount calls hardhat_impersonateAccount. eth_sendTransaction takes the account as from
// then, a contract's too. It needs coins for gas: hardhat_setBalance. It ends with
// hardhat_stopImpersonatingAccount or a restart; up to 1,000 accounts. Also under the name
// anvil_impersonateAccount.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - address: The account.
func (c *Client) HardhatImpersonateAccount(ctx context.Context, address Address) (bool, error) {
	return send(ctx, c, hardhatImpersonateAccountRequest(address))
}

// HardhatImpersonateAccount adds a call of hardhat_impersonateAccount to the batch.
func (b *Batch) HardhatImpersonateAccount(address Address) *Result[bool] {
	return add(b, hardhatImpersonateAccountRequest(address))
}

func hardhatImpersonateAccountRequest(address Address) request[bool] {
	return request[bool]{"hardhat_impersonateAccount", []any{address}, decodeJSON[bool]}
}

// HardhatStopImpersonatingAccount calls hardhat_stopImpersonatingAccount. Transactions that it has sent stay.
// Also under the name anvil_stopImpersonatingAccount.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - address: The account.
func (c *Client) HardhatStopImpersonatingAccount(ctx context.Context, address Address) (bool, error) {
	return send(ctx, c, hardhatStopImpersonatingAccountRequest(address))
}

// HardhatStopImpersonatingAccount adds a call of hardhat_stopImpersonatingAccount to the batch.
func (b *Batch) HardhatStopImpersonatingAccount(address Address) *Result[bool] {
	return add(b, hardhatStopImpersonatingAccountRequest(address))
}

func hardhatStopImpersonatingAccountRequest(address Address) request[bool] {
	return request[bool]{"hardhat_stopImpersonatingAccount", []any{address}, decodeJSON[bool]}
}

// EthSendTransaction calls eth_sendTransaction. The sender is one of the devchain's funded accounts, which the
// start prints, or an impersonated account. Of an impersonated account the signature is a mark that proves
// nothing. TransactionRejected has the same messages as with eth_sendRawTransaction. A transaction that will
// fail is sent all the same, as gas is estimated for it. Real networks have no such method here, since the
// service holds no keys of anybody.
//
// Only the devchain has this method, in development mode.
//
// The params:
//
//   - transaction: The transaction.
func (c *Client) EthSendTransaction(ctx context.Context, transaction TransactionRequest) (Hash, error) {
	return send(ctx, c, ethSendTransactionRequest(transaction))
}

// EthSendTransaction adds a call of eth_sendTransaction to the batch.
func (b *Batch) EthSendTransaction(transaction TransactionRequest) *Result[Hash] {
	return add(b, ethSendTransactionRequest(transaction))
}

func ethSendTransactionRequest(transaction TransactionRequest) request[Hash] {
	return request[Hash]{"eth_sendTransaction", []any{transaction}, decodeJSON[Hash]}
}
