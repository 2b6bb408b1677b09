# Generated from openrpc.json by `npm run generate`. Do not edit.
"""The objects of the service. Quantities are ints, bytes are strings that begin with `0x`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Hex: TypeAlias = str | bytes
"""Bytes, as they are or as `0x` and hexadecimal digits. Results are always strings."""


BlockTag: TypeAlias = Literal["latest", "earliest", "pending"]
"""A block tag:

- `latest`: the most recent block the node has;
- `earliest`: the lowest numbered block the node has;
- `pending`: a sample of the next block, on top of `latest`, with transactions from the node's
pool. It is not mined yet.

Tags are case-sensitive. Ethereum's `safe` and `finalized` do not exist on Rootstock.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockByHash:
    """A block by its hash, as in EIP-1898."""

    block_hash: Hex
    """The block's hash."""
    require_canonical: bool | None = None
    """`true` to get an error when the block is not on the main chain. By default a side-chain
    block is accepted too, if the node has it.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockByNumber:
    """A block by its height, as in EIP-1898."""

    block_number: int
    """The block's height."""


BlockNumberOrTag: TypeAlias = BlockTag | int
"""Which block: its number or a tag."""


BlockNumberOrTagOrObject: TypeAlias = BlockTag | int | BlockByHash | BlockByNumber
"""Which block: its number, a tag, or an EIP-1898 object. To use a block hash here, write
`{"blockHash": "0x…"}`.
"""


BlockNumberOrTagOrHash: TypeAlias = BlockTag | int | Hex | BlockByHash | BlockByNumber
"""Which block: its number, its hash (64 digits), a tag, or an EIP-1898 object."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CallObject:
    """A message to a contract. Members that a Rootstock node does not support (`type`,
    `maxFeePerGas`, `accessList`, …) are ignored, since common libraries send them.
    """

    from_: Hex | None = None
    """The sender; the zero address by default. It may be any address, since no signature is
    needed.
    """
    to: Hex | None = None
    """The contract or account to call. Omit it to run `data` as the init code of a contract; it
    is required without `data`.
    """
    gas: int | None = None
    """The maximum gas that the execution may use; by default as much as the node allows."""
    gas_price: int | None = None
    """Wei per unit of gas; zero by default."""
    value: int | None = None
    """Wei to transfer; zero by default."""
    data: Hex | None = None
    """First 4 bytes of the hash of the function's signature, then its arguments, in contract ABI
    encoding; `0x` by default.
    """
    input: Hex | None = None
    """Another name for `data`, used by newer libraries. If both are given, they must be equal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AccountOverride:
    """Overrides of an account, for this call only. `state` and `stateDiff` are mutually
    exclusive.
    """

    balance: int | None = None
    """The account's balance in wei. Rootstock nodes take less than 2^255: for more, the service
    sends them 2^255 - 1.
    """
    nonce: int | None = None
    """The account's nonce, below 2^63: it changes the addresses of contracts that the account
    creates.
    """
    code: Hex | None = None
    """The account's code; `0x` for none."""
    state: Mapping[int, int] | None = None
    """The account's whole storage: all other slots are zero."""
    state_diff: Mapping[int, int] | None = None
    """Single slots: all others stay as they are."""
    move_precompile_to_address: Hex | None = None
    """Makes the precompiled contract at this address available at another one. The Bridge and
    REMASC cannot be moved; nor can any contract of the devchain.
    """


AddressFilter: TypeAlias = Hex | Sequence[Hex]
"""One address, or a list that matches any of its addresses."""


TopicFilter: TypeAlias = Hex | Sequence[Hex]
"""Matches one topic: a given topic, any topic of a list, or (`null`) anything."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LogFilter:
    """Selects the logs of one block, by `blockHash`, or of a range, by `fromBlock` and
    `toBlock`, but not both. With none of the three, the logs of the latest block.
    """

    block_hash: Hex | None = None
    """Only the block with this hash; not together with `fromBlock` or `toBlock`."""
    address: AddressFilter | None = None
    """The contract that emitted the logs, or a list of contracts; any by default."""
    from_block: BlockNumberOrTag | None = None
    """First block of the range; `latest` by default."""
    to_block: BlockNumberOrTag | None = None
    """Last block of the range, inclusive; `latest` by default. `pending`, or a number past the
    head, means the head.
    """
    topics: Sequence[TopicFilter | None] | None = None
    """Topics to match, by position; any by default."""


SubscriptionKind: TypeAlias = Literal["newHeads", "logs", "newPendingTransactions", "syncing"]
"""What to subscribe to:

