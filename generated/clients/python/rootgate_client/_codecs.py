# Generated from openrpc.json by `npm run generate`. Do not edit.
"""How objects are on the wire."""

from __future__ import annotations

from . import types
from ._runtime import codec

block_tag: codec.Codec[types.BlockTag] = codec.choice_of("latest", "earliest", "pending")
block_by_hash: codec.Codec[types.BlockByHash] = codec.object_of(
    types.BlockByHash,
    codec.Field("block_hash", "blockHash", codec.hex_data),
    codec.Field("require_canonical", "requireCanonical", codec.boolean, False),
    known_by="blockHash",
)
block_by_number: codec.Codec[types.BlockByNumber] = codec.object_of(
    types.BlockByNumber,
    codec.Field("block_number", "blockNumber", codec.quantity),
    known_by="blockNumber",
)
block_number_or_tag: codec.Codec[types.BlockNumberOrTag] = codec.union_of(block_tag, codec.quantity)
block_number_or_tag_or_object: codec.Codec[types.BlockNumberOrTagOrObject] = codec.union_of(
    block_tag,
    codec.quantity,
    block_by_hash,
    block_by_number,
)
block_number_or_tag_or_hash: codec.Codec[types.BlockNumberOrTagOrHash] = codec.union_of(
    block_tag,
    codec.quantity,
    codec.hex_data,
    block_by_hash,
    block_by_number,
)
call_object: codec.Codec[types.CallObject] = codec.object_of(
    types.CallObject,
    codec.Field("from_", "from", codec.hex_data, False),
    codec.Field("to", "to", codec.hex_data, False),
    codec.Field("gas", "gas", codec.quantity, False),
    codec.Field("gas_price", "gasPrice", codec.quantity, False),
    codec.Field("value", "value", codec.quantity, False),
    codec.Field("data", "data", codec.hex_data, False),
    codec.Field("input", "input", codec.hex_data, False),
)
estimate_object: codec.Codec[types.EstimateObject] = codec.object_of(
    types.EstimateObject,
    codec.Field("from_", "from", codec.hex_data, False),
    codec.Field("to", "to", codec.hex_data, False),
    codec.Field("gas", "gas", codec.quantity, False),
    codec.Field("gas_price", "gasPrice", codec.quantity, False),
    codec.Field("value", "value", codec.quantity, False),
    codec.Field("data", "data", codec.hex_data, False),
    codec.Field("input", "input", codec.hex_data, False),
)
account_override: codec.Codec[types.AccountOverride] = codec.object_of(
    types.AccountOverride,
    codec.Field("balance", "balance", codec.quantity, False),
    codec.Field("nonce", "nonce", codec.quantity, False),
    codec.Field("code", "code", codec.hex_data, False),
    codec.Field("state", "state", codec.map_of(codec.quantity, codec.quantity), False),
    codec.Field("state_diff", "stateDiff", codec.map_of(codec.quantity, codec.quantity), False),
    codec.Field("move_precompile_to_address", "movePrecompileToAddress", codec.hex_data, False),
)
address_filter: codec.Codec[types.AddressFilter] = codec.union_of(
    codec.hex_data,
    codec.list_of(codec.hex_data),
)
topic_filter: codec.Codec[types.TopicFilter] = codec.union_of(
    codec.hex_data,
    codec.list_of(codec.hex_data),
)
log_filter: codec.Codec[types.LogFilter] = codec.object_of(
    types.LogFilter,
    codec.Field("block_hash", "blockHash", codec.hex_data, False),
    codec.Field("address", "address", address_filter, False),
    codec.Field("from_block", "fromBlock", block_number_or_tag, False),
    codec.Field("to_block", "toBlock", block_number_or_tag, False),
    codec.Field("topics", "topics", codec.list_of(codec.nullable(topic_filter)), False),
)
subscription_kind: codec.Codec[types.SubscriptionKind] = codec.choice_of(
    "newHeads",
    "logs",
    "newPendingTransactions",
    "syncing",
)
ignored_block: codec.Codec[types.IgnoredBlock] = codec.union_of(codec.quantity, block_tag)
subscription_point: codec.Codec[types.SubscriptionPoint] = codec.object_of(
    types.SubscriptionPoint,
    codec.Field("block_hash", "blockHash", codec.hex_data, False),
    codec.Field("log_index", "logIndex", codec.quantity, False),
    codec.Field("block_number", "blockNumber", codec.quantity, False),
)
subscription_start: codec.Codec[types.SubscriptionStart] = codec.union_of(
    subscription_point,
    codec.hex_data,
    ignored_block,
)
subscription_filter: codec.Codec[types.SubscriptionFilter] = codec.object_of(
    types.SubscriptionFilter,
    codec.Field("address", "address", address_filter, False),
    codec.Field("topics", "topics", codec.list_of(codec.nullable(topic_filter)), False),
    codec.Field("from_block", "fromBlock", subscription_start, False),
    codec.Field("to_block", "toBlock", ignored_block, False),
)
transaction: codec.Codec[types.Transaction] = codec.object_of(
    types.Transaction,
    codec.Field("hash", "hash", codec.hex_data),
    codec.Field("nonce", "nonce", codec.quantity),
    codec.Field("block_hash", "blockHash", codec.nullable(codec.hex_data)),
    codec.Field("block_number", "blockNumber", codec.nullable(codec.quantity)),
    codec.Field("transaction_index", "transactionIndex", codec.nullable(codec.quantity)),
    codec.Field("from_", "from", codec.hex_data),
    codec.Field("to", "to", codec.nullable(codec.hex_data)),
    codec.Field("gas", "gas", codec.quantity),
    codec.Field("gas_price", "gasPrice", codec.quantity),
    codec.Field("value", "value", codec.quantity),
    codec.Field("input", "input", codec.hex_data),
    codec.Field("v", "v", codec.nullable(codec.quantity)),
    codec.Field("r", "r", codec.nullable(codec.quantity)),
    codec.Field("s", "s", codec.nullable(codec.quantity)),
    codec.Field("type", "type", codec.quantity),
)
block_transactions: codec.Codec[types.BlockTransactions] = codec.union_of(
    codec.list_of(codec.hex_data),
    codec.list_of(transaction),
)
short_id: codec.Codec[types.ShortId] = codec.object_of(
    types.ShortId,
    codec.Field("id", "_id", codec.text),
)
transaction_with_id: codec.Codec[types.TransactionWithId] = codec.object_of(
    types.TransactionWithId,
    codec.Field("hash", "hash", codec.hex_data),
    codec.Field("nonce", "nonce", codec.quantity),
    codec.Field("block_hash", "blockHash", codec.nullable(codec.hex_data)),
    codec.Field("block_number", "blockNumber", codec.nullable(codec.quantity)),
    codec.Field("transaction_index", "transactionIndex", codec.nullable(codec.quantity)),
    codec.Field("from_", "from", codec.hex_data),
    codec.Field("to", "to", codec.nullable(codec.hex_data)),
    codec.Field("gas", "gas", codec.quantity),
    codec.Field("gas_price", "gasPrice", codec.quantity),
    codec.Field("value", "value", codec.quantity),
    codec.Field("input", "input", codec.hex_data),
    codec.Field("v", "v", codec.nullable(codec.quantity)),
    codec.Field("r", "r", codec.nullable(codec.quantity)),
    codec.Field("s", "s", codec.nullable(codec.quantity)),
    codec.Field("type", "type", codec.quantity),
    codec.Field("id", "_id", codec.text),
)
log: codec.Codec[types.Log] = codec.object_of(
    types.Log,
    codec.Field("log_index", "logIndex", codec.nullable(codec.quantity)),
    codec.Field("transaction_index", "transactionIndex", codec.nullable(codec.quantity)),
    codec.Field("transaction_hash", "transactionHash", codec.nullable(codec.hex_data)),
    codec.Field("block_hash", "blockHash", codec.nullable(codec.hex_data)),
    codec.Field("block_number", "blockNumber", codec.nullable(codec.quantity)),
    codec.Field("address", "address", codec.hex_data),
    codec.Field("data", "data", codec.hex_data),
    codec.Field("topics", "topics", codec.list_of(codec.hex_data)),
    codec.Field("removed", "removed", codec.boolean),
)
filter_changes: codec.Codec[types.FilterChanges] = codec.union_of(
    codec.list_of(codec.hex_data),
    codec.list_of(log),
)
receipt: codec.Codec[types.Receipt] = codec.object_of(
    types.Receipt,
    codec.Field("transaction_hash", "transactionHash", codec.hex_data),
    codec.Field("transaction_index", "transactionIndex", codec.quantity),
    codec.Field("block_hash", "blockHash", codec.hex_data),
    codec.Field("block_number", "blockNumber", codec.quantity),
    codec.Field("from_", "from", codec.hex_data),
    codec.Field("to", "to", codec.nullable(codec.hex_data)),
    codec.Field("cumulative_gas_used", "cumulativeGasUsed", codec.quantity),
    codec.Field("gas_used", "gasUsed", codec.quantity),
    codec.Field("effective_gas_price", "effectiveGasPrice", codec.quantity),
    codec.Field("contract_address", "contractAddress", codec.nullable(codec.hex_data)),
    codec.Field("logs", "logs", codec.list_of(log)),
    codec.Field("logs_bloom", "logsBloom", codec.hex_data),
    codec.Field("status", "status", codec.quantity, False),
    codec.Field("root", "root", codec.hex_data, False),
    codec.Field("type", "type", codec.quantity),
)
block: codec.Codec[types.Block] = codec.object_of(
    types.Block,
    codec.Field("number", "number", codec.nullable(codec.quantity)),
    codec.Field("hash", "hash", codec.nullable(codec.hex_data)),
    codec.Field("parent_hash", "parentHash", codec.hex_data),
    codec.Field("sha3_uncles", "sha3Uncles", codec.hex_data),
    codec.Field("logs_bloom", "logsBloom", codec.nullable(codec.hex_data)),
    codec.Field("transactions_root", "transactionsRoot", codec.hex_data),
    codec.Field("state_root", "stateRoot", codec.hex_data),
    codec.Field("receipts_root", "receiptsRoot", codec.hex_data),
    codec.Field("miner", "miner", codec.nullable(codec.hex_data)),
    codec.Field("difficulty", "difficulty", codec.quantity),
    codec.Field("total_difficulty", "totalDifficulty", codec.quantity),
    codec.Field("extra_data", "extraData", codec.hex_data),
    codec.Field("size", "size", codec.quantity),
    codec.Field("gas_limit", "gasLimit", codec.quantity),
    codec.Field("gas_used", "gasUsed", codec.quantity),
    codec.Field("timestamp", "timestamp", codec.quantity),
    codec.Field("transactions", "transactions", block_transactions),
    codec.Field("uncles", "uncles", codec.list_of(codec.hex_data)),
    codec.Field("minimum_gas_price", "minimumGasPrice", codec.quantity),
    codec.Field("bitcoin_merged_mining_header", "bitcoinMergedMiningHeader", codec.hex_data),
    codec.Field(
        "bitcoin_merged_mining_coinbase_transaction",
        "bitcoinMergedMiningCoinbaseTransaction",
        codec.hex_data,
    ),
    codec.Field(
        "bitcoin_merged_mining_merkle_proof",
        "bitcoinMergedMiningMerkleProof",
        codec.hex_data,
    ),
    codec.Field("hash_for_merged_mining", "hashForMergedMining", codec.hex_data),
    codec.Field("paid_fees", "paidFees", codec.quantity),
    codec.Field("cumulative_difficulty", "cumulativeDifficulty", codec.quantity),
    codec.Field("mix_hash", "mixHash", codec.hex_data, False),
    codec.Field("nonce", "nonce", codec.hex_data, False),
    codec.Field(
        "rsk_pte_edges",
        "rskPteEdges",
        codec.nullable(codec.list_of(codec.integer)),
        False,
    ),
    codec.Field("base_event", "baseEvent", codec.nullable(codec.hex_data), False),
)
block_header: codec.Codec[types.BlockHeader] = codec.object_of(
    types.BlockHeader,
    codec.Field("number", "number", codec.nullable(codec.quantity)),
    codec.Field("hash", "hash", codec.nullable(codec.hex_data)),
    codec.Field("parent_hash", "parentHash", codec.hex_data),
    codec.Field("sha3_uncles", "sha3Uncles", codec.hex_data),
    codec.Field("logs_bloom", "logsBloom", codec.nullable(codec.hex_data)),
    codec.Field("transactions_root", "transactionsRoot", codec.hex_data),
    codec.Field("state_root", "stateRoot", codec.hex_data),
    codec.Field("receipts_root", "receiptsRoot", codec.hex_data),
    codec.Field("miner", "miner", codec.nullable(codec.hex_data)),
    codec.Field("difficulty", "difficulty", codec.quantity),
    codec.Field("total_difficulty", "totalDifficulty", codec.quantity),
    codec.Field("extra_data", "extraData", codec.hex_data),
    codec.Field("size", "size", codec.quantity),
    codec.Field("gas_limit", "gasLimit", codec.quantity),
    codec.Field("gas_used", "gasUsed", codec.quantity),
    codec.Field("timestamp", "timestamp", codec.quantity),
    codec.Field("minimum_gas_price", "minimumGasPrice", codec.quantity),
    codec.Field("bitcoin_merged_mining_header", "bitcoinMergedMiningHeader", codec.hex_data),
    codec.Field(
        "bitcoin_merged_mining_coinbase_transaction",
        "bitcoinMergedMiningCoinbaseTransaction",
        codec.hex_data,
    ),
    codec.Field(
        "bitcoin_merged_mining_merkle_proof",
        "bitcoinMergedMiningMerkleProof",
        codec.hex_data,
    ),
    codec.Field("hash_for_merged_mining", "hashForMergedMining", codec.hex_data),
    codec.Field("paid_fees", "paidFees", codec.quantity),
    codec.Field("cumulative_difficulty", "cumulativeDifficulty", codec.quantity),
    codec.Field("mix_hash", "mixHash", codec.hex_data, False),
    codec.Field("nonce", "nonce", codec.hex_data, False),
    codec.Field(
        "rsk_pte_edges",
        "rskPteEdges",
        codec.nullable(codec.list_of(codec.integer)),
        False,
    ),
    codec.Field("base_event", "baseEvent", codec.nullable(codec.hex_data), False),
)
invalid_params_data: codec.Codec[types.InvalidParamsData] = codec.object_of(
    types.InvalidParamsData,
    codec.Field("param", "param", codec.text, False),
    codec.Field("from_", "from", codec.quantity, False),
    codec.Field("to", "to", codec.quantity, False),
    codec.Field("limit", "limit", codec.integer, False),
)
internal_error_data: codec.Codec[types.InternalErrorData] = codec.object_of(
    types.InternalErrorData,
    codec.Field(
        "reason",
        "reason",
        codec.choice_of("internal", "node_unavailable", "store_unavailable"),
    ),
    codec.Field("request_id", "requestId", codec.text),
)
rate_limited_data: codec.Codec[types.RateLimitedData] = codec.object_of(
    types.RateLimitedData,
    codec.Field("retry_after_ms", "retryAfterMs", codec.integer),
)
limit_exceeded_data: codec.Codec[types.LimitExceededData] = codec.object_of(
    types.LimitExceededData,
    codec.Field(
        "reason",
        "reason",
        codec.choice_of("timeout", "too_large", "too_many_blocks", "too_many_logs"),
        False,
    ),
    codec.Field("from_", "from", codec.quantity, False),
    codec.Field("to", "to", codec.quantity, False),
)
wrong_network_data: codec.Codec[types.WrongNetworkData] = codec.object_of(
    types.WrongNetworkData,
    codec.Field("network", "network", codec.choice_of("Testnet", "Mainnet")),
    codec.Field("base_url", "baseUrl", codec.text),
)
quota_exceeded_data: codec.Codec[types.QuotaExceededData] = codec.object_of(
    types.QuotaExceededData,
    codec.Field(
        "reason",
        "reason",
        codec.choice_of("daily_quota", "monthly_quota", "key_daily_quota"),
    ),
    codec.Field("limit", "limit", codec.integer),
    codec.Field("used", "used", codec.integer),
    codec.Field("reset_at", "resetAt", codec.text),
)
block_number_tag_or_hash: codec.Codec[types.BlockNumberTagOrHash] = codec.union_of(
    block_tag,
    codec.quantity,
    codec.hex_data,
)
trace_query: codec.Codec[types.TraceQuery] = codec.object_of(
    types.TraceQuery,
    codec.Field("from_block", "fromBlock", block_number_or_tag, False),
    codec.Field("to_block", "toBlock", block_number_or_tag, False),
    codec.Field("from_address", "fromAddress", address_filter, False),
    codec.Field("to_address", "toAddress", address_filter, False),
    codec.Field("after", "after", codec.integer, False),
    codec.Field("count", "count", codec.integer, False),
)
call_kind: codec.Codec[types.CallKind] = codec.choice_of(
    "call",
    "callcode",
    "delegatecall",
    "staticcall",
)
creation_method: codec.Codec[types.CreationMethod] = codec.choice_of("create", "create2")
call_action: codec.Codec[types.CallAction] = codec.object_of(
    types.CallAction,
    codec.Field("call_type", "callType", call_kind),
    codec.Field("from_", "from", codec.hex_data),
    codec.Field("to", "to", codec.hex_data),
    codec.Field("gas", "gas", codec.quantity),
    codec.Field("input", "input", codec.hex_data),
    codec.Field("value", "value", codec.quantity),
    known_by="callType",
)
create_action: codec.Codec[types.CreateAction] = codec.object_of(
    types.CreateAction,
    codec.Field("from_", "from", codec.hex_data),
    codec.Field("gas", "gas", codec.quantity),
    codec.Field("init", "init", codec.hex_data),
    codec.Field("value", "value", codec.quantity),
    codec.Field("creation_method", "creationMethod", creation_method, False),
    known_by="init",
)
destroy_action: codec.Codec[types.DestroyAction] = codec.object_of(
    types.DestroyAction,
    codec.Field("address", "address", codec.hex_data),
    codec.Field("refund_address", "refundAddress", codec.hex_data),
    codec.Field("balance", "balance", codec.quantity),
    known_by="address",
)
trace_action: codec.Codec[types.TraceAction] = codec.union_of(
    call_action,
    create_action,
    destroy_action,
)
call_outcome: codec.Codec[types.CallOutcome] = codec.object_of(
    types.CallOutcome,
    codec.Field("gas_used", "gasUsed", codec.quantity),
    codec.Field("output", "output", codec.hex_data),
    known_by="output",
)
create_outcome: codec.Codec[types.CreateOutcome] = codec.object_of(
    types.CreateOutcome,
    codec.Field("gas_used", "gasUsed", codec.quantity),
    codec.Field("code", "code", codec.hex_data),
    codec.Field("address", "address", codec.hex_data),
    known_by="code",
)
trace_outcome: codec.Codec[types.TraceOutcome] = codec.union_of(call_outcome, create_outcome)
trace_kind: codec.Codec[types.TraceKind] = codec.choice_of("call", "create", "suicide")
trace: codec.Codec[types.Trace] = codec.object_of(
    types.Trace,
    codec.Field("action", "action", trace_action),
    codec.Field("block_hash", "blockHash", codec.nullable(codec.hex_data)),
    codec.Field("block_number", "blockNumber", codec.nullable(codec.integer)),
    codec.Field("transaction_hash", "transactionHash", codec.hex_data),
    codec.Field("transaction_position", "transactionPosition", codec.nullable(codec.integer)),
    codec.Field("type", "type", trace_kind),
    codec.Field("subtraces", "subtraces", codec.integer),
    codec.Field("trace_address", "traceAddress", codec.list_of(codec.integer)),
    codec.Field("result", "result", codec.nullable(trace_outcome)),
    codec.Field("error", "error", codec.text, False),
)
block_with_transactions: codec.Codec[types.BlockWithTransactions] = codec.object_of(
    types.BlockWithTransactions,
    codec.Field("number", "number", codec.nullable(codec.quantity)),
    codec.Field("hash", "hash", codec.nullable(codec.hex_data)),
    codec.Field("parent_hash", "parentHash", codec.hex_data),
    codec.Field("sha3_uncles", "sha3Uncles", codec.hex_data),
    codec.Field("logs_bloom", "logsBloom", codec.nullable(codec.hex_data)),
    codec.Field("transactions_root", "transactionsRoot", codec.hex_data),
    codec.Field("state_root", "stateRoot", codec.hex_data),
    codec.Field("receipts_root", "receiptsRoot", codec.hex_data),
    codec.Field("miner", "miner", codec.nullable(codec.hex_data)),
    codec.Field("difficulty", "difficulty", codec.quantity),
    codec.Field("total_difficulty", "totalDifficulty", codec.quantity),
    codec.Field("extra_data", "extraData", codec.hex_data),
    codec.Field("size", "size", codec.quantity),
    codec.Field("gas_limit", "gasLimit", codec.quantity),
    codec.Field("gas_used", "gasUsed", codec.quantity),
    codec.Field("timestamp", "timestamp", codec.quantity),
    codec.Field("transactions", "transactions", codec.list_of(transaction)),
    codec.Field("uncles", "uncles", codec.list_of(codec.hex_data)),
    codec.Field("minimum_gas_price", "minimumGasPrice", codec.quantity),
    codec.Field("bitcoin_merged_mining_header", "bitcoinMergedMiningHeader", codec.hex_data),
    codec.Field(
        "bitcoin_merged_mining_coinbase_transaction",
        "bitcoinMergedMiningCoinbaseTransaction",
        codec.hex_data,
    ),
    codec.Field(
        "bitcoin_merged_mining_merkle_proof",
        "bitcoinMergedMiningMerkleProof",
        codec.hex_data,
    ),
    codec.Field("hash_for_merged_mining", "hashForMergedMining", codec.hex_data),
    codec.Field("paid_fees", "paidFees", codec.quantity),
    codec.Field("cumulative_difficulty", "cumulativeDifficulty", codec.quantity),
    codec.Field("mix_hash", "mixHash", codec.hex_data, False),
    codec.Field("nonce", "nonce", codec.hex_data, False),
    codec.Field(
        "rsk_pte_edges",
        "rskPteEdges",
        codec.nullable(codec.list_of(codec.integer)),
        False,
    ),
    codec.Field("base_event", "baseEvent", codec.nullable(codec.hex_data), False),
)
block_with_hashes: codec.Codec[types.BlockWithHashes] = codec.object_of(
    types.BlockWithHashes,
    codec.Field("number", "number", codec.nullable(codec.quantity)),
    codec.Field("hash", "hash", codec.nullable(codec.hex_data)),
    codec.Field("parent_hash", "parentHash", codec.hex_data),
    codec.Field("sha3_uncles", "sha3Uncles", codec.hex_data),
    codec.Field("logs_bloom", "logsBloom", codec.nullable(codec.hex_data)),
    codec.Field("transactions_root", "transactionsRoot", codec.hex_data),
    codec.Field("state_root", "stateRoot", codec.hex_data),
    codec.Field("receipts_root", "receiptsRoot", codec.hex_data),
    codec.Field("miner", "miner", codec.nullable(codec.hex_data)),
    codec.Field("difficulty", "difficulty", codec.quantity),
    codec.Field("total_difficulty", "totalDifficulty", codec.quantity),
    codec.Field("extra_data", "extraData", codec.hex_data),
    codec.Field("size", "size", codec.quantity),
    codec.Field("gas_limit", "gasLimit", codec.quantity),
    codec.Field("gas_used", "gasUsed", codec.quantity),
    codec.Field("timestamp", "timestamp", codec.quantity),
    codec.Field("transactions", "transactions", codec.list_of(codec.hex_data)),
    codec.Field("uncles", "uncles", codec.list_of(codec.hex_data)),
    codec.Field("minimum_gas_price", "minimumGasPrice", codec.quantity),
    codec.Field("bitcoin_merged_mining_header", "bitcoinMergedMiningHeader", codec.hex_data),
    codec.Field(
        "bitcoin_merged_mining_coinbase_transaction",
        "bitcoinMergedMiningCoinbaseTransaction",
        codec.hex_data,
    ),
    codec.Field(
        "bitcoin_merged_mining_merkle_proof",
        "bitcoinMergedMiningMerkleProof",
        codec.hex_data,
    ),
    codec.Field("hash_for_merged_mining", "hashForMergedMining", codec.hex_data),
    codec.Field("paid_fees", "paidFees", codec.quantity),
    codec.Field("cumulative_difficulty", "cumulativeDifficulty", codec.quantity),
    codec.Field("mix_hash", "mixHash", codec.hex_data, False),
    codec.Field("nonce", "nonce", codec.hex_data, False),
    codec.Field(
        "rsk_pte_edges",
        "rskPteEdges",
        codec.nullable(codec.list_of(codec.integer)),
        False,
    ),
    codec.Field("base_event", "baseEvent", codec.nullable(codec.hex_data), False),
)
