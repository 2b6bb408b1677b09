// Generated from openrpc.json by `npm run generate`. Do not edit.

package rootgate

import (
	"encoding/json"
	"errors"
	"math/big"
)

// BlockTag: A block tag:
//
//   - latest: the most recent block the node has;
//   - earliest: the lowest numbered block the node has;
//   - pending: a sample of the next block, on top of latest, with transactions from the node's pool. It is not
//     mined yet.
//
// Tags are case-sensitive. Ethereum's safe and finalized do not exist on Rootstock.
type BlockTag string

// The values of BlockTag.
const (
	BlockTagLatest   BlockTag = "latest"
	BlockTagEarliest BlockTag = "earliest"
	BlockTagPending  BlockTag = "pending"
)

// BlockByHash: A block by its hash, as in EIP-1898.
type BlockByHash struct {
	// The block's hash.
	BlockHash Hash `json:"blockHash"`

	// true to get an error when the block is not on the main chain. By default a side-chain block is accepted too,
	// if the node has it.
	RequireCanonical *bool `json:"requireCanonical,omitempty"`
}

// BlockByNumber: A block by its height, as in EIP-1898.
type BlockByNumber struct {
	// The block's height.
	BlockNumber *big.Int `json:"blockNumber"`
}

type plainBlockByNumber BlockByNumber