- `newHeads`: new blocks;
- `logs`: logs that match a filter;
- `newPendingTransactions`: transactions accepted into a node's pool;
- `syncing`: whether the service is syncing, which it never is.
"""


IgnoredBlock: TypeAlias = int | BlockTag
"""A block number or tag that has no effect."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SubscriptionPoint:
    """The point up to which events were received: a block, by its hash or its height, or a place
    among the logs of a block.
    """

    block_hash: Hex | None = None
    """The last block of which events were received, on the chain or not any more."""
    log_index: int | None = None
    """With `blockHash`: the index of the first log of that block that was not received. Without
    it, all were.
    """
    block_number: int | None = None
    """The block's height, in place of its hash."""


SubscriptionStart: TypeAlias = SubscriptionPoint | Hex | IgnoredBlock
"""The block after which a subscription resumes: its hash, or an object with `blockHash` or
`blockNumber`. A plain number or tag has no effect, as on other nodes: libraries send one in a
filter for `logs`.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class SubscriptionFilter:
    """Selects logs by contract and topics, and says where to resume."""

    address: AddressFilter | None = None
    """The contract that emits the logs, or a list of contracts; any by default."""
    topics: Sequence[TopicFilter | None] | None = None
    """Topics to match, by position; any by default."""
    from_block: SubscriptionStart | None = None
    """Resumes after a block, for `newHeads` and `logs`; by default a subscription begins with
    the next block.
    """
    to_block: IgnoredBlock | None = None
    """Accepted for libraries that send it, and ignored: a subscription has no end."""


SubscriptionOption: TypeAlias = SubscriptionFilter | bool
"""A filter; for `newPendingTransactions` whether whole transactions are wanted, in place of
their hashes.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Transaction:
    """A signed transaction, pending or in a block."""

    hash: str
    """Keccak-256 hash of the signed transaction, which identifies it."""
    nonce: int
    """Number of transactions that the sender sent before this one."""
    block_hash: str | None
    """Hash of the block that includes the transaction; `null` while it is pending."""
    block_number: int | None
    """Number of the block that includes the transaction; `null` while it is pending."""
    transaction_index: int | None
    """Position in its block, counted from zero; `null` while it is pending."""
    from_: str
    """The sender, recovered from the signature. The zero address for REMASC, the system
    transaction that pays miners.
    """
    to: str | None
    """The receiver; `null` when the transaction creates a contract."""
    gas: int
    """The maximum gas that the transaction may use."""
    gas_price: int
    """Wei that the sender pays per unit of gas."""
    value: int
    """Wei transferred from sender to receiver."""
    input: str
    """Input data: a contract's init code, a call's selector and arguments, or `0x`."""
    v: int | None
    """ECDSA recovery id. `0x1b` or `0x1c` for signatures from before EIP-155, else twice the
    chain id plus 35 or 36: `0x61` or `0x62` on Testnet, `0x5f` or `0x60` on Mainnet. REMASC
    is unsigned: `0x0`, or `null` from nodes configured that way.
    """
    r: int | None
    """ECDSA signature r: 32 bytes as a number, without leading zeros. Pad it yourself where
    bytes are needed. `null` only as for `v`.
    """
    s: int | None
    """ECDSA signature s: 32 bytes as a number, without leading zeros. `null` only as for `v`."""
    type: int
    """Transaction type. Rootstock has legacy transactions only: always `0x0`."""


BlockTransactions: TypeAlias = list[str] | list[Transaction]
"""The hashes of a block's transactions, or the whole transactions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShortId:
    """The additional member of a transaction found by its index in a block."""

    id: str
    """A short ID of the transaction."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TransactionWithId:
    """A transaction found by its index in a block: all members of a transaction, and `_id`."""

    hash: str
    """Keccak-256 hash of the signed transaction, which identifies it."""
    nonce: int
    """Number of transactions that the sender sent before this one."""
    block_hash: str | None
    """Hash of the block that includes the transaction; `null` while it is pending."""
    block_number: int | None
    """Number of the block that includes the transaction; `null` while it is pending."""
    transaction_index: int | None
    """Position in its block, counted from zero; `null` while it is pending."""
    from_: str
    """The sender, recovered from the signature. The zero address for REMASC, the system
    transaction that pays miners.
    """
    to: str | None
    """The receiver; `null` when the transaction creates a contract."""
    gas: int
    """The maximum gas that the transaction may use."""
    gas_price: int
    """Wei that the sender pays per unit of gas."""
    value: int
    """Wei transferred from sender to receiver."""
    input: str
    """Input data: a contract's init code, a call's selector and arguments, or `0x`."""
    v: int | None
    """ECDSA recovery id. `0x1b` or `0x1c` for signatures from before EIP-155, else twice the
    chain id plus 35 or 36: `0x61` or `0x62` on Testnet, `0x5f` or `0x60` on Mainnet. REMASC
    is unsigned: `0x0`, or `null` from nodes configured that way.
    """
    r: int | None
    """ECDSA signature r: 32 bytes as a number, without leading zeros. Pad it yourself where
    bytes are needed. `null` only as for `v`.
    """
    s: int | None
    """ECDSA signature s: 32 bytes as a number, without leading zeros. `null` only as for `v`."""
    type: int
    """Transaction type. Rootstock has legacy transactions only: always `0x0`."""
    id: str
    """A short ID of the transaction."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """An event that a contract emitted."""

    log_index: int | None
    """Position among all logs of the block, counted from zero; `null` while pending."""
    transaction_index: int | None
    """Position of the transaction in the block; `null` while pending."""
    transaction_hash: str | None
    """The transaction that emitted it; `null` while pending."""
    block_hash: str | None
    """Hash of the block; `null` while pending."""
    block_number: int | None
    """Number of the block; `null` while pending."""
    address: str
    """The contract that emitted it."""
    data: str
    """The non-indexed arguments, ABI-encoded: usually a multiple of 32 bytes. Rootstock's own
    contracts (REMASC, Bridge) may use other encodings.
    """
    topics: list[str]
    """The indexed arguments: zero to four."""
    removed: bool
    """`true` in notifications and in changes of filters for a log that a reorganisation removed;
    otherwise `false`. In addition to the specification, since some libraries refuse logs
    without it.
    """


FilterChanges: TypeAlias = list[str] | list[Log]
"""Logs for a filter of `eth_newFilter`, hashes for the other two kinds; empty when there is
nothing new.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Receipt:
    """The outcome of a mined transaction."""

    transaction_hash: str
    """The transaction."""
    transaction_index: int
    """Its position in the block."""
    block_hash: str
    """Hash of the block that includes it."""
    block_number: int
    """Number of the block that includes it."""
    from_: str
    """The sender."""
    to: str | None
    """The receiver; `null` when the transaction created a contract."""
    cumulative_gas_used: int
    """Gas used in the block up to and including this transaction."""
    gas_used: int
    """Gas used by this transaction alone."""
    effective_gas_price: int
    """Wei that the sender paid per unit of gas: the transaction's gas price, since Rootstock has
    no fee market.
    """
    contract_address: str | None
    """The contract that was created; `null` when the transaction created none. It may be set
    even when the creation failed: check `status` first.
    """
    logs: list[Log]
    """The events emitted, in order. Empty when the transaction failed."""
    logs_bloom: str
    """Bloom filter of the logs of this transaction."""
    status: int | None = None
    """The outcome of the execution. Present in every receipt without `root`."""
    root: str | None = None
    """State root after the transaction, instead of `status`, in receipts from before the
    Byzantium rules. Rootstock's receipts have `status`.
    """
    type: int
    """Transaction type: always `0x0`, legacy."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockHeader:
    """A block without its transactions and uncles."""

    number: int | None
    """Height of the block; `null` if pending."""
    hash: str | None
    """Hash of the block; `null` if pending."""
    parent_hash: str
    """Hash of the parent block."""
    sha3_uncles: str
    """Hash of the list of uncles."""
    logs_bloom: str | None
    """Bloom filter of the logs of the block; `null` if pending."""
    transactions_root: str
    """Root of the trie of transactions."""
    state_root: str
    """Root of the state trie after the block."""
    receipts_root: str
    """Root of the trie of receipts."""
    miner: str | None
    """Address that receives the mining reward; `null` in a pending block."""
    difficulty: int
    """Difficulty of this block."""
    total_difficulty: int
    """Difficulty of the chain up to and including this block. It may be `0x0` for a pending
    block.
    """
    extra_data: str
    """Data that the miner put into the header; often the node's version."""
    size: int
    """Size of the block, in bytes."""
    gas_limit: int
    """The maximum gas that all transactions of the block may use together."""
    gas_used: int
    """Gas used by all transactions of the block."""
    timestamp: int
    """Time of the block's creation, in seconds since 1970 (Unix time)."""
    minimum_gas_price: int
    """The minimum gas price, in wei, of the block's transactions."""
    bitcoin_merged_mining_header: str
    """Header (80 bytes) of the Bitcoin block that this block was mined with. `0x` if pending,
    `0x00` in the genesis block.
    """
    bitcoin_merged_mining_coinbase_transaction: str
    """Coinbase transaction of that Bitcoin block, compressed: a count of bytes already hashed (8
    bytes), the SHA-256 midstate over them (32 bytes), and the rest, in which `RSKBLOCK:`
    precedes `hashForMergedMining`.
    """
    bitcoin_merged_mining_merkle_proof: str
    """Merkle path from the coinbase transaction to the Merkle root in the Bitcoin header. `0x`
    if the coinbase was the only transaction.
    """
    hash_for_merged_mining: str
    """Hash of the block's header without its Bitcoin part, to which the Bitcoin miner commits."""
    paid_fees: int
    """Fees, in wei, paid by all transactions of the block."""
    cumulative_difficulty: int
    """Total difficulty of the chain up to this block, according to the specification. A
    Rootstock node returns the difficulty of this block and its uncles instead; use
    `totalDifficulty` for the chain's.
    """
    mix_hash: str | None = None
    """32 zero bytes, for Ethereum tools. Newer nodes only."""
    nonce: str | None = None
    """8 zero bytes, for Ethereum tools. Newer nodes only."""
    rsk_pte_edges: list[int] | None = None
    """Boundaries of the transaction lists that run in parallel (RSKIP-144); `null` before that
    rule. Newer nodes only.
    """
    base_event: str | None = None
    """A header field of RSKIP-535; `null` before that rule. Newer nodes only."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockBody:
    """The transactions and uncles of a block."""

    transactions: BlockTransactions
    """Transaction hashes, or full transactions if requested. On a Rootstock node the last one is
    REMASC, which pays the miners.
    """
    uncles: Sequence[Hex]
    """Hashes of the uncles: up to ten sibling blocks that receive a share of the reward."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """A block, with its Bitcoin merged-mining proof. Nodes may return more members than these."""

    number: int | None
    """Height of the block; `null` if pending."""
    hash: str | None
    """Hash of the block; `null` if pending."""
    parent_hash: str
    """Hash of the parent block."""
    sha3_uncles: str
    """Hash of the list of uncles."""
    logs_bloom: str | None
    """Bloom filter of the logs of the block; `null` if pending."""
    transactions_root: str
    """Root of the trie of transactions."""
    state_root: str
    """Root of the state trie after the block."""
    receipts_root: str
    """Root of the trie of receipts."""
    miner: str | None
    """Address that receives the mining reward; `null` in a pending block."""
    difficulty: int
    """Difficulty of this block."""
    total_difficulty: int
    """Difficulty of the chain up to and including this block. It may be `0x0` for a pending
    block.
    """
    extra_data: str
    """Data that the miner put into the header; often the node's version."""
    size: int
    """Size of the block, in bytes."""
    gas_limit: int
    """The maximum gas that all transactions of the block may use together."""
    gas_used: int
    """Gas used by all transactions of the block."""
    timestamp: int
    """Time of the block's creation, in seconds since 1970 (Unix time)."""
    minimum_gas_price: int
    """The minimum gas price, in wei, of the block's transactions."""
    bitcoin_merged_mining_header: str
    """Header (80 bytes) of the Bitcoin block that this block was mined with. `0x` if pending,
    `0x00` in the genesis block.
    """
    bitcoin_merged_mining_coinbase_transaction: str
    """Coinbase transaction of that Bitcoin block, compressed: a count of bytes already hashed (8
    bytes), the SHA-256 midstate over them (32 bytes), and the rest, in which `RSKBLOCK:`
    precedes `hashForMergedMining`.
    """
    bitcoin_merged_mining_merkle_proof: str
    """Merkle path from the coinbase transaction to the Merkle root in the Bitcoin header. `0x`
    if the coinbase was the only transaction.
    """
    hash_for_merged_mining: str
    """Hash of the block's header without its Bitcoin part, to which the Bitcoin miner commits."""
    paid_fees: int
    """Fees, in wei, paid by all transactions of the block."""
    cumulative_difficulty: int
    """Total difficulty of the chain up to this block, according to the specification. A
    Rootstock node returns the difficulty of this block and its uncles instead; use
    `totalDifficulty` for the chain's.
    """
    mix_hash: str | None = None
    """32 zero bytes, for Ethereum tools. Newer nodes only."""
    nonce: str | None = None
    """8 zero bytes, for Ethereum tools. Newer nodes only."""
    rsk_pte_edges: list[int] | None = None
    """Boundaries of the transaction lists that run in parallel (RSKIP-144); `null` before that
    rule. Newer nodes only.
    """
    base_event: str | None = None
    """A header field of RSKIP-535; `null` before that rule. Newer nodes only."""
    transactions: BlockTransactions
    """Transaction hashes, or full transactions if requested. On a Rootstock node the last one is
    REMASC, which pays the miners.
    """
    uncles: list[str]
    """Hashes of the uncles: up to ten sibling blocks that receive a share of the reward."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InvalidParamsData:
    """What is wrong with the params."""

    param: str | None = None
    """Which param is wrong, or which member of it, such as `filter.fromBlock`."""
    from_: int | None = None
    """First block of a range that works."""
    to: int | None = None
    """Last block of a range that works."""
    limit: int | None = None
    """The maximum number of logs in a wide range."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InternalErrorData:
    """What failed, and how to refer to it."""

    reason: Literal["internal", "node_unavailable", "store_unavailable"]
    """Which part failed."""
    request_id: str
    """The service's log has the cause under this ID."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RateLimitedData:
    """When to try again."""

    retry_after_ms: int
    """How long to wait, in milliseconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LimitExceededData:
    """Which limit was exceeded."""

    reason: Literal["timeout", "too_large", "too_many_blocks", "too_many_logs"] | None = None
    """Which limit of the node was exceeded."""
    from_: int | None = None
    """First block of a range that works."""
    to: int | None = None
    """Last block of a range that works."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongNetworkData:
    """The network that the API key belongs to."""

    network: Literal["Testnet", "Mainnet"]
    """The API key's network."""
    base_url: str
    """Base URL of that network's endpoints."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuotaExceededData:
    """Which quota is used up, and when it resets."""

    reason: Literal["daily_quota", "monthly_quota", "key_daily_quota"]
    """Which quota: the user's, or the API key's own daily limit (`key_daily_quota`)."""
    limit: int
    """Requests per period."""
    used: int
    """Requests used."""
    reset_at: str
    """When the quota resets: ISO 8601, UTC."""


BlockNumberTagOrHash: TypeAlias = BlockTag | int | Hex
"""Which block: its number, its hash (64 digits) or a tag."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TraceQuery:
    """Selects traces of a range of blocks by the sender and the receiver of their transaction,
    and a part of them by `after` and `count`.
    """

    from_block: BlockNumberOrTag | None = None
    """First block of the range; `latest` by default."""
    to_block: BlockNumberOrTag | None = None
    """Last block of the range, inclusive; `latest` by default. `pending`, or a number past the
    head, means the head.
    """
    from_address: AddressFilter | None = None
    """The sender of the transaction, or a list of senders; any by default."""
    to_address: AddressFilter | None = None
    """The receiver of the transaction, or a list of receivers; any by default."""
    after: int | None = None
    """How many of the matching traces to skip, as a JSON number; none by default."""
    count: int | None = None
    """How many traces to return at most, as a JSON number; by default as many as a result may
    have.
    """