type wireBlockByNumber struct {
	*plainBlockByNumber
	BlockNumber *quantity `json:"blockNumber"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *BlockByNumber) UnmarshalJSON(data []byte) error {
	wire := wireBlockByNumber{plainBlockByNumber: (*plainBlockByNumber)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.BlockNumber = (*big.Int)(wire.BlockNumber)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v BlockByNumber) MarshalJSON() ([]byte, error) {
	wire := wireBlockByNumber{plainBlockByNumber: (*plainBlockByNumber)(&v)}
	wire.BlockNumber = (*quantity)(v.BlockNumber)
	return json.Marshal(wire)
}

// BlockNumberOrTag: Which block: its number or a tag.
//
// It is one of BlockTag, Quantity.
type BlockNumberOrTag interface{ isBlockNumberOrTag() }

// BlockNumberOrTagOrObject: Which block: its number, a tag, or an EIP-1898 object. To use a block hash here,
// write {"blockHash": "0x…"}.
//
// It is one of BlockTag, Quantity, BlockByHash, BlockByNumber.
type BlockNumberOrTagOrObject interface{ isBlockNumberOrTagOrObject() }

// BlockNumberOrTagOrHash: Which block: its number, its hash (64 digits), a tag, or an EIP-1898 object.
//
// It is one of BlockTag, Quantity, Hash, BlockByHash, BlockByNumber.
type BlockNumberOrTagOrHash interface{ isBlockNumberOrTagOrHash() }

// CallObject: A message to a contract. Members that a Rootstock node does not support (type, maxFeePerGas,
// accessList, …) are ignored, since common libraries send them.
type CallObject struct {
	// The sender; the zero address by default. It may be any address, since no signature is needed.
	From *Address `json:"from,omitempty"`

	// The contract or account to call. Omit it to run data as the init code of a contract; it is required without
	// data.
	To *Address `json:"to,omitempty"`

	// The maximum gas that the execution may use; by default as much as the node allows.
	Gas *big.Int `json:"gas,omitempty"`

	// Wei per unit of gas; zero by default.
	GasPrice *big.Int `json:"gasPrice,omitempty"`

	// Wei to transfer; zero by default.
	Value *big.Int `json:"value,omitempty"`

	// First 4 bytes of the hash of the function's signature, then its arguments, in contract ABI encoding; 0x by
	// default.
	Data Data `json:"data,omitempty"`

	// Another name for data, used by newer libraries. If both are given, they must be equal.
	Input Data `json:"input,omitempty"`
}

type plainCallObject CallObject

type wireCallObject struct {
	*plainCallObject
	Gas      *quantity `json:"gas,omitempty"`
	GasPrice *quantity `json:"gasPrice,omitempty"`
	Value    *quantity `json:"value,omitempty"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *CallObject) UnmarshalJSON(data []byte) error {
	wire := wireCallObject{plainCallObject: (*plainCallObject)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Gas = (*big.Int)(wire.Gas)
	v.GasPrice = (*big.Int)(wire.GasPrice)
	v.Value = (*big.Int)(wire.Value)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v CallObject) MarshalJSON() ([]byte, error) {
	wire := wireCallObject{plainCallObject: (*plainCallObject)(&v)}
	wire.Gas = (*quantity)(v.Gas)
	wire.GasPrice = (*quantity)(v.GasPrice)
	wire.Value = (*quantity)(v.Value)
	return json.Marshal(wire)
}

// AccountOverride: Overrides of an account, for this call only. state and stateDiff are mutually exclusive.
type AccountOverride struct {
	// The account's balance in wei. Rootstock nodes take less than 2^255: for more, the service sends them 2^255 -
	// 1.
	Balance *big.Int `json:"balance,omitempty"`

	// The account's nonce, below 2^63: it changes the addresses of contracts that the account creates.
	Nonce *big.Int `json:"nonce,omitempty"`

	// The account's code; 0x for none.
	Code Data `json:"code,omitempty"`

	// The account's whole storage: all other slots are zero.
	State map[string]*big.Int `json:"state,omitempty"`

	// Single slots: all others stay as they are.
	StateDiff map[string]*big.Int `json:"stateDiff,omitempty"`

	// Makes the precompiled contract at this address available at another one. The Bridge and REMASC cannot be
	// moved; nor can any contract of the devchain.
	MovePrecompileToAddress *Address `json:"movePrecompileToAddress,omitempty"`
}

type plainAccountOverride AccountOverride

type wireAccountOverride struct {
	*plainAccountOverride
	Balance   *quantity            `json:"balance,omitempty"`
	Nonce     *quantity            `json:"nonce,omitempty"`
	State     map[string]*quantity `json:"state,omitempty"`
	StateDiff map[string]*quantity `json:"stateDiff,omitempty"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *AccountOverride) UnmarshalJSON(data []byte) error {
	wire := wireAccountOverride{plainAccountOverride: (*plainAccountOverride)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Balance = (*big.Int)(wire.Balance)
	v.Nonce = (*big.Int)(wire.Nonce)
	v.State = convertMap(wire.State, func(v *quantity) *big.Int { return (*big.Int)(v) })
	v.StateDiff = convertMap(wire.StateDiff, func(v *quantity) *big.Int { return (*big.Int)(v) })
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v AccountOverride) MarshalJSON() ([]byte, error) {
	wire := wireAccountOverride{plainAccountOverride: (*plainAccountOverride)(&v)}
	wire.Balance = (*quantity)(v.Balance)
	wire.Nonce = (*quantity)(v.Nonce)
	wire.State = convertMap(v.State, func(v *big.Int) *quantity { return (*quantity)(v) })
	wire.StateDiff = convertMap(v.StateDiff, func(v *big.Int) *quantity { return (*quantity)(v) })
	return json.Marshal(wire)
}

// AddressFilter: One address, or a list that matches any of its addresses.
//
// It is one of Address, Addresses.
type AddressFilter interface{ isAddressFilter() }

// TopicFilter: Matches one topic: a given topic, any topic of a list, or (null) anything.
//
// It is one of Hash, Hashes.
type TopicFilter interface{ isTopicFilter() }

// LogFilter: Selects the logs of one block, by blockHash, or of a range, by fromBlock and toBlock, but not both.
// With none of the three, the logs of the latest block.
type LogFilter struct {
	// Only the block with this hash; not together with fromBlock or toBlock.
	BlockHash *Hash `json:"blockHash,omitempty"`

	// The contract that emitted the logs, or a list of contracts; any by default.
	Address AddressFilter `json:"address,omitempty"`

	// First block of the range; latest by default.
	FromBlock BlockNumberOrTag `json:"fromBlock,omitempty"`

	// Last block of the range, inclusive; latest by default. pending, or a number past the head, means the head.
	ToBlock BlockNumberOrTag `json:"toBlock,omitempty"`

	// Topics to match, by position; any by default.
	Topics []TopicFilter `json:"topics,omitempty"`
}

// SubscriptionKind: What to subscribe to:
//
//   - newHeads: new blocks;
//   - logs: logs that match a filter;
//   - newPendingTransactions: transactions accepted into a node's pool;
//   - syncing: whether the service is syncing, which it never is.
type SubscriptionKind string

// The values of SubscriptionKind.
const (
	SubscriptionKindNewHeads               SubscriptionKind = "newHeads"
	SubscriptionKindLogs                   SubscriptionKind = "logs"
	SubscriptionKindNewPendingTransactions SubscriptionKind = "newPendingTransactions"
	SubscriptionKindSyncing                SubscriptionKind = "syncing"
)

// IgnoredBlock: A block number or tag that has no effect.
//
// It is one of Quantity, BlockTag.
type IgnoredBlock interface{ isIgnoredBlock() }

// SubscriptionPoint: The point up to which events were received: a block, by its hash or its height, or a place
// among the logs of a block.
type SubscriptionPoint struct {
	// The last block of which events were received, on the chain or not any more.
	BlockHash *Hash `json:"blockHash,omitempty"`

	// With blockHash: the index of the first log of that block that was not received. Without it, all were.
	LogIndex *big.Int `json:"logIndex,omitempty"`

	// The block's height, in place of its hash.
	BlockNumber *big.Int `json:"blockNumber,omitempty"`
}

type plainSubscriptionPoint SubscriptionPoint

type wireSubscriptionPoint struct {
	*plainSubscriptionPoint
	LogIndex    *quantity `json:"logIndex,omitempty"`
	BlockNumber *quantity `json:"blockNumber,omitempty"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *SubscriptionPoint) UnmarshalJSON(data []byte) error {
	wire := wireSubscriptionPoint{plainSubscriptionPoint: (*plainSubscriptionPoint)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.LogIndex = (*big.Int)(wire.LogIndex)
	v.BlockNumber = (*big.Int)(wire.BlockNumber)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v SubscriptionPoint) MarshalJSON() ([]byte, error) {
	wire := wireSubscriptionPoint{plainSubscriptionPoint: (*plainSubscriptionPoint)(&v)}
	wire.LogIndex = (*quantity)(v.LogIndex)
	wire.BlockNumber = (*quantity)(v.BlockNumber)
	return json.Marshal(wire)
}

// SubscriptionStart: The block after which a subscription resumes: its hash, or an object with blockHash or
// blockNumber. A plain number or tag has no effect, as on other nodes: libraries send one in a filter for logs.
//
// It is one of SubscriptionPoint, Hash, Quantity, BlockTag.
type SubscriptionStart interface{ isSubscriptionStart() }

// SubscriptionFilter: Selects logs by contract and topics, and says where to resume.
type SubscriptionFilter struct {
	// The contract that emits the logs, or a list of contracts; any by default.
	Address AddressFilter `json:"address,omitempty"`

	// Topics to match, by position; any by default.
	Topics []TopicFilter `json:"topics,omitempty"`

	// Resumes after a block, for newHeads and logs; by default a subscription begins with the next block.
	FromBlock SubscriptionStart `json:"fromBlock,omitempty"`

	// Accepted for libraries that send it, and ignored: a subscription has no end.
	ToBlock IgnoredBlock `json:"toBlock,omitempty"`
}

// SubscriptionOption: A filter; for newPendingTransactions whether whole transactions are wanted, in place of
// their hashes.
//
// It is one of SubscriptionFilter, Boolean.
type SubscriptionOption interface{ isSubscriptionOption() }

// Transaction: A signed transaction, pending or in a block.
type Transaction struct {
	// Keccak-256 hash of the signed transaction, which identifies it.
	Hash Hash `json:"hash"`

	// Number of transactions that the sender sent before this one.
	Nonce *big.Int `json:"nonce"`

	// Hash of the block that includes the transaction; null while it is pending.
	BlockHash *Hash `json:"blockHash"`

	// Number of the block that includes the transaction; null while it is pending.
	BlockNumber *big.Int `json:"blockNumber"`

	// Position in its block, counted from zero; null while it is pending.
	TransactionIndex *big.Int `json:"transactionIndex"`

	// The sender, recovered from the signature. The zero address for REMASC, the system transaction that pays
	// miners.
	From Address `json:"from"`

	// The receiver; null when the transaction creates a contract.
	To *Address `json:"to"`

	// The maximum gas that the transaction may use.
	Gas *big.Int `json:"gas"`

	// Wei that the sender pays per unit of gas.
	GasPrice *big.Int `json:"gasPrice"`

	// Wei transferred from sender to receiver.
	Value *big.Int `json:"value"`

	// Input data: a contract's init code, a call's selector and arguments, or 0x.
	Input Data `json:"input"`

	// ECDSA recovery id. 0x1b or 0x1c for signatures from before EIP-155, else twice the chain id plus 35 or 36:
	// 0x61 or 0x62 on Testnet, 0x5f or 0x60 on Mainnet. REMASC is unsigned: 0x0, or null from nodes configured that
	// way.
	V *big.Int `json:"v"`

	// ECDSA signature r: 32 bytes as a number, without leading zeros. Pad it yourself where bytes are needed. null
	// only as for v.
	R *big.Int `json:"r"`

	// ECDSA signature s: 32 bytes as a number, without leading zeros. null only as for v.
	S *big.Int `json:"s"`

	// Transaction type. Rootstock has legacy transactions only: always 0x0.
	Type *big.Int `json:"type"`
}

type plainTransaction Transaction

type wireTransaction struct {
	*plainTransaction
	Nonce            *quantity `json:"nonce"`
	BlockNumber      *quantity `json:"blockNumber"`
	TransactionIndex *quantity `json:"transactionIndex"`
	Gas              *quantity `json:"gas"`
	GasPrice         *quantity `json:"gasPrice"`
	Value            *quantity `json:"value"`
	V                *quantity `json:"v"`
	R                *quantity `json:"r"`
	S                *quantity `json:"s"`
	Type             *quantity `json:"type"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *Transaction) UnmarshalJSON(data []byte) error {
	wire := wireTransaction{plainTransaction: (*plainTransaction)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Nonce = (*big.Int)(wire.Nonce)
	v.BlockNumber = (*big.Int)(wire.BlockNumber)
	v.TransactionIndex = (*big.Int)(wire.TransactionIndex)
	v.Gas = (*big.Int)(wire.Gas)
	v.GasPrice = (*big.Int)(wire.GasPrice)
	v.Value = (*big.Int)(wire.Value)
	v.V = (*big.Int)(wire.V)
	v.R = (*big.Int)(wire.R)
	v.S = (*big.Int)(wire.S)
	v.Type = (*big.Int)(wire.Type)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v Transaction) MarshalJSON() ([]byte, error) {
	wire := wireTransaction{plainTransaction: (*plainTransaction)(&v)}
	wire.Nonce = (*quantity)(v.Nonce)
	wire.BlockNumber = (*quantity)(v.BlockNumber)
	wire.TransactionIndex = (*quantity)(v.TransactionIndex)
	wire.Gas = (*quantity)(v.Gas)
	wire.GasPrice = (*quantity)(v.GasPrice)
	wire.Value = (*quantity)(v.Value)
	wire.V = (*quantity)(v.V)
	wire.R = (*quantity)(v.R)
	wire.S = (*quantity)(v.S)
	wire.Type = (*quantity)(v.Type)
	return json.Marshal(wire)
}

// BlockTransactions: The hashes of a block's transactions, or the whole transactions.
//
// One of its members is set.
type BlockTransactions struct {
	Hashes []Hash

	Transactions []Transaction
}

// UnmarshalJSON finds out which member it is.
func (v *BlockTransactions) UnmarshalJSON(data []byte) error {
	if value, err := decodeJSON[[]Hash](data); err == nil {
		*v = BlockTransactions{Hashes: value}
		return nil
	}
	if value, err := decodeJSON[[]Transaction](data); err == nil {
		*v = BlockTransactions{Transactions: value}
		return nil
	}
	return errors.New("none of the forms of BlockTransactions")
}

// MarshalJSON writes the member that is set.
func (v BlockTransactions) MarshalJSON() ([]byte, error) {
	if v.Hashes != nil {
		return json.Marshal(v.Hashes)
	}
	if v.Transactions != nil {
		return json.Marshal(v.Transactions)
	}
	return []byte("null"), nil
}

// TransactionWithID: A transaction found by its index in a block: all members of a transaction, and _id.
type TransactionWithID struct {
	// Keccak-256 hash of the signed transaction, which identifies it.
	Hash Hash `json:"hash"`

	// Number of transactions that the sender sent before this one.
	Nonce *big.Int `json:"nonce"`

	// Hash of the block that includes the transaction; null while it is pending.
	BlockHash *Hash `json:"blockHash"`

	// Number of the block that includes the transaction; null while it is pending.
	BlockNumber *big.Int `json:"blockNumber"`

	// Position in its block, counted from zero; null while it is pending.
	TransactionIndex *big.Int `json:"transactionIndex"`

	// The sender, recovered from the signature. The zero address for REMASC, the system transaction that pays
	// miners.
	From Address `json:"from"`

	// The receiver; null when the transaction creates a contract.
	To *Address `json:"to"`

	// The maximum gas that the transaction may use.
	Gas *big.Int `json:"gas"`

	// Wei that the sender pays per unit of gas.
	GasPrice *big.Int `json:"gasPrice"`

	// Wei transferred from sender to receiver.
	Value *big.Int `json:"value"`

	// Input data: a contract's init code, a call's selector and arguments, or 0x.
	Input Data `json:"input"`

	// ECDSA recovery id. 0x1b or 0x1c for signatures from before EIP-155, else twice the chain id plus 35 or 36:
	// 0x61 or 0x62 on Testnet, 0x5f or 0x60 on Mainnet. REMASC is unsigned: 0x0, or null from nodes configured that
	// way.
	V *big.Int `json:"v"`

	// ECDSA signature r: 32 bytes as a number, without leading zeros. Pad it yourself where bytes are needed. null
	// only as for v.
	R *big.Int `json:"r"`

	// ECDSA signature s: 32 bytes as a number, without leading zeros. null only as for v.
	S *big.Int `json:"s"`

	// Transaction type. Rootstock has legacy transactions only: always 0x0.
	Type *big.Int `json:"type"`

	// A short ID of the transaction.
	ID string `json:"_id"`
}

type plainTransactionWithID TransactionWithID

type wireTransactionWithID struct {
	*plainTransactionWithID
	Nonce            *quantity `json:"nonce"`
	BlockNumber      *quantity `json:"blockNumber"`
	TransactionIndex *quantity `json:"transactionIndex"`
	Gas              *quantity `json:"gas"`
	GasPrice         *quantity `json:"gasPrice"`
	Value            *quantity `json:"value"`
	V                *quantity `json:"v"`
	R                *quantity `json:"r"`
	S                *quantity `json:"s"`
	Type             *quantity `json:"type"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *TransactionWithID) UnmarshalJSON(data []byte) error {
	wire := wireTransactionWithID{plainTransactionWithID: (*plainTransactionWithID)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Nonce = (*big.Int)(wire.Nonce)
	v.BlockNumber = (*big.Int)(wire.BlockNumber)
	v.TransactionIndex = (*big.Int)(wire.TransactionIndex)
	v.Gas = (*big.Int)(wire.Gas)
	v.GasPrice = (*big.Int)(wire.GasPrice)
	v.Value = (*big.Int)(wire.Value)
	v.V = (*big.Int)(wire.V)
	v.R = (*big.Int)(wire.R)
	v.S = (*big.Int)(wire.S)
	v.Type = (*big.Int)(wire.Type)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v TransactionWithID) MarshalJSON() ([]byte, error) {
	wire := wireTransactionWithID{plainTransactionWithID: (*plainTransactionWithID)(&v)}
	wire.Nonce = (*quantity)(v.Nonce)
	wire.BlockNumber = (*quantity)(v.BlockNumber)
	wire.TransactionIndex = (*quantity)(v.TransactionIndex)
	wire.Gas = (*quantity)(v.Gas)
	wire.GasPrice = (*quantity)(v.GasPrice)
	wire.Value = (*quantity)(v.Value)
	wire.V = (*quantity)(v.V)
	wire.R = (*quantity)(v.R)
	wire.S = (*quantity)(v.S)
	wire.Type = (*quantity)(v.Type)
	return json.Marshal(wire)
}

// Log: An event that a contract emitted.
type Log struct {
	// Position among all logs of the block, counted from zero; null while pending.
	LogIndex *big.Int `json:"logIndex"`

	// Position of the transaction in the block; null while pending.
	TransactionIndex *big.Int `json:"transactionIndex"`

	// The transaction that emitted it; null while pending.
	TransactionHash *Hash `json:"transactionHash"`

	// Hash of the block; null while pending.
	BlockHash *Hash `json:"blockHash"`

	// Number of the block; null while pending.
	BlockNumber *big.Int `json:"blockNumber"`

	// The contract that emitted it.
	Address Address `json:"address"`

	// The non-indexed arguments, ABI-encoded: usually a multiple of 32 bytes. Rootstock's own contracts (REMASC,
	// Bridge) may use other encodings.
	Data Data `json:"data"`

	// The indexed arguments: zero to four.
	Topics []Hash `json:"topics"`

	// true in notifications and in changes of filters for a log that a reorganisation removed; otherwise false. In
	// addition to the specification, since some libraries refuse logs without it.
	Removed bool `json:"removed"`
}

type plainLog Log

type wireLog struct {
	*plainLog
	LogIndex         *quantity `json:"logIndex"`
	TransactionIndex *quantity `json:"transactionIndex"`
	BlockNumber      *quantity `json:"blockNumber"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *Log) UnmarshalJSON(data []byte) error {
	wire := wireLog{plainLog: (*plainLog)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.LogIndex = (*big.Int)(wire.LogIndex)
	v.TransactionIndex = (*big.Int)(wire.TransactionIndex)
	v.BlockNumber = (*big.Int)(wire.BlockNumber)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v Log) MarshalJSON() ([]byte, error) {
	wire := wireLog{plainLog: (*plainLog)(&v)}
	wire.LogIndex = (*quantity)(v.LogIndex)
	wire.TransactionIndex = (*quantity)(v.TransactionIndex)
	wire.BlockNumber = (*quantity)(v.BlockNumber)
	return json.Marshal(wire)
}

// FilterChanges: Logs for a filter of eth_newFilter, hashes for the other two kinds; empty when there is nothing
// new.
//
// One of its members is set.
type FilterChanges struct {
	Hashes []Hash

	Logs []Log
}

// UnmarshalJSON finds out which member it is.
func (v *FilterChanges) UnmarshalJSON(data []byte) error {
	if value, err := decodeJSON[[]Hash](data); err == nil {
		*v = FilterChanges{Hashes: value}
		return nil
	}
	if value, err := decodeJSON[[]Log](data); err == nil {
		*v = FilterChanges{Logs: value}
		return nil
	}
	return errors.New("none of the forms of FilterChanges")
}

// MarshalJSON writes the member that is set.
func (v FilterChanges) MarshalJSON() ([]byte, error) {
	if v.Hashes != nil {
		return json.Marshal(v.Hashes)
	}
	if v.Logs != nil {
		return json.Marshal(v.Logs)
	}
	return []byte("null"), nil
}

// Receipt: The outcome of a mined transaction.
type Receipt struct {
	// The transaction.
	TransactionHash Hash `json:"transactionHash"`

	// Its position in the block.
	TransactionIndex *big.Int `json:"transactionIndex"`

	// Hash of the block that includes it.
	BlockHash Hash `json:"blockHash"`

	// Number of the block that includes it.
	BlockNumber *big.Int `json:"blockNumber"`

	// The sender.
	From Address `json:"from"`

	// The receiver; null when the transaction created a contract.
	To *Address `json:"to"`

	// Gas used in the block up to and including this transaction.
	CumulativeGasUsed *big.Int `json:"cumulativeGasUsed"`

	// Gas used by this transaction alone.
	GasUsed *big.Int `json:"gasUsed"`

	// Wei that the sender paid per unit of gas: the transaction's gas price, since Rootstock has no fee market.
	EffectiveGasPrice *big.Int `json:"effectiveGasPrice"`

	// The contract that was created; null when the transaction created none. It may be set even when the creation
	// failed: check status first.
	ContractAddress *Address `json:"contractAddress"`

	// The events emitted, in order. Empty when the transaction failed.
	Logs []Log `json:"logs"`

	// Bloom filter of the logs of this transaction.
	LogsBloom Data `json:"logsBloom"`

	// The outcome of the execution. Present in every receipt without root.
	Status *big.Int `json:"status,omitempty"`

	// State root after the transaction, instead of status, in receipts from before the Byzantium rules. Rootstock's
	// receipts have status.
	Root *Hash `json:"root,omitempty"`

	// Transaction type: always 0x0, legacy.
	Type *big.Int `json:"type"`
}

type plainReceipt Receipt

type wireReceipt struct {
	*plainReceipt
	TransactionIndex  *quantity `json:"transactionIndex"`
	BlockNumber       *quantity `json:"blockNumber"`
	CumulativeGasUsed *quantity `json:"cumulativeGasUsed"`
	GasUsed           *quantity `json:"gasUsed"`
	EffectiveGasPrice *quantity `json:"effectiveGasPrice"`
	Status            *quantity `json:"status,omitempty"`
	Type              *quantity `json:"type"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *Receipt) UnmarshalJSON(data []byte) error {
	wire := wireReceipt{plainReceipt: (*plainReceipt)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.TransactionIndex = (*big.Int)(wire.TransactionIndex)
	v.BlockNumber = (*big.Int)(wire.BlockNumber)
	v.CumulativeGasUsed = (*big.Int)(wire.CumulativeGasUsed)
	v.GasUsed = (*big.Int)(wire.GasUsed)
	v.EffectiveGasPrice = (*big.Int)(wire.EffectiveGasPrice)
	v.Status = (*big.Int)(wire.Status)
	v.Type = (*big.Int)(wire.Type)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v Receipt) MarshalJSON() ([]byte, error) {
	wire := wireReceipt{plainReceipt: (*plainReceipt)(&v)}
	wire.TransactionIndex = (*quantity)(v.TransactionIndex)
	wire.BlockNumber = (*quantity)(v.BlockNumber)
	wire.CumulativeGasUsed = (*quantity)(v.CumulativeGasUsed)
	wire.GasUsed = (*quantity)(v.GasUsed)
	wire.EffectiveGasPrice = (*quantity)(v.EffectiveGasPrice)
	wire.Status = (*quantity)(v.Status)
	wire.Type = (*quantity)(v.Type)
	return json.Marshal(wire)
}

// BlockHeader: A block without its transactions and uncles.
type BlockHeader struct {
	// Height of the block; null if pending.
	Number *big.Int `json:"number"`

	// Hash of the block; null if pending.
	Hash *Hash `json:"hash"`

	// Hash of the parent block.
	ParentHash Hash `json:"parentHash"`

	// Hash of the list of uncles.
	Sha3Uncles Hash `json:"sha3Uncles"`

	// Bloom filter of the logs of the block; null if pending.
	LogsBloom Data `json:"logsBloom"`

	// Root of the trie of transactions.
	TransactionsRoot Hash `json:"transactionsRoot"`

	// Root of the state trie after the block.
	StateRoot Hash `json:"stateRoot"`

	// Root of the trie of receipts.
	ReceiptsRoot Hash `json:"receiptsRoot"`

	// Address that receives the mining reward; null in a pending block.
	Miner *Address `json:"miner"`

	// Difficulty of this block.
	Difficulty *big.Int `json:"difficulty"`

	// Difficulty of the chain up to and including this block. It may be 0x0 for a pending block.
	TotalDifficulty *big.Int `json:"totalDifficulty"`

	// Data that the miner put into the header; often the node's version.
	ExtraData Data `json:"extraData"`

	// Size of the block, in bytes.
	Size *big.Int `json:"size"`

	// The maximum gas that all transactions of the block may use together.
	GasLimit *big.Int `json:"gasLimit"`

	// Gas used by all transactions of the block.
	GasUsed *big.Int `json:"gasUsed"`

	// Time of the block's creation, in seconds since 1970 (Unix time).
	Timestamp *big.Int `json:"timestamp"`

	// The minimum gas price, in wei, of the block's transactions.
	MinimumGasPrice *big.Int `json:"minimumGasPrice"`

	// Header (80 bytes) of the Bitcoin block that this block was mined with. 0x if pending, 0x00 in the genesis
	// block.
	BitcoinMergedMiningHeader Data `json:"bitcoinMergedMiningHeader"`

	// Coinbase transaction of that Bitcoin block, compressed: a count of bytes already hashed (8 bytes), the SHA-256
	// midstate over them (32 bytes), and the rest, in which RSKBLOCK: precedes hashForMergedMining.
	BitcoinMergedMiningCoinbaseTransaction Data `json:"bitcoinMergedMiningCoinbaseTransaction"`

	// Merkle path from the coinbase transaction to the Merkle root in the Bitcoin header. 0x if the coinbase was the
	// only transaction.
	BitcoinMergedMiningMerkleProof Data `json:"bitcoinMergedMiningMerkleProof"`

	// Hash of the block's header without its Bitcoin part, to which the Bitcoin miner commits.
	HashForMergedMining Hash `json:"hashForMergedMining"`

	// Fees, in wei, paid by all transactions of the block.
	PaidFees *big.Int `json:"paidFees"`

	// Total difficulty of the chain up to this block, according to the specification. A Rootstock node returns the
	// difficulty of this block and its uncles instead; use totalDifficulty for the chain's.
	CumulativeDifficulty *big.Int `json:"cumulativeDifficulty"`

	// 32 zero bytes, for Ethereum tools. Newer nodes only.
	MixHash *Hash `json:"mixHash,omitempty"`

	// 8 zero bytes, for Ethereum tools. Newer nodes only.
	Nonce Data `json:"nonce,omitempty"`

	// Boundaries of the transaction lists that run in parallel (RSKIP-144); null before that rule. Newer nodes only.
	RskPteEdges []int64 `json:"rskPteEdges,omitempty"`

	// A header field of RSKIP-535; null before that rule. Newer nodes only.
	BaseEvent Data `json:"baseEvent,omitempty"`
}

type plainBlockHeader BlockHeader

type wireBlockHeader struct {
	*plainBlockHeader
	Number               *quantity `json:"number"`
	Difficulty           *quantity `json:"difficulty"`
	TotalDifficulty      *quantity `json:"totalDifficulty"`
	Size                 *quantity `json:"size"`
	GasLimit             *quantity `json:"gasLimit"`
	GasUsed              *quantity `json:"gasUsed"`
	Timestamp            *quantity `json:"timestamp"`
	MinimumGasPrice      *quantity `json:"minimumGasPrice"`
	PaidFees             *quantity `json:"paidFees"`
	CumulativeDifficulty *quantity `json:"cumulativeDifficulty"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *BlockHeader) UnmarshalJSON(data []byte) error {
	wire := wireBlockHeader{plainBlockHeader: (*plainBlockHeader)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Number = (*big.Int)(wire.Number)
	v.Difficulty = (*big.Int)(wire.Difficulty)
	v.TotalDifficulty = (*big.Int)(wire.TotalDifficulty)
	v.Size = (*big.Int)(wire.Size)
	v.GasLimit = (*big.Int)(wire.GasLimit)
	v.GasUsed = (*big.Int)(wire.GasUsed)
	v.Timestamp = (*big.Int)(wire.Timestamp)
	v.MinimumGasPrice = (*big.Int)(wire.MinimumGasPrice)
	v.PaidFees = (*big.Int)(wire.PaidFees)
	v.CumulativeDifficulty = (*big.Int)(wire.CumulativeDifficulty)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v BlockHeader) MarshalJSON() ([]byte, error) {
	wire := wireBlockHeader{plainBlockHeader: (*plainBlockHeader)(&v)}
	wire.Number = (*quantity)(v.Number)
	wire.Difficulty = (*quantity)(v.Difficulty)
	wire.TotalDifficulty = (*quantity)(v.TotalDifficulty)
	wire.Size = (*quantity)(v.Size)
	wire.GasLimit = (*quantity)(v.GasLimit)
	wire.GasUsed = (*quantity)(v.GasUsed)
	wire.Timestamp = (*quantity)(v.Timestamp)
	wire.MinimumGasPrice = (*quantity)(v.MinimumGasPrice)
	wire.PaidFees = (*quantity)(v.PaidFees)
	wire.CumulativeDifficulty = (*quantity)(v.CumulativeDifficulty)
	return json.Marshal(wire)
}

// Block: A block, with its Bitcoin merged-mining proof. Nodes may return more members than these.
type Block struct {
	// Height of the block; null if pending.
	Number *big.Int `json:"number"`

	// Hash of the block; null if pending.
	Hash *Hash `json:"hash"`

	// Hash of the parent block.
	ParentHash Hash `json:"parentHash"`

	// Hash of the list of uncles.
	Sha3Uncles Hash `json:"sha3Uncles"`

	// Bloom filter of the logs of the block; null if pending.
	LogsBloom Data `json:"logsBloom"`

	// Root of the trie of transactions.
	TransactionsRoot Hash `json:"transactionsRoot"`

	// Root of the state trie after the block.
	StateRoot Hash `json:"stateRoot"`

	// Root of the trie of receipts.
	ReceiptsRoot Hash `json:"receiptsRoot"`

	// Address that receives the mining reward; null in a pending block.
	Miner *Address `json:"miner"`

	// Difficulty of this block.
	Difficulty *big.Int `json:"difficulty"`

	// Difficulty of the chain up to and including this block. It may be 0x0 for a pending block.
	TotalDifficulty *big.Int `json:"totalDifficulty"`

	// Data that the miner put into the header; often the node's version.
	ExtraData Data `json:"extraData"`

	// Size of the block, in bytes.
	Size *big.Int `json:"size"`

	// The maximum gas that all transactions of the block may use together.
	GasLimit *big.Int `json:"gasLimit"`

	// Gas used by all transactions of the block.
	GasUsed *big.Int `json:"gasUsed"`

	// Time of the block's creation, in seconds since 1970 (Unix time).
	Timestamp *big.Int `json:"timestamp"`

	// The minimum gas price, in wei, of the block's transactions.
	MinimumGasPrice *big.Int `json:"minimumGasPrice"`

	// Header (80 bytes) of the Bitcoin block that this block was mined with. 0x if pending, 0x00 in the genesis
	// block.
	BitcoinMergedMiningHeader Data `json:"bitcoinMergedMiningHeader"`

	// Coinbase transaction of that Bitcoin block, compressed: a count of bytes already hashed (8 bytes), the SHA-256
	// midstate over them (32 bytes), and the rest, in which RSKBLOCK: precedes hashForMergedMining.
	BitcoinMergedMiningCoinbaseTransaction Data `json:"bitcoinMergedMiningCoinbaseTransaction"`

	// Merkle path from the coinbase transaction to the Merkle root in the Bitcoin header. 0x if the coinbase was the
	// only transaction.
	BitcoinMergedMiningMerkleProof Data `json:"bitcoinMergedMiningMerkleProof"`

	// Hash of the block's header without its Bitcoin part, to which the Bitcoin miner commits.
	HashForMergedMining Hash `json:"hashForMergedMining"`

	// Fees, in wei, paid by all transactions of the block.
	PaidFees *big.Int `json:"paidFees"`

	// Total difficulty of the chain up to this block, according to the specification. A Rootstock node returns the
	// difficulty of this block and its uncles instead; use totalDifficulty for the chain's.
	CumulativeDifficulty *big.Int `json:"cumulativeDifficulty"`

	// 32 zero bytes, for Ethereum tools. Newer nodes only.
	MixHash *Hash `json:"mixHash,omitempty"`

	// 8 zero bytes, for Ethereum tools. Newer nodes only.
	Nonce Data `json:"nonce,omitempty"`

	// Boundaries of the transaction lists that run in parallel (RSKIP-144); null before that rule. Newer nodes only.
	RskPteEdges []int64 `json:"rskPteEdges,omitempty"`

	// A header field of RSKIP-535; null before that rule. Newer nodes only.
	BaseEvent Data `json:"baseEvent,omitempty"`

	// Transaction hashes, or full transactions if requested. On a Rootstock node the last one is REMASC, which pays
	// the miners.
	Transactions BlockTransactions `json:"transactions"`

	// Hashes of the uncles: up to ten sibling blocks that receive a share of the reward.
	Uncles []Hash `json:"uncles"`
}

type plainBlock Block

type wireBlock struct {
	*plainBlock
	Number               *quantity `json:"number"`
	Difficulty           *quantity `json:"difficulty"`
	TotalDifficulty      *quantity `json:"totalDifficulty"`
	Size                 *quantity `json:"size"`
	GasLimit             *quantity `json:"gasLimit"`
	GasUsed              *quantity `json:"gasUsed"`
	Timestamp            *quantity `json:"timestamp"`
	MinimumGasPrice      *quantity `json:"minimumGasPrice"`
	PaidFees             *quantity `json:"paidFees"`
	CumulativeDifficulty *quantity `json:"cumulativeDifficulty"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *Block) UnmarshalJSON(data []byte) error {
	wire := wireBlock{plainBlock: (*plainBlock)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Number = (*big.Int)(wire.Number)
	v.Difficulty = (*big.Int)(wire.Difficulty)
	v.TotalDifficulty = (*big.Int)(wire.TotalDifficulty)
	v.Size = (*big.Int)(wire.Size)
	v.GasLimit = (*big.Int)(wire.GasLimit)
	v.GasUsed = (*big.Int)(wire.GasUsed)
	v.Timestamp = (*big.Int)(wire.Timestamp)
	v.MinimumGasPrice = (*big.Int)(wire.MinimumGasPrice)
	v.PaidFees = (*big.Int)(wire.PaidFees)
	v.CumulativeDifficulty = (*big.Int)(wire.CumulativeDifficulty)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v Block) MarshalJSON() ([]byte, error) {
	wire := wireBlock{plainBlock: (*plainBlock)(&v)}
	wire.Number = (*quantity)(v.Number)
	wire.Difficulty = (*quantity)(v.Difficulty)
	wire.TotalDifficulty = (*quantity)(v.TotalDifficulty)
	wire.Size = (*quantity)(v.Size)
	wire.GasLimit = (*quantity)(v.GasLimit)
	wire.GasUsed = (*quantity)(v.GasUsed)
	wire.Timestamp = (*quantity)(v.Timestamp)
	wire.MinimumGasPrice = (*quantity)(v.MinimumGasPrice)
	wire.PaidFees = (*quantity)(v.PaidFees)
	wire.CumulativeDifficulty = (*quantity)(v.CumulativeDifficulty)
	return json.Marshal(wire)
}

// InvalidParamsData: What is wrong with the params.
type InvalidParamsData struct {
	// Which param is wrong, or which member of it, such as filter.fromBlock.
	Param *string `json:"param,omitempty"`

	// First block of a range that works.
	From *big.Int `json:"from,omitempty"`

	// Last block of a range that works.
	To *big.Int `json:"to,omitempty"`

	// The maximum number of logs in a wide range.
	Limit *int64 `json:"limit,omitempty"`
}

type plainInvalidParamsData InvalidParamsData

type wireInvalidParamsData struct {
	*plainInvalidParamsData
	From *quantity `json:"from,omitempty"`
	To   *quantity `json:"to,omitempty"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *InvalidParamsData) UnmarshalJSON(data []byte) error {
	wire := wireInvalidParamsData{plainInvalidParamsData: (*plainInvalidParamsData)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.From = (*big.Int)(wire.From)
	v.To = (*big.Int)(wire.To)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v InvalidParamsData) MarshalJSON() ([]byte, error) {
	wire := wireInvalidParamsData{plainInvalidParamsData: (*plainInvalidParamsData)(&v)}
	wire.From = (*quantity)(v.From)
	wire.To = (*quantity)(v.To)
	return json.Marshal(wire)
}

// InternalErrorData: What failed, and how to refer to it.
type InternalErrorData struct {
	// Which part failed.
	Reason string `json:"reason"`

	// The service's log has the cause under this ID.
	RequestID string `json:"requestId"`
}

// RateLimitedData: When to try again.
type RateLimitedData struct {
	// How long to wait, in milliseconds.
	RetryAfterMs int64 `json:"retryAfterMs"`
}

// LimitExceededData: Which limit was exceeded.
type LimitExceededData struct {
	// Which limit of the node was exceeded.
	Reason *string `json:"reason,omitempty"`

	// First block of a range that works.
	From *big.Int `json:"from,omitempty"`

	// Last block of a range that works.
	To *big.Int `json:"to,omitempty"`
}

type plainLimitExceededData LimitExceededData

type wireLimitExceededData struct {
	*plainLimitExceededData
	From *quantity `json:"from,omitempty"`
	To   *quantity `json:"to,omitempty"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *LimitExceededData) UnmarshalJSON(data []byte) error {
	wire := wireLimitExceededData{plainLimitExceededData: (*plainLimitExceededData)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.From = (*big.Int)(wire.From)
	v.To = (*big.Int)(wire.To)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v LimitExceededData) MarshalJSON() ([]byte, error) {
	wire := wireLimitExceededData{plainLimitExceededData: (*plainLimitExceededData)(&v)}
	wire.From = (*quantity)(v.From)
	wire.To = (*quantity)(v.To)
	return json.Marshal(wire)
}

// WrongNetworkData: The network that the API key belongs to.
type WrongNetworkData struct {
	// The API key's network.
	Network string `json:"network"`

	// Base URL of that network's endpoints.
	BaseURL string `json:"baseUrl"`
}

// QuotaExceededData: Which quota is used up, and when it resets.
type QuotaExceededData struct {
	// Which quota: the user's, or the API key's own daily limit (key_daily_quota).
	Reason string `json:"reason"`

	// Requests per period.
	Limit int64 `json:"limit"`

	// Requests used.
	Used int64 `json:"used"`

	// When the quota resets: ISO 8601, UTC.
	ResetAt string `json:"resetAt"`
}

// BlockNumberTagOrHash: Which block: its number, its hash (64 digits) or a tag.
//
// It is one of BlockTag, Quantity, Hash.
type BlockNumberTagOrHash interface{ isBlockNumberTagOrHash() }

// TraceQuery: Selects traces of a range of blocks by the sender and the receiver of their transaction, and a
// part of them by after and count.
type TraceQuery struct {
	// First block of the range; latest by default.
	FromBlock BlockNumberOrTag `json:"fromBlock,omitempty"`

	// Last block of the range, inclusive; latest by default. pending, or a number past the head, means the head.
	ToBlock BlockNumberOrTag `json:"toBlock,omitempty"`

	// The sender of the transaction, or a list of senders; any by default.
	FromAddress AddressFilter `json:"fromAddress,omitempty"`

	// The receiver of the transaction, or a list of receivers; any by default.
	ToAddress AddressFilter `json:"toAddress,omitempty"`

	// How many of the matching traces to skip, as a JSON number; none by default.
	After *int64 `json:"after,omitempty"`

	// How many traces to return at most, as a JSON number; by default as many as a result may have.
	Count *int64 `json:"count,omitempty"`
}

// CallKind: The operation that made the call; call for the transaction itself.
type CallKind string

// The values of CallKind.
const (
	CallKindCall         CallKind = "call"
	CallKindCallcode     CallKind = "callcode"
	CallKindDelegatecall CallKind = "delegatecall"
	CallKindStaticcall   CallKind = "staticcall"
)

// CreationMethod: The operation that created the contract.
type CreationMethod string

// The values of CreationMethod.
const (
	CreationMethodCreate  CreationMethod = "create"
	CreationMethodCreate2 CreationMethod = "create2"
)

// CallAction: A call: of a transaction, or of a contract to another one.
type CallAction struct {
	// The operation that made the call; call for the transaction itself.
	CallType CallKind `json:"callType"`

	// The caller.
	From Address `json:"from"`

	// The called account; for a delegatecall, the contract with the code; for a callcode, the caller itself.
	To Address `json:"to"`

	// The gas given to the call; 0x0 for a transaction that runs no code.
	Gas *big.Int `json:"gas"`

	// The call data.
	Input Data `json:"input"`

	// The transferred value, in wei; for a delegatecall, that of the calling frame.
	Value *big.Int `json:"value"`
}

type plainCallAction CallAction

type wireCallAction struct {
	*plainCallAction
	Gas   *quantity `json:"gas"`
	Value *quantity `json:"value"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *CallAction) UnmarshalJSON(data []byte) error {
	wire := wireCallAction{plainCallAction: (*plainCallAction)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Gas = (*big.Int)(wire.Gas)
	v.Value = (*big.Int)(wire.Value)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v CallAction) MarshalJSON() ([]byte, error) {
	wire := wireCallAction{plainCallAction: (*plainCallAction)(&v)}
	wire.Gas = (*quantity)(v.Gas)
	wire.Value = (*quantity)(v.Value)
	return json.Marshal(wire)
}

// CreateAction: The creation of a contract.
type CreateAction struct {
	// The creator.
	From Address `json:"from"`

	// The gas given to the creation.
	Gas *big.Int `json:"gas"`

	// The code that creates the contract.
	Init Data `json:"init"`

	// The transferred value, in wei.
	Value *big.Int `json:"value"`

	// Only where a contract creates another one.
	CreationMethod *CreationMethod `json:"creationMethod,omitempty"`
}

type plainCreateAction CreateAction

type wireCreateAction struct {
	*plainCreateAction
	Gas   *quantity `json:"gas"`
	Value *quantity `json:"value"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *CreateAction) UnmarshalJSON(data []byte) error {
	wire := wireCreateAction{plainCreateAction: (*plainCreateAction)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Gas = (*big.Int)(wire.Gas)
	v.Value = (*big.Int)(wire.Value)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v CreateAction) MarshalJSON() ([]byte, error) {
	wire := wireCreateAction{plainCreateAction: (*plainCreateAction)(&v)}
	wire.Gas = (*quantity)(v.Gas)
	wire.Value = (*quantity)(v.Value)
	return json.Marshal(wire)
}

// DestroyAction: The destruction of a contract by itself (SELFDESTRUCT).
type DestroyAction struct {
	// The contract.
	Address Address `json:"address"`

	// The account that gets its balance.
	RefundAddress Address `json:"refundAddress"`

	// That balance, in wei.
	Balance *big.Int `json:"balance"`
}

type plainDestroyAction DestroyAction

type wireDestroyAction struct {
	*plainDestroyAction
	Balance *quantity `json:"balance"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *DestroyAction) UnmarshalJSON(data []byte) error {
	wire := wireDestroyAction{plainDestroyAction: (*plainDestroyAction)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Balance = (*big.Int)(wire.Balance)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v DestroyAction) MarshalJSON() ([]byte, error) {
	wire := wireDestroyAction{plainDestroyAction: (*plainDestroyAction)(&v)}
	wire.Balance = (*quantity)(v.Balance)
	return json.Marshal(wire)
}

// TraceAction: What was done: a call, a creation or a destruction.
//
// One of its members is set.
type TraceAction struct {
	CallAction *CallAction

	CreateAction *CreateAction

	DestroyAction *DestroyAction
}

// UnmarshalJSON finds out which member it is.
func (v *TraceAction) UnmarshalJSON(data []byte) error {
	if value, err := decodeJSON[CallAction](data); hasMember(data, "callType") && err == nil {
		*v = TraceAction{CallAction: &value}
		return nil
	}
	if value, err := decodeJSON[CreateAction](data); hasMember(data, "init") && err == nil {
		*v = TraceAction{CreateAction: &value}
		return nil
	}
	if value, err := decodeJSON[DestroyAction](data); hasMember(data, "address") && err == nil {
		*v = TraceAction{DestroyAction: &value}
		return nil
	}
	return errors.New("none of the forms of TraceAction")
}

// MarshalJSON writes the member that is set.
func (v TraceAction) MarshalJSON() ([]byte, error) {
	if v.CallAction != nil {
		return json.Marshal(v.CallAction)
	}
	if v.CreateAction != nil {
		return json.Marshal(v.CreateAction)
	}
	if v.DestroyAction != nil {
		return json.Marshal(v.DestroyAction)
	}
	return []byte("null"), nil
}

// CallOutcome: Result of a successful call.
type CallOutcome struct {
	// The gas used; at the top level, that of the transaction's receipt.
	GasUsed *big.Int `json:"gasUsed"`

	// What the call returned; RSKj always gives 0x at the top level.
	Output Data `json:"output"`
}

type plainCallOutcome CallOutcome

type wireCallOutcome struct {
	*plainCallOutcome
	GasUsed *quantity `json:"gasUsed"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *CallOutcome) UnmarshalJSON(data []byte) error {
	wire := wireCallOutcome{plainCallOutcome: (*plainCallOutcome)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.GasUsed = (*big.Int)(wire.GasUsed)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v CallOutcome) MarshalJSON() ([]byte, error) {
	wire := wireCallOutcome{plainCallOutcome: (*plainCallOutcome)(&v)}
	wire.GasUsed = (*quantity)(v.GasUsed)
	return json.Marshal(wire)
}

// CreateOutcome: What a successful creation came to.
type CreateOutcome struct {
	// The gas used; at the top level, that of the transaction's receipt.
	GasUsed *big.Int `json:"gasUsed"`

	// The code of the contract.
	Code Data `json:"code"`

	// The address of the contract.
	Address Address `json:"address"`
}

type plainCreateOutcome CreateOutcome

type wireCreateOutcome struct {
	*plainCreateOutcome
	GasUsed *quantity `json:"gasUsed"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *CreateOutcome) UnmarshalJSON(data []byte) error {
	wire := wireCreateOutcome{plainCreateOutcome: (*plainCreateOutcome)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.GasUsed = (*big.Int)(wire.GasUsed)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v CreateOutcome) MarshalJSON() ([]byte, error) {
	wire := wireCreateOutcome{plainCreateOutcome: (*plainCreateOutcome)(&v)}
	wire.GasUsed = (*quantity)(v.GasUsed)
	return json.Marshal(wire)
}

// TraceOutcome: Result; null if the action failed, and for destructions.
//
// One of its members is set.
type TraceOutcome struct {
	CallOutcome *CallOutcome

	CreateOutcome *CreateOutcome
}

// UnmarshalJSON finds out which member it is.
func (v *TraceOutcome) UnmarshalJSON(data []byte) error {
	if value, err := decodeJSON[CallOutcome](data); hasMember(data, "output") && err == nil {
		*v = TraceOutcome{CallOutcome: &value}
		return nil
	}
	if value, err := decodeJSON[CreateOutcome](data); hasMember(data, "code") && err == nil {
		*v = TraceOutcome{CreateOutcome: &value}
		return nil
	}
	return errors.New("none of the forms of TraceOutcome")
}

// MarshalJSON writes the member that is set.
func (v TraceOutcome) MarshalJSON() ([]byte, error) {
	if v.CallOutcome != nil {
		return json.Marshal(v.CallOutcome)
	}
	if v.CreateOutcome != nil {
		return json.Marshal(v.CreateOutcome)
	}
	return []byte("null"), nil
}

// QuantityOrNumber: A whole number, as a quantity or as a JSON number: tools send either.
//
// It is one of Quantity, Integer.
type QuantityOrNumber interface{ isQuantityOrNumber() }

// ForkingOptions: Which chain to fork. The devchain forks none: a URL is refused.
type ForkingOptions struct {
	// Must be absent: the devchain forks no other chain.
	JSONRPCURL json.RawMessage `json:"jsonRpcUrl,omitempty"`

	// Has no effect without a URL.
	BlockNumber QuantityOrNumber `json:"blockNumber,omitempty"`
}

// ResetOptions: How to reset the chain.
type ResetOptions struct {
	// Not available; an empty object has no effect.
	Forking *ForkingOptions `json:"forking,omitempty"`
}

// TransactionRequest: A transaction to be signed and sent by the devchain. Members that Rootstock does not have
// (type, maxFeePerGas, accessList, …) are ignored.
type TransactionRequest struct {
	// The sender: one of the devchain's funded accounts, or an impersonated account.
	From Address `json:"from"`

	// The receiver. Omit it to create a contract from data.
	To *Address `json:"to,omitempty"`

	// The gas limit; by default what eth_estimateGas says.
	Gas *big.Int `json:"gas,omitempty"`

	// Wei per unit of gas; by default what eth_gasPrice says.
	GasPrice *big.Int `json:"gasPrice,omitempty"`

	// Wei to transfer; zero by default.
	Value *big.Int `json:"value,omitempty"`

	// The transaction's number among the sender's; by default the next one.
	Nonce *big.Int `json:"nonce,omitempty"`

	// Init code of a contract to create, or a call in contract ABI encoding; 0x by default.
	Data Data `json:"data,omitempty"`

	// Another name for data. If both are given, they must be equal.
	Input Data `json:"input,omitempty"`
}

type plainTransactionRequest TransactionRequest

type wireTransactionRequest struct {
	*plainTransactionRequest
	Gas      *quantity `json:"gas,omitempty"`
	GasPrice *quantity `json:"gasPrice,omitempty"`
	Value    *quantity `json:"value,omitempty"`
	Nonce    *quantity `json:"nonce,omitempty"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *TransactionRequest) UnmarshalJSON(data []byte) error {
	wire := wireTransactionRequest{plainTransactionRequest: (*plainTransactionRequest)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Gas = (*big.Int)(wire.Gas)
	v.GasPrice = (*big.Int)(wire.GasPrice)
	v.Value = (*big.Int)(wire.Value)
	v.Nonce = (*big.Int)(wire.Nonce)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v TransactionRequest) MarshalJSON() ([]byte, error) {
	wire := wireTransactionRequest{plainTransactionRequest: (*plainTransactionRequest)(&v)}
	wire.Gas = (*quantity)(v.Gas)
	wire.GasPrice = (*quantity)(v.GasPrice)
	wire.Value = (*quantity)(v.Value)
	wire.Nonce = (*quantity)(v.Nonce)
	return json.Marshal(wire)
}

// ForkedNetwork: Where a forked devchain left the chain that it continues.
type ForkedNetwork struct {
	// The chain ID of the chain that it continues, and its own.
	ChainID int64 `json:"chainId"`

	// The height of the last block that both have.
	ForkBlockNumber int64 `json:"forkBlockNumber"`

	// The hash of that block.
	ForkBlockHash Hash `json:"forkBlockHash"`
}

// DevchainMetadata: What the devchain is, and where.
type DevchainMetadata struct {
	// Name, version and build of the node software, separated by slashes. Free text: don't parse it.
	ClientVersion string `json:"clientVersion"`

	// The chain ID.
	ChainID int64 `json:"chainId"`

	// 32 random bytes, other ones after each start.
	InstanceID Hash `json:"instanceId"`

	// The height of the latest block.
	LatestBlockNumber int64 `json:"latestBlockNumber"`

	// The hash of the latest block.
	LatestBlockHash Hash `json:"latestBlockHash"`

	// Where a forked devchain left the chain that it continues.
	ForkedNetwork *ForkedNetwork `json:"forkedNetwork,omitempty"`
}

// FeeHistory: Fees of consecutive blocks, oldest first.
type FeeHistory struct {
	// Number of the first block.
	OldestBlock *big.Int `json:"oldestBlock"`

	// The base fee of each block and of the one that follows the last: always zero on Rootstock.
	BaseFeePerGas []*big.Int `json:"baseFeePerGas"`

	// The part of each block's gas limit that its transactions used.
	GasUsedRatio []float64 `json:"gasUsedRatio"`

	// Gas prices of each block at the percentiles that were asked for, in wei.
	Reward [][]*big.Int `json:"reward,omitempty"`
}

type plainFeeHistory FeeHistory

type wireFeeHistory struct {
	*plainFeeHistory
	OldestBlock   *quantity     `json:"oldestBlock"`
	BaseFeePerGas []*quantity   `json:"baseFeePerGas"`
	Reward        [][]*quantity `json:"reward,omitempty"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *FeeHistory) UnmarshalJSON(data []byte) error {
	wire := wireFeeHistory{plainFeeHistory: (*plainFeeHistory)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.OldestBlock = (*big.Int)(wire.OldestBlock)
	v.BaseFeePerGas = convertList(wire.BaseFeePerGas, func(v *quantity) *big.Int { return (*big.Int)(v) })
	v.Reward = convertList(wire.Reward, func(v []*quantity) []*big.Int {
		return convertList(v, func(v *quantity) *big.Int { return (*big.Int)(v) })
	})
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v FeeHistory) MarshalJSON() ([]byte, error) {
	wire := wireFeeHistory{plainFeeHistory: (*plainFeeHistory)(&v)}
	wire.OldestBlock = (*quantity)(v.OldestBlock)
	wire.BaseFeePerGas = convertList(v.BaseFeePerGas, func(v *big.Int) *quantity { return (*quantity)(v) })
	wire.Reward = convertList(v.Reward, func(v []*big.Int) []*quantity {
		return convertList(v, func(v *big.Int) *quantity { return (*quantity)(v) })
	})
	return json.Marshal(wire)
}

// TraceKind: What kind of action a trace is of.
type TraceKind string

// The values of TraceKind.
const (
	TraceKindCall    TraceKind = "call"
	TraceKindCreate  TraceKind = "create"
	TraceKindSuicide TraceKind = "suicide"
)

// Trace: One step of a transaction: a call, a creation or a destruction. Unlike elsewhere, its numbers are JSON
// numbers.
type Trace struct {
	// What was done: a call, a creation or a destruction.
	Action TraceAction `json:"action"`

	// The hash of the block; null while pending.
	BlockHash *Hash `json:"blockHash"`

	// The number of the block; null while pending.
	BlockNumber *int64 `json:"blockNumber"`

	// The hash of the transaction.
	TransactionHash Hash `json:"transactionHash"`

	// The position of the transaction in its block, from 0; null while pending.
	TransactionPosition *int64 `json:"transactionPosition"`

	// What kind of action a trace is of.
	Type TraceKind `json:"type"`

	// How many traces are directly below this one.
	Subtraces int64 `json:"subtraces"`

	// The place of a trace in the tree of its transaction: the position at each level; empty for the transaction
	// itself.
	TraceAddress []int64 `json:"traceAddress"`

	// Result; null if the action failed, and for destructions.
	Result *TraceOutcome `json:"result"`

	// Why it failed, in the node's words; Reverted for a revert. Absent otherwise.
	Error *string `json:"error,omitempty"`
}

// Tracer: How to trace: callTracer, the only one that Rootstock nodes have.
type Tracer string

// The values of Tracer.
const (
	TracerCallTracer Tracer = "callTracer"
)

// CallTracerConfig: What the tracer returns.
type CallTracerConfig struct {
	// Whether to return the transaction itself, without the calls inside it; false by default.
	OnlyTopCall *bool `json:"onlyTopCall,omitempty"`

	// Whether each frame has the logs that its code wrote; false by default.
	WithLog *bool `json:"withLog,omitempty"`
}

// TraceOptions: How to trace. Members that are not listed (timeout, reexec, …) are ignored, since common
// libraries send them.
type TraceOptions struct {
	// callTracer. It is required: without it, Ethereum nodes return single steps, which are not available.
	Tracer *Tracer `json:"tracer,omitempty"`

	// Which parts of it to return.
	TracerConfig *CallTracerConfig `json:"tracerConfig,omitempty"`
}

// FrameKind: What ran: a call of one of four kinds, a creation, or the end of a contract.
type FrameKind string

// The values of FrameKind.
const (
	FrameKindCALL         FrameKind = "CALL"
	FrameKindCALLCODE     FrameKind = "CALLCODE"
	FrameKindDELEGATECALL FrameKind = "DELEGATECALL"
	FrameKindSTATICCALL   FrameKind = "STATICCALL"
	FrameKindCREATE       FrameKind = "CREATE"
	FrameKindCREATE2      FrameKind = "CREATE2"
	FrameKindSELFDESTRUCT FrameKind = "SELFDESTRUCT"
)

// FrameLog: A log that the code of a frame wrote.
type FrameLog struct {
	// Its position among the logs of the transaction, from 0.
	Index *big.Int `json:"index"`

	// The contract that wrote it.
	Address Address `json:"address"`

	// Its topics, at most four.
	Topics []Hash `json:"topics"`

	// Its data.
	Data Data `json:"data"`
}

type plainFrameLog FrameLog

type wireFrameLog struct {
	*plainFrameLog
	Index *quantity `json:"index"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *FrameLog) UnmarshalJSON(data []byte) error {
	wire := wireFrameLog{plainFrameLog: (*plainFrameLog)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Index = (*big.Int)(wire.Index)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v FrameLog) MarshalJSON() ([]byte, error) {
	wire := wireFrameLog{plainFrameLog: (*plainFrameLog)(&v)}
	wire.Index = (*quantity)(v.Index)
	return json.Marshal(wire)
}

// CallFrame: A call, a creation or the end of a contract, with all that happened inside it, as callTracer of
// go-ethereum writes it.
type CallFrame struct {
	// What ran: a call of one of four kinds, a creation, or the end of a contract.
	Type FrameKind `json:"type"`

	// Who made the call.
	From Address `json:"from"`

	// Who was called; of a creation the new contract, absent where it failed; of a SELFDESTRUCT who got the balance.
	To *Address `json:"to,omitempty"`

	// Wei that were sent with it; absent of a STATICCALL.
	Value *big.Int `json:"value,omitempty"`

	// How much gas it could use; of the transaction itself its gas limit.
	Gas *big.Int `json:"gas"`

	// How much gas it used, with all that happened inside it. Absent where nodes don't tell it: of a reverted call
	// inside a transaction, if no node has its module debug switched on.
	GasUsed *big.Int `json:"gasUsed,omitempty"`

	// What was sent with it; of a creation the init code.
	Input Data `json:"input"`

	// What it returned, or its revert data; of a creation the contract's code. Absent where there is none.
	Output Data `json:"output,omitempty"`

	// Why it failed, in go-ethereum's words, such as execution reverted or out of gas. Absent otherwise.
	Error *string `json:"error,omitempty"`

	// The text of a revert. Absent where it has none.
	RevertReason *string `json:"revertReason,omitempty"`

	// What happened inside it. Absent where nothing did.
	Calls []json.RawMessage `json:"calls,omitempty"`

	// The logs that its own code wrote, with withLog; none for what failed. Absent where there are none.
	Logs []FrameLog `json:"logs,omitempty"`
}

type plainCallFrame CallFrame

type wireCallFrame struct {
	*plainCallFrame
	Value   *quantity `json:"value,omitempty"`
	Gas     *quantity `json:"gas"`
	GasUsed *quantity `json:"gasUsed,omitempty"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *CallFrame) UnmarshalJSON(data []byte) error {
	wire := wireCallFrame{plainCallFrame: (*plainCallFrame)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Value = (*big.Int)(wire.Value)
	v.Gas = (*big.Int)(wire.Gas)
	v.GasUsed = (*big.Int)(wire.GasUsed)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v CallFrame) MarshalJSON() ([]byte, error) {
	wire := wireCallFrame{plainCallFrame: (*plainCallFrame)(&v)}
	wire.Value = (*quantity)(v.Value)
	wire.Gas = (*quantity)(v.Gas)
	wire.GasUsed = (*quantity)(v.GasUsed)
	return json.Marshal(wire)
}

// TracedTransaction: A transaction of a block, with what happened inside it.
type TracedTransaction struct {
	// The hash of the transaction.
	TxHash Hash `json:"txHash"`

	// The transaction itself, with all that happened inside it.
	Result CallFrame `json:"result"`
}

// PooledTransaction: A transaction that waits for a block, as nodes' pools tell it: without its signature.
type PooledTransaction struct {
	// Keccak-256 hash of the signed transaction.
	Hash Hash `json:"hash"`

	// The sender's number of transactions before it.
	Nonce *big.Int `json:"nonce"`

	// It is in no block.
	BlockHash json.RawMessage `json:"blockHash"`

	// It is in no block.
	BlockNumber json.RawMessage `json:"blockNumber"`

	// It has no place yet.
	TransactionIndex json.RawMessage `json:"transactionIndex"`

	// The sender.
	From Address `json:"from"`

	// The receiver; null when it creates a contract.
	To *Address `json:"to"`

	// The most gas that it may use.
	Gas *big.Int `json:"gas"`

	// What it pays for each unit of gas, in wei.
	GasPrice *big.Int `json:"gasPrice"`

	// What it transfers, in wei.
	Value *big.Int `json:"value"`

	// The call's data, or the code that creates a contract.
	Input Data `json:"input"`
}

type plainPooledTransaction PooledTransaction

type wirePooledTransaction struct {
	*plainPooledTransaction
	Nonce    *quantity `json:"nonce"`
	Gas      *quantity `json:"gas"`
	GasPrice *quantity `json:"gasPrice"`
	Value    *quantity `json:"value"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *PooledTransaction) UnmarshalJSON(data []byte) error {
	wire := wirePooledTransaction{plainPooledTransaction: (*plainPooledTransaction)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Nonce = (*big.Int)(wire.Nonce)
	v.Gas = (*big.Int)(wire.Gas)
	v.GasPrice = (*big.Int)(wire.GasPrice)
	v.Value = (*big.Int)(wire.Value)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v PooledTransaction) MarshalJSON() ([]byte, error) {
	wire := wirePooledTransaction{plainPooledTransaction: (*plainPooledTransaction)(&v)}
	wire.Nonce = (*quantity)(v.Nonce)
	wire.Gas = (*quantity)(v.Gas)
	wire.GasPrice = (*quantity)(v.GasPrice)
	wire.Value = (*quantity)(v.Value)
	return json.Marshal(wire)
}

// PoolContent: The transactions that wait for a block.
type PoolContent struct {
	// Can be in the next block.
	Pending map[Address]map[string]PooledTransaction `json:"pending"`

	// Wait for an earlier nonce.
	Queued map[Address]map[string]PooledTransaction `json:"queued"`
}

// PoolInspection: The transactions that wait for a block, in lines.
type PoolInspection struct {
	// Can be in the next block.
	Pending map[Address]map[string]string `json:"pending"`

	// Wait for an earlier nonce.
	Queued map[Address]map[string]string `json:"queued"`
}

// PoolStatus: How many transactions wait for a block.
type PoolStatus struct {
	// Can be in the next block.
	Pending *big.Int `json:"pending"`

	// Wait for an earlier nonce.
	Queued *big.Int `json:"queued"`
}

type plainPoolStatus PoolStatus

type wirePoolStatus struct {
	*plainPoolStatus
	Pending *quantity `json:"pending"`
	Queued  *quantity `json:"queued"`
}

// UnmarshalJSON reads quantities: 0x and hexadecimal digits.
func (v *PoolStatus) UnmarshalJSON(data []byte) error {
	wire := wirePoolStatus{plainPoolStatus: (*plainPoolStatus)(v)}
	if err := json.Unmarshal(data, &wire); err != nil {
		return err
	}
	v.Pending = (*big.Int)(wire.Pending)
	v.Queued = (*big.Int)(wire.Queued)
	return nil
}

// MarshalJSON writes quantities: 0x and hexadecimal digits.
func (v PoolStatus) MarshalJSON() ([]byte, error) {
	wire := wirePoolStatus{plainPoolStatus: (*plainPoolStatus)(&v)}
	wire.Pending = (*quantity)(v.Pending)
	wire.Queued = (*quantity)(v.Queued)
	return json.Marshal(wire)
}

// Addresses is an option of unions.
type Addresses []Address

// Hashes is an option of unions.
type Hashes []Hash

// Boolean is an option of unions.
type Boolean bool

// Integer is an option of unions.
type Integer int64

func (BlockTag) isBlockNumberOrTag()         {}
func (BlockTag) isBlockNumberOrTagOrObject() {}
func (BlockTag) isBlockNumberOrTagOrHash()   {}
func (BlockTag) isIgnoredBlock()             {}
func (BlockTag) isSubscriptionStart()        {}
func (BlockTag) isBlockNumberTagOrHash()     {}

func (Quantity) isBlockNumberOrTag()         {}
func (Quantity) isBlockNumberOrTagOrObject() {}
func (Quantity) isBlockNumberOrTagOrHash()   {}
func (Quantity) isIgnoredBlock()             {}
func (Quantity) isSubscriptionStart()        {}
func (Quantity) isBlockNumberTagOrHash()     {}
func (Quantity) isQuantityOrNumber()         {}

func (BlockByHash) isBlockNumberOrTagOrObject() {}
func (BlockByHash) isBlockNumberOrTagOrHash()   {}

func (BlockByNumber) isBlockNumberOrTagOrObject() {}
func (BlockByNumber) isBlockNumberOrTagOrHash()   {}

func (Hash) isBlockNumberOrTagOrHash() {}
func (Hash) isTopicFilter()            {}
func (Hash) isSubscriptionStart()      {}
func (Hash) isBlockNumberTagOrHash()   {}

func (Address) isAddressFilter() {}

func (Addresses) isAddressFilter() {}

func (Hashes) isTopicFilter() {}

func (SubscriptionPoint) isSubscriptionStart() {}

func (SubscriptionFilter) isSubscriptionOption() {}

func (Boolean) isSubscriptionOption() {}

func (Integer) isQuantityOrNumber() {}