CallKind: TypeAlias = Literal["call", "callcode", "delegatecall", "staticcall"]
"""The operation that made the call; `call` for the transaction itself."""


CreationMethod: TypeAlias = Literal["create", "create2"]
"""The operation that created the contract."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CallAction:
    """A call: of a transaction, or of a contract to another one."""

    call_type: CallKind
    """The operation that made the call; `call` for the transaction itself."""
    from_: str
    """The caller."""
    to: str
    """The called account; for a `delegatecall`, the contract with the code; for a `callcode`,
    the caller itself.
    """
    gas: int
    """The gas given to the call; `0x0` for a transaction that runs no code."""
    input: str
    """The call data."""
    value: int
    """The transferred value, in wei; for a `delegatecall`, that of the calling frame."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CreateAction:
    """The creation of a contract."""

    from_: str
    """The creator."""
    gas: int
    """The gas given to the creation."""
    init: str
    """The code that creates the contract."""
    value: int
    """The transferred value, in wei."""
    creation_method: CreationMethod | None = None
    """Only where a contract creates another one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DestroyAction:
    """The destruction of a contract by itself (`SELFDESTRUCT`)."""

    address: str
    """The contract."""
    refund_address: str
    """The account that gets its balance."""
    balance: int
    """That balance, in wei."""


TraceAction: TypeAlias = CallAction | CreateAction | DestroyAction
"""What was done: a call, a creation or a destruction."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CallOutcome:
    """Result of a successful call."""

    gas_used: int
    """The gas used; at the top level, that of the transaction's receipt."""
    output: str
    """What the call returned; RSKj always gives `0x` at the top level."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CreateOutcome:
    """What a successful creation came to."""

    gas_used: int
    """The gas used; at the top level, that of the transaction's receipt."""
    code: str
    """The code of the contract."""
    address: str
    """The address of the contract."""


TraceOutcome: TypeAlias = CallOutcome | CreateOutcome
"""Result; `null` if the action failed, and for destructions."""


QuantityOrNumber: TypeAlias = int
"""A whole number, as a quantity or as a JSON number: tools send either."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForkingOptions:
    """Which chain to fork. The devchain forks none: a URL is refused."""

    json_rpc_url: None = None
    """Must be absent: the devchain forks no other chain."""
    block_number: QuantityOrNumber | None = None
    """Has no effect without a URL."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ResetOptions:
    """How to reset the chain."""

    forking: ForkingOptions | None = None
    """Not available; an empty object has no effect."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TransactionRequest:
    """A transaction to be signed and sent by the devchain. Members that Rootstock does not have
    (`type`, `maxFeePerGas`, `accessList`, …) are ignored.
    """

    from_: Hex
    """The sender: one of the devchain's funded accounts, or an impersonated account."""
    to: Hex | None = None
    """The receiver. Omit it to create a contract from `data`."""
    gas: int | None = None
    """The gas limit; by default what `eth_estimateGas` says."""
    gas_price: int | None = None
    """Wei per unit of gas; by default what `eth_gasPrice` says."""
    value: int | None = None
    """Wei to transfer; zero by default."""
    nonce: int | None = None
    """The transaction's number among the sender's; by default the next one."""
    data: Hex | None = None
    """Init code of a contract to create, or a call in contract ABI encoding; `0x` by default."""
    input: Hex | None = None
    """Another name for `data`. If both are given, they must be equal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ForkedNetwork:
    """Where a forked devchain left the chain that it continues."""

    chain_id: int
    """The chain ID of the chain that it continues, and its own."""
    fork_block_number: int
    """The height of the last block that both have."""
    fork_block_hash: str
    """The hash of that block."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DevchainMetadata:
    """What the devchain is, and where."""

    client_version: str
    """Name, version and build of the node software, separated by slashes. Free text: don't parse
    it.
    """
    chain_id: int
    """The chain ID."""
    instance_id: str
    """32 random bytes, other ones after each start."""
    latest_block_number: int
    """The height of the latest block."""
    latest_block_hash: str
    """The hash of the latest block."""
    forked_network: ForkedNetwork | None = None
    """Where a forked devchain left the chain that it continues."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FeeHistory:
    """Fees of consecutive blocks, oldest first."""

    oldest_block: int
    """Number of the first block."""
    base_fee_per_gas: list[int]
    """The base fee of each block and of the one that follows the last: always zero on Rootstock."""
    gas_used_ratio: list[float]
    """The part of each block's gas limit that its transactions used."""
    reward: list[list[int]] | None = None
    """Gas prices of each block at the percentiles that were asked for, in wei."""


TraceKind: TypeAlias = Literal["call", "create", "suicide"]
"""What kind of action a trace is of."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trace:
    """One step of a transaction: a call, a creation or a destruction. Unlike elsewhere, its
    numbers are JSON numbers.
    """

    action: TraceAction
    """What was done: a call, a creation or a destruction."""
    block_hash: str | None
    """The hash of the block; `null` while pending."""
    block_number: int | None
    """The number of the block; `null` while pending."""
    transaction_hash: str
    """The hash of the transaction."""
    transaction_position: int | None
    """The position of the transaction in its block, from 0; `null` while pending."""
    type: TraceKind
    """What kind of action a trace is of."""
    subtraces: int
    """How many traces are directly below this one."""
    trace_address: list[int]
    """The place of a trace in the tree of its transaction: the position at each level; empty for
    the transaction itself.
    """
    result: TraceOutcome | None
    """Result; `null` if the action failed, and for destructions."""
    error: str | None = None
    """Why it failed, in the node's words; `Reverted` for a revert. Absent otherwise."""


Tracer: TypeAlias = Literal["callTracer"]
"""How to trace: `callTracer`, the only one that Rootstock nodes have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CallTracerConfig:
    """What the tracer returns."""

    only_top_call: bool | None = None
    """Whether to return the transaction itself, without the calls inside it; `false` by default."""
    with_log: bool | None = None
    """Whether each frame has the logs that its code wrote; `false` by default."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TraceOptions:
    """How to trace. Members that are not listed (`timeout`, `reexec`, …) are ignored, since
    common libraries send them.
    """

    tracer: Tracer | None = None
    """`callTracer`. It is required: without it, Ethereum nodes return single steps, which are
    not available.
    """
    tracer_config: CallTracerConfig | None = None
    """Which parts of it to return."""


FrameKind: TypeAlias = Literal[
    "CALL",
    "CALLCODE",
    "DELEGATECALL",
    "STATICCALL",
    "CREATE",
    "CREATE2",
    "SELFDESTRUCT",
]
"""What ran: a call of one of four kinds, a creation, or the end of a contract."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FrameLog:
    """A log that the code of a frame wrote."""

    index: int
    """Its position among the logs of the transaction, from 0."""
    address: str
    """The contract that wrote it."""
    topics: list[str]
    """Its topics, at most four."""
    data: str
    """Its data."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CallFrame:
    """A call, a creation or the end of a contract, with all that happened inside it, as
    `callTracer` of go-ethereum writes it.
    """

    type: FrameKind
    """What ran: a call of one of four kinds, a creation, or the end of a contract."""
    from_: str
    """Who made the call."""
    to: str | None = None
    """Who was called; of a creation the new contract, absent where it failed; of a
    `SELFDESTRUCT` who got the balance.
    """
    value: int | None = None
    """Wei that were sent with it; absent of a `STATICCALL`."""
    gas: int
    """How much gas it could use; of the transaction itself its gas limit."""
    gas_used: int | None = None
    """How much gas it used, with all that happened inside it. Absent where nodes don't tell it:
    of a reverted call inside a transaction, if no node has its module `debug` switched on.
    """
    input: str
    """What was sent with it; of a creation the init code."""
    output: str | None = None
    """What it returned, or its revert data; of a creation the contract's code. Absent where
    there is none.
    """
    error: str | None = None
    """Why it failed, in go-ethereum's words, such as `execution reverted` or `out of gas`.
    Absent otherwise.
    """
    revert_reason: str | None = None
    """The text of a revert. Absent where it has none."""
    calls: list[Any] | None = None
    """What happened inside it. Absent where nothing did."""
    logs: list[FrameLog] | None = None
    """The logs that its own code wrote, with `withLog`; none for what failed. Absent where there
    are none.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class TracedTransaction:
    """A transaction of a block, with what happened inside it."""

    tx_hash: str
    """The hash of the transaction."""
    result: CallFrame
    """The transaction itself, with all that happened inside it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PooledTransaction:
    """A transaction that waits for a block, as nodes' pools tell it: without its signature."""

    hash: str
    """Keccak-256 hash of the signed transaction."""
    nonce: int
    """The sender's number of transactions before it."""
    block_hash: None
    """It is in no block."""
    block_number: None
    """It is in no block."""
    transaction_index: None
    """It has no place yet."""
    from_: str
    """The sender."""
    to: str | None
    """The receiver; `null` when it creates a contract."""
    gas: int
    """The most gas that it may use."""
    gas_price: int
    """What it pays for each unit of gas, in wei."""
    value: int
    """What it transfers, in wei."""
    input: str
    """The call's data, or the code that creates a contract."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolContent:
    """The transactions that wait for a block."""

    pending: dict[str, dict[str, PooledTransaction]]
    """Can be in the next block."""
    queued: dict[str, dict[str, PooledTransaction]]
    """Wait for an earlier nonce."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolInspection:
    """The transactions that wait for a block, in lines."""

    pending: dict[str, dict[str, str]]
    """Can be in the next block."""
    queued: dict[str, dict[str, str]]
    """Wait for an earlier nonce."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolStatus:
    """How many transactions wait for a block."""

    pending: int
    """Can be in the next block."""
    queued: int
    """Wait for an earlier nonce."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockWithTransactions(Block):
    """Block as it is when `fullTransactions` is `true`."""

    number: int | None
    """Height of the block; `null` if pending."""
    hash: str | None
    """Hash of the block; `null` if pending."""
    parent_hash: str
    """Hash of the parent block."""
    sha3_uncles: str
    """Hash of the list of uncles."""
    logs_bloom: str | None
    """Bloom filter of the logs of the block; `null` if pending."""
    transactions_root: str
    """Root of the trie of transactions."""
    state_root: str
    """Root of the state trie after the block."""
    receipts_root: str
    """Root of the trie of receipts."""
    miner: str | None
    """Address that receives the mining reward; `null` in a pending block."""
    difficulty: int
    """Difficulty of this block."""
    total_difficulty: int
    """Difficulty of the chain up to and including this block. It may be `0x0` for a pending
    block.
    """
    extra_data: str
    """Data that the miner put into the header; often the node's version."""
    size: int
    """Size of the block, in bytes."""
    gas_limit: int
    """The maximum gas that all transactions of the block may use together."""
    gas_used: int
    """Gas used by all transactions of the block."""
    timestamp: int
    """Time of the block's creation, in seconds since 1970 (Unix time)."""
    minimum_gas_price: int
    """The minimum gas price, in wei, of the block's transactions."""
    bitcoin_merged_mining_header: str
    """Header (80 bytes) of the Bitcoin block that this block was mined with. `0x` if pending,
    `0x00` in the genesis block.
    """
    bitcoin_merged_mining_coinbase_transaction: str
    """Coinbase transaction of that Bitcoin block, compressed: a count of bytes already hashed (8
    bytes), the SHA-256 midstate over them (32 bytes), and the rest, in which `RSKBLOCK:`
    precedes `hashForMergedMining`.
    """
    bitcoin_merged_mining_merkle_proof: str
    """Merkle path from the coinbase transaction to the Merkle root in the Bitcoin header. `0x`
    if the coinbase was the only transaction.
    """
    hash_for_merged_mining: str
    """Hash of the block's header without its Bitcoin part, to which the Bitcoin miner commits."""
    paid_fees: int
    """Fees, in wei, paid by all transactions of the block."""
    cumulative_difficulty: int
    """Total difficulty of the chain up to this block, according to the specification. A
    Rootstock node returns the difficulty of this block and its uncles instead; use
    `totalDifficulty` for the chain's.
    """
    mix_hash: str | None = None
    """32 zero bytes, for Ethereum tools. Newer nodes only."""
    nonce: str | None = None
    """8 zero bytes, for Ethereum tools. Newer nodes only."""
    rsk_pte_edges: list[int] | None = None
    """Boundaries of the transaction lists that run in parallel (RSKIP-144); `null` before that
    rule. Newer nodes only.
    """
    base_event: str | None = None
    """A header field of RSKIP-535; `null` before that rule. Newer nodes only."""
    transactions: list[Transaction]
    """Transaction hashes, or full transactions if requested. On a Rootstock node the last one is
    REMASC, which pays the miners.
    """
    uncles: list[str]
    """Hashes of the uncles: up to ten sibling blocks that receive a share of the reward."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BlockWithHashes(Block):
    """Block as it is when `fullTransactions` is `false`."""

    number: int | None
    """Height of the block; `null` if pending."""
    hash: str | None
    """Hash of the block; `null` if pending."""
    parent_hash: str
    """Hash of the parent block."""
    sha3_uncles: str
    """Hash of the list of uncles."""
    logs_bloom: str | None
    """Bloom filter of the logs of the block; `null` if pending."""
    transactions_root: str
    """Root of the trie of transactions."""
    state_root: str
    """Root of the state trie after the block."""
    receipts_root: str
    """Root of the trie of receipts."""
    miner: str | None
    """Address that receives the mining reward; `null` in a pending block."""
    difficulty: int
    """Difficulty of this block."""
    total_difficulty: int
    """Difficulty of the chain up to and including this block. It may be `0x0` for a pending
    block.
    """
    extra_data: str
    """Data that the miner put into the header; often the node's version."""
    size: int
    """Size of the block, in bytes."""
    gas_limit: int
    """The maximum gas that all transactions of the block may use together."""
    gas_used: int
    """Gas used by all transactions of the block."""
    timestamp: int
    """Time of the block's creation, in seconds since 1970 (Unix time)."""
    minimum_gas_price: int
    """The minimum gas price, in wei, of the block's transactions."""
    bitcoin_merged_mining_header: str
    """Header (80 bytes) of the Bitcoin block that this block was mined with. `0x` if pending,
    `0x00` in the genesis block.
    """
    bitcoin_merged_mining_coinbase_transaction: str
    """Coinbase transaction of that Bitcoin block, compressed: a count of bytes already hashed (8
    bytes), the SHA-256 midstate over them (32 bytes), and the rest, in which `RSKBLOCK:`
    precedes `hashForMergedMining`.
    """
    bitcoin_merged_mining_merkle_proof: str
    """Merkle path from the coinbase transaction to the Merkle root in the Bitcoin header. `0x`
    if the coinbase was the only transaction.
    """
    hash_for_merged_mining: str
    """Hash of the block's header without its Bitcoin part, to which the Bitcoin miner commits."""
    paid_fees: int
    """Fees, in wei, paid by all transactions of the block."""
    cumulative_difficulty: int
    """Total difficulty of the chain up to this block, according to the specification. A
    Rootstock node returns the difficulty of this block and its uncles instead; use
    `totalDifficulty` for the chain's.
    """
    mix_hash: str | None = None
    """32 zero bytes, for Ethereum tools. Newer nodes only."""
    nonce: str | None = None
    """8 zero bytes, for Ethereum tools. Newer nodes only."""
    rsk_pte_edges: list[int] | None = None
    """Boundaries of the transaction lists that run in parallel (RSKIP-144); `null` before that
    rule. Newer nodes only.
    """
    base_event: str | None = None
    """A header field of RSKIP-535; `null` before that rule. Newer nodes only."""
    transactions: list[str]
    """Transaction hashes, or full transactions if requested. On a Rootstock node the last one is
    REMASC, which pays the miners.
    """
    uncles: list[str]
    """Hashes of the uncles: up to ten sibling blocks that receive a share of the reward."""
