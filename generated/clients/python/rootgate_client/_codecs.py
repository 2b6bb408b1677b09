# Generated from openrpc.json by `npm run generate`. Do not edit.
"""How objects are on the wire."""

from __future__ import annotations

from . import types
from ._runtime import codec, scalar

block_tag: codec.Codec[types.BlockTag] = scalar.choice_of("latest", "earliest", "pending")
block_by_hash: codec.Codec[types.BlockByHash] = codec.object_of(
    types.BlockByHash,
    codec.Field("block_hash", "blockHash", scalar.hex_data),
    codec.Field("require_canonical", "requireCanonical", scalar.boolean, False),
    known_by="blockHash",
)
block_by_number: codec.Codec[types.BlockByNumber] = codec.object_of(
    types.BlockByNumber,
    codec.Field("block_number", "blockNumber", scalar.quantity),
    known_by="blockNumber",
)
block_number_or_tag: codec.Codec[types.BlockNumberOrTag] = codec.union_of(
    block_tag,
    scalar.quantity,
)
block_number_or_tag_or_object: codec.Codec[types.BlockNumberOrTagOrObject] = codec.union_of(
    block_tag,
    scalar.quantity,
    block_by_hash,
    block_by_number,
)
block_number_or_tag_or_hash: codec.Codec[types.BlockNumberOrTagOrHash] = codec.union_of(
    block_tag,
    scalar.quantity,
    scalar.hex_data,
    block_by_hash,
    block_by_number,
)
call_object: codec.Codec[types.CallObject] = codec.object_of(
    types.CallObject,
    codec.Field("from_", "from", scalar.hex_data, False),
    codec.Field("to", "to", scalar.hex_data, False),
    codec.Field("gas", "gas", scalar.quantity, False),
    codec.Field("gas_price", "gasPrice", scalar.quantity, False),
    codec.Field("value", "value", scalar.quantity, False),
    codec.Field("data", "data", scalar.hex_data, False),
    codec.Field("input", "input", scalar.hex_data, False),
)
account_override: codec.Codec[types.AccountOverride] = codec.object_of(
    types.AccountOverride,
    codec.Field("balance", "balance", scalar.quantity, False),
    codec.Field("nonce", "nonce", scalar.quantity, False),
    codec.Field("code", "code", scalar.hex_data, False),
    codec.Field("state", "state", codec.map_of(scalar.quantity, scalar.quantity), False),
    codec.Field("state_diff", "stateDiff", codec.map_of(scalar.quantity, scalar.quantity), False),
    codec.Field("move_precompile_to_address", "movePrecompileToAddress", scalar.hex_data, False),
)
address_filter: codec.Codec[types.AddressFilter] = codec.union_of(
    scalar.hex_data,
    codec.list_of(scalar.hex_data),
)
topic_filter: codec.Codec[types.TopicFilter] = codec.union_of(
    scalar.hex_data,
    codec.list_of(scalar.hex_data),
)
log_filter: codec.Codec[types.LogFilter] = codec.object_of(
    types.LogFilter,
    codec.Field("block_hash", "blockHash", scalar.hex_data, False),
    codec.Field("address", "address", address_filter, False),
    codec.Field("from_block", "fromBlock", block_number_or_tag, False),
    codec.Field("to_block", "toBlock", block_number_or_tag, False),
    codec.Field("topics", "topics", codec.list_of(codec.nullable(topic_filter)), False),
)
subscription_kind: codec.Codec[types.SubscriptionKind] = scalar.choice_of(
    "newHeads",
    "logs",
    "newPendingTransactions",
    "syncing",
)
ignored_block: codec.Codec[types.IgnoredBlock] = codec.union_of(scalar.quantity, block_tag)
subscription_point: codec.Codec[types.SubscriptionPoint] = codec.object_of(
    types.SubscriptionPoint,
    codec.Field("block_hash", "blockHash", scalar.hex_data, False),
    codec.Field("log_index", "logIndex", scalar.quantity, False),
    codec.Field("block_number", "blockNumber", scalar.quantity, False),
)
subscription_start: codec.Codec[types.SubscriptionStart] = codec.union_of(
    subscription_point,
    scalar.hex_data,
    ignored_block,
)
subscription_filter: codec.Codec[types.SubscriptionFilter] = codec.object_of(
    types.SubscriptionFilter,
    codec.Field("address", "address", address_filter, False),
    codec.Field("topics", "topics", codec.list_of(codec.nullable(topic_filter)), False),
    codec.Field("from_block", "fromBlock", subscription_start, False),
    codec.Field("to_block", "toBlock", ignored_block, False),
)
subscription_option: codec.Codec[types.SubscriptionOption] = codec.union_of(
    subscription_filter,
    scalar.boolean,
)
transaction: codec.Codec[types.Transaction] = codec.object_of(
    types.Transaction,
    codec.Field("hash", "hash", scalar.hex_data),
    codec.Field("nonce", "nonce", scalar.quantity),
    codec.Field("block_hash", "blockHash", codec.nullable(scalar.hex_data)),
    codec.Field("block_number", "blockNumber", codec.nullable(scalar.quantity)),
    codec.Field("transaction_index", "transactionIndex", codec.nullable(scalar.quantity)),
    codec.Field("from_", "from", scalar.hex_data),
    codec.Field("to", "to", codec.nullable(scalar.hex_data)),
    codec.Field("gas", "gas", scalar.quantity),
    codec.Field("gas_price", "gasPrice", scalar.quantity),
    codec.Field("value", "value", scalar.quantity),
    codec.Field("input", "input", scalar.hex_data),
    codec.Field("v", "v", codec.nullable(scalar.quantity)),
    codec.Field("r", "r", codec.nullable(scalar.quantity)),
    codec.Field("s", "s", codec.nullable(scalar.quantity)),
    codec.Field("type", "type", scalar.quantity),
)
block_transactions: codec.Codec[types.BlockTransactions] = codec.union_of(
    codec.list_of(scalar.hex_data),
    codec.list_of(transaction),
)
short_id: codec.Codec[types.ShortId] = codec.object_of(
    types.ShortId,
    codec.Field("id", "_id", scalar.text),
)
transaction_with_id: codec.Codec[types.TransactionWithId] = codec.object_of(
    types.TransactionWithId,
    codec.Field("hash", "hash", scalar.hex_data),
    codec.Field("nonce", "nonce", scalar.quantity),
    codec.Field("block_hash", "blockHash", codec.nullable(scalar.hex_data)),
    codec.Field("block_number", "blockNumber", codec.nullable(scalar.quantity)),
    codec.Field("transaction_index", "transactionIndex", codec.nullable(scalar.quantity)),
    codec.Field("from_", "from", scalar.hex_data),
    codec.Field("to", "to", codec.nullable(scalar.hex_data)),
    codec.Field("gas", "gas", scalar.quantity),
    codec.Field("gas_price", "gasPrice", scalar.quantity),
    codec.Field("value", "value", scalar.quantity),
    codec.Field("input", "input", scalar.hex_data),
    codec.Field("v", "v", codec.nullable(scalar.quantity)),
    codec.Field("r", "r", codec.nullable(scalar.quantity)),
    codec.Field("s", "s", codec.nullable(scalar.quantity)),
    codec.Field("type", "type", scalar.quantity),
    codec.Field("id", "_id", scalar.text),
)
log: codec.Codec[types.Log] = codec.object_of(
    types.Log,
    codec.Field("log_index", "logIndex", codec.nullable(scalar.quantity)),
    codec.Field("transaction_index", "transactionIndex", codec.nullable(scalar.quantity)),
    codec.Field("transaction_hash", "transactionHash", codec.nullable(scalar.hex_data)),
    codec.Field("block_hash", "blockHash", codec.nullable(scalar.hex_data)),
    codec.Field("block_number", "blockNumber", codec.nullable(scalar.quantity)),
    codec.Field("address", "address", scalar.hex_data),
    codec.Field("data", "data", scalar.hex_data),
    codec.Field("topics", "topics", codec.list_of(scalar.hex_data)),
    codec.Field("removed", "removed", scalar.boolean),
)
filter_changes: codec.Codec[types.FilterChanges] = codec.union_of(
    codec.list_of(scalar.hex_data),
    codec.list_of(log),
)
receipt: codec.Codec[types.Receipt] = codec.object_of(
    types.Receipt,
    codec.Field("transaction_hash", "transactionHash", scalar.hex_data),
    codec.Field("transaction_index", "transactionIndex", scalar.quantity),
    codec.Field("block_hash", "blockHash", scalar.hex_data),
    codec.Field("block_number", "blockNumber", scalar.quantity),
    codec.Field("from_", "from", scalar.hex_data),
    codec.Field("to", "to", codec.nullable(scalar.hex_data)),
    codec.Field("cumulative_gas_used", "cumulativeGasUsed", scalar.quantity),
    codec.Field("gas_used", "gasUsed", scalar.quantity),
    codec.Field("effective_gas_price", "effectiveGasPrice", scalar.quantity),
    codec.Field("contract_address", "contractAddress", codec.nullable(scalar.hex_data)),
    codec.Field("logs", "logs", codec.list_of(log)),
    codec.Field("logs_bloom", "logsBloom", scalar.hex_data),
    codec.Field("status", "status", scalar.quantity, False),
    codec.Field("root", "root", scalar.hex_data, False),
    codec.Field("type", "type", scalar.quantity),
)
block_header: codec.Codec[types.BlockHeader] = codec.object_of(
    types.BlockHeader,
    codec.Field("number", "number", codec.nullable(scalar.quantity)),
    codec.Field("hash", "hash", codec.nullable(scalar.hex_data)),
    codec.Field("parent_hash", "parentHash", scalar.hex_data),
    codec.Field("sha3_uncles", "sha3Uncles", scalar.hex_data),
    codec.Field("logs_bloom", "logsBloom", codec.nullable(scalar.hex_data)),
    codec.Field("transactions_root", "transactionsRoot", scalar.hex_data),
    codec.Field("state_root", "stateRoot", scalar.hex_data),
    codec.Field("receipts_root", "receiptsRoot", scalar.hex_data),
    codec.Field("miner", "miner", codec.nullable(scalar.hex_data)),
    codec.Field("difficulty", "difficulty", scalar.quantity),
    codec.Field("total_difficulty", "totalDifficulty", scalar.quantity),
    codec.Field("extra_data", "extraData", scalar.hex_data),
    codec.Field("size", "size", scalar.quantity),
    codec.Field("gas_limit", "gasLimit", scalar.quantity),
    codec.Field("gas_used", "gasUsed", scalar.quantity),
    codec.Field("timestamp", "timestamp", scalar.quantity),
    codec.Field("minimum_gas_price", "minimumGasPrice", scalar.quantity),
    codec.Field("bitcoin_merged_mining_header", "bitcoinMergedMiningHeader", scalar.hex_data),
    codec.Field(
        "bitcoin_merged_mining_coinbase_transaction",
        "bitcoinMergedMiningCoinbaseTransaction",
        scalar.hex_data,
    ),
    codec.Field(
        "bitcoin_merged_mining_merkle_proof",
        "bitcoinMergedMiningMerkleProof",
        scalar.hex_data,
    ),
    codec.Field("hash_for_merged_mining", "hashForMergedMining", scalar.hex_data),
    codec.Field("paid_fees", "paidFees", scalar.quantity),
    codec.Field("cumulative_difficulty", "cumulativeDifficulty", scalar.quantity),
    codec.Field("mix_hash", "mixHash", scalar.hex_data, False),
    codec.Field("nonce", "nonce", scalar.hex_data, False),
    codec.Field(
        "rsk_pte_edges",
        "rskPteEdges",
        codec.nullable(codec.list_of(scalar.integer)),
        False,
    ),
    codec.Field("base_event", "baseEvent", codec.nullable(scalar.hex_data), False),
)
block_body: codec.Codec[types.BlockBody] = codec.object_of(
    types.BlockBody,
    codec.Field("transactions", "transactions", block_transactions),
    codec.Field("uncles", "uncles", codec.list_of(scalar.hex_data)),
)
block: codec.Codec[types.Block] = codec.object_of(
    types.Block,
    codec.Field("number", "number", codec.nullable(scalar.quantity)),
    codec.Field("hash", "hash", codec.nullable(scalar.hex_data)),
    codec.Field("parent_hash", "parentHash", scalar.hex_data),
    codec.Field("sha3_uncles", "sha3Uncles", scalar.hex_data),
    codec.Field("logs_bloom", "logsBloom", codec.nullable(scalar.hex_data)),
    codec.Field("transactions_root", "transactionsRoot", scalar.hex_data),
    codec.Field("state_root", "stateRoot", scalar.hex_data),
    codec.Field("receipts_root", "receiptsRoot", scalar.hex_data),
    codec.Field("miner", "miner", codec.nullable(scalar.hex_data)),
    codec.Field("difficulty", "difficulty", scalar.quantity),
    codec.Field("total_difficulty", "totalDifficulty", scalar.quantity),
    codec.Field("extra_data", "extraData", scalar.hex_data),
    codec.Field("size", "size", scalar.quantity),
    codec.Field("gas_limit", "gasLimit", scalar.quantity),
    codec.Field("gas_used", "gasUsed", scalar.quantity),
    codec.Field("timestamp", "timestamp", scalar.quantity),
    codec.Field("minimum_gas_price", "minimumGasPrice", scalar.quantity),
    codec.Field("bitcoin_merged_mining_header", "bitcoinMergedMiningHeader", scalar.hex_data),
    codec.Field(
        "bitcoin_merged_mining_coinbase_transaction",
        "bitcoinMergedMiningCoinbaseTransaction",
        scalar.hex_data,
    ),
    codec.Field(
        "bitcoin_merged_mining_merkle_proof",
        "bitcoinMergedMiningMerkleProof",
        scalar.hex_data,
    ),
    codec.Field("hash_for_merged_mining", "hashForMergedMining", scalar.hex_data),
    codec.Field("paid_fees", "paidFees", scalar.quantity),
    codec.Field("cumulative_difficulty", "cumulativeDifficulty", scalar.quantity),
    codec.Field("mix_hash", "mixHash", scalar.hex_data, False),
    codec.Field("nonce", "nonce", scalar.hex_data, False),
    codec.Field(
        "rsk_pte_edges",
        "rskPteEdges",
        codec.nullable(codec.list_of(scalar.integer)),
        False,
    ),
    codec.Field("base_event", "baseEvent", codec.nullable(scalar.hex_data), False),
    codec.Field("transactions", "transactions", block_transactions),
    codec.Field("uncles", "uncles", codec.list_of(scalar.hex_data)),
)
invalid_params_data: codec.Codec[types.InvalidParamsData] = codec.object_of(
    types.InvalidParamsData,
    codec.Field("param", "param", scalar.text, False),
    codec.Field("from_", "from", scalar.quantity, False),
    codec.Field("to", "to", scalar.quantity, False),
    codec.Field("limit", "limit", scalar.integer, False),
)
internal_error_data: codec.Codec[types.InternalErrorData] = codec.object_of(
    types.InternalErrorData,
    codec.Field(
        "reason",
        "reason",
        scalar.choice_of("internal", "node_unavailable", "store_unavailable"),
    ),
    codec.Field("request_id", "requestId", scalar.text),
)
rate_limited_data: codec.Codec[types.RateLimitedData] = codec.object_of(
    types.RateLimitedData,
    codec.Field("retry_after_ms", "retryAfterMs", scalar.integer),
)
limit_exceeded_data: codec.Codec[types.LimitExceededData] = codec.object_of(
    types.LimitExceededData,
    codec.Field(
        "reason",
        "reason",
        scalar.choice_of("timeout", "too_large", "too_many_blocks", "too_many_logs"),
        False,
    ),
    codec.Field("from_", "from", scalar.quantity, False),
    codec.Field("to", "to", scalar.quantity, False),
)
wrong_network_data: codec.Codec[types.WrongNetworkData] = codec.object_of(
    types.WrongNetworkData,
    codec.Field("network", "network", scalar.choice_of("Testnet", "Mainnet")),
    codec.Field("base_url", "baseUrl", scalar.text),
)
quota_exceeded_data: codec.Codec[types.QuotaExceededData] = codec.object_of(
    types.QuotaExceededData,
    codec.Field(
        "reason",
        "reason",
        scalar.choice_of("daily_quota", "monthly_quota", "key_daily_quota"),
    ),
    codec.Field("limit", "limit", scalar.integer),
    codec.Field("used", "used", scalar.integer),
    codec.Field("reset_at", "resetAt", scalar.text),
)
block_number_tag_or_hash: codec.Codec[types.BlockNumberTagOrHash] = codec.union_of(
    block_tag,
    scalar.quantity,
    scalar.hex_data,
)
trace_query: codec.Codec[types.TraceQuery] = codec.object_of(
    types.TraceQuery,
    codec.Field("from_block", "fromBlock", block_number_or_tag, False),
    codec.Field("to_block", "toBlock", block_number_or_tag, False),
    codec.Field("from_address", "fromAddress", address_filter, False),
    codec.Field("to_address", "toAddress", address_filter, False),
    codec.Field("after", "after", scalar.integer, False),
    codec.Field("count", "count", scalar.integer, False),
)
call_kind: codec.Codec[types.CallKind] = scalar.choice_of(
    "call",
    "callcode",
    "delegatecall",
    "staticcall",
)
creation_method: codec.Codec[types.CreationMethod] = scalar.choice_of("create", "create2")
call_action: codec.Codec[types.CallAction] = codec.object_of(
    types.CallAction,
    codec.Field("call_type", "callType", call_kind),
    codec.Field("from_", "from", scalar.hex_data),
    codec.Field("to", "to", scalar.hex_data),
    codec.Field("gas", "gas", scalar.quantity),
    codec.Field("input", "input", scalar.hex_data),
    codec.Field("value", "value", scalar.quantity),
    known_by="callType",
)
create_action: codec.Codec[types.CreateAction] = codec.object_of(
    types.CreateAction,
    codec.Field("from_", "from", scalar.hex_data),
    codec.Field("gas", "gas", scalar.quantity),
    codec.Field("init", "init", scalar.hex_data),
    codec.Field("value", "value", scalar.quantity),
    codec.Field("creation_method", "creationMethod", creation_method, False),
    known_by="init",
)
destroy_action: codec.Codec[types.DestroyAction] = codec.object_of(
    types.DestroyAction,
    codec.Field("address", "address", scalar.hex_data),
    codec.Field("refund_address", "refundAddress", scalar.hex_data),
    codec.Field("balance", "balance", scalar.quantity),
    known_by="address",
)
trace_action: codec.Codec[types.TraceAction] = codec.union_of(
    call_action,
    create_action,
    destroy_action,
)
call_outcome: codec.Codec[types.CallOutcome] = codec.object_of(
    types.CallOutcome,
    codec.Field("gas_used", "gasUsed", scalar.quantity),
    codec.Field("output", "output", scalar.hex_data),
    known_by="output",
)
create_outcome: codec.Codec[types.CreateOutcome] = codec.object_of(
    types.CreateOutcome,
    codec.Field("gas_used", "gasUsed", scalar.quantity),
    codec.Field("code", "code", scalar.hex_data),
    codec.Field("address", "address", scalar.hex_data),
    known_by="code",
)
trace_outcome: codec.Codec[types.TraceOutcome] = codec.union_of(call_outcome, create_outcome)
quantity_or_number: codec.Codec[types.QuantityOrNumber] = codec.union_of(
    scalar.quantity,
    scalar.integer,
)
forking_options: codec.Codec[types.ForkingOptions] = codec.object_of(
    types.ForkingOptions,
    codec.Field("json_rpc_url", "jsonRpcUrl", scalar.nothing, False),
    codec.Field("block_number", "blockNumber", quantity_or_number, False),
)
reset_options: codec.Codec[types.ResetOptions] = codec.object_of(
    types.ResetOptions,
    codec.Field("forking", "forking", forking_options, False),
)
transaction_request: codec.Codec[types.TransactionRequest] = codec.object_of(
    types.TransactionRequest,
    codec.Field("from_", "from", scalar.hex_data),
    codec.Field("to", "to", scalar.hex_data, False),
    codec.Field("gas", "gas", scalar.quantity, False),
    codec.Field("gas_price", "gasPrice", scalar.quantity, False),
    codec.Field("value", "value", scalar.quantity, False),
    codec.Field("nonce", "nonce", scalar.quantity, False),
    codec.Field("data", "data", scalar.hex_data, False),
    codec.Field("input", "input", scalar.hex_data, False),
)
forked_network: codec.Codec[types.ForkedNetwork] = codec.object_of(
    types.ForkedNetwork,
    codec.Field("chain_id", "chainId", scalar.integer),
    codec.Field("fork_block_number", "forkBlockNumber", scalar.integer),
    codec.Field("fork_block_hash", "forkBlockHash", scalar.hex_data),
)
devchain_metadata: codec.Codec[types.DevchainMetadata] = codec.object_of(
    types.DevchainMetadata,
    codec.Field("client_version", "clientVersion", scalar.text),
    codec.Field("chain_id", "chainId", scalar.integer),
    codec.Field("instance_id", "instanceId", scalar.hex_data),
    codec.Field("latest_block_number", "latestBlockNumber", scalar.integer),
    codec.Field("latest_block_hash", "latestBlockHash", scalar.hex_data),
    codec.Field("forked_network", "forkedNetwork", forked_network, False),
)
fee_history: codec.Codec[types.FeeHistory] = codec.object_of(
    types.FeeHistory,
    codec.Field("oldest_block", "oldestBlock", scalar.quantity),
    codec.Field("base_fee_per_gas", "baseFeePerGas", codec.list_of(scalar.quantity)),
    codec.Field("gas_used_ratio", "gasUsedRatio", codec.list_of(scalar.number)),
    codec.Field("reward", "reward", codec.list_of(codec.list_of(scalar.quantity)), False),
)
trace_kind: codec.Codec[types.TraceKind] = scalar.choice_of("call", "create", "suicide")
trace: codec.Codec[types.Trace] = codec.object_of(
    types.Trace,
    codec.Field("action", "action", trace_action),
    codec.Field("block_hash", "blockHash", codec.nullable(scalar.hex_data)),
    codec.Field("block_number", "blockNumber", codec.nullable(scalar.integer)),
    codec.Field("transaction_hash", "transactionHash", scalar.hex_data),
    codec.Field("transaction_position", "transactionPosition", codec.nullable(scalar.integer)),
    codec.Field("type", "type", trace_kind),
    codec.Field("subtraces", "subtraces", scalar.integer),
    codec.Field("trace_address", "traceAddress", codec.list_of(scalar.integer)),
    codec.Field("result", "result", codec.nullable(trace_outcome)),
    codec.Field("error", "error", scalar.text, False),
)
tracer: codec.Codec[types.Tracer] = scalar.choice_of("callTracer")
call_tracer_config: codec.Codec[types.CallTracerConfig] = codec.object_of(
    types.CallTracerConfig,
    codec.Field("only_top_call", "onlyTopCall", scalar.boolean, False),
    codec.Field("with_log", "withLog", scalar.boolean, False),
)
trace_options: codec.Codec[types.TraceOptions] = codec.object_of(
    types.TraceOptions,
    codec.Field("tracer", "tracer", tracer, False),
    codec.Field("tracer_config", "tracerConfig", call_tracer_config, False),
)
frame_kind: codec.Codec[types.FrameKind] = scalar.choice_of(
    "CALL",
    "CALLCODE",
    "DELEGATECALL",
    "STATICCALL",
    "CREATE",
    "CREATE2",
    "SELFDESTRUCT",
)
frame_log: codec.Codec[types.FrameLog] = codec.object_of(
    types.FrameLog,
    codec.Field("index", "index", scalar.quantity),
    codec.Field("address", "address", scalar.hex_data),
    codec.Field("topics", "topics", codec.list_of(scalar.hex_data)),
    codec.Field("data", "data", scalar.hex_data),
)
call_frame: codec.Codec[types.CallFrame] = codec.object_of(
    types.CallFrame,
    codec.Field("type", "type", frame_kind),
    codec.Field("from_", "from", scalar.hex_data),
    codec.Field("to", "to", scalar.hex_data, False),
    codec.Field("value", "value", scalar.quantity, False),
    codec.Field("gas", "gas", scalar.quantity),
    codec.Field("gas_used", "gasUsed", scalar.quantity, False),
    codec.Field("input", "input", scalar.hex_data),
    codec.Field("output", "output", scalar.hex_data, False),
    codec.Field("error", "error", scalar.text, False),
    codec.Field("revert_reason", "revertReason", scalar.text, False),
    codec.Field("calls", "calls", codec.list_of(scalar.anything), False),
    codec.Field("logs", "logs", codec.list_of(frame_log), False),
)
traced_transaction: codec.Codec[types.TracedTransaction] = codec.object_of(
    types.TracedTransaction,
    codec.Field("tx_hash", "txHash", scalar.hex_data),
    codec.Field("result", "result", call_frame),
)
pooled_transaction: codec.Codec[types.PooledTransaction] = codec.object_of(
    types.PooledTransaction,
    codec.Field("hash", "hash", scalar.hex_data),
    codec.Field("nonce", "nonce", scalar.quantity),
    codec.Field("block_hash", "blockHash", scalar.nothing),
    codec.Field("block_number", "blockNumber", scalar.nothing),
    codec.Field("transaction_index", "transactionIndex", scalar.nothing),
    codec.Field("from_", "from", scalar.hex_data),
    codec.Field("to", "to", codec.nullable(scalar.hex_data)),
    codec.Field("gas", "gas", scalar.quantity),
    codec.Field("gas_price", "gasPrice", scalar.quantity),
    codec.Field("value", "value", scalar.quantity),
    codec.Field("input", "input", scalar.hex_data),
)
pool_content: codec.Codec[types.PoolContent] = codec.object_of(
    types.PoolContent,
    codec.Field(
        "pending",
        "pending",
        codec.map_of(scalar.hex_data, codec.map_of(scalar.text, pooled_transaction)),
    ),
    codec.Field(
        "queued",
        "queued",
        codec.map_of(scalar.hex_data, codec.map_of(scalar.text, pooled_transaction)),
    ),
)
pool_inspection: codec.Codec[types.PoolInspection] = codec.object_of(
    types.PoolInspection,
    codec.Field(
        "pending",
        "pending",
        codec.map_of(scalar.hex_data, codec.map_of(scalar.text, scalar.text)),
    ),
    codec.Field(
        "queued",
        "queued",
        codec.map_of(scalar.hex_data, codec.map_of(scalar.text, scalar.text)),
    ),
)
pool_status: codec.Codec[types.PoolStatus] = codec.object_of(
    types.PoolStatus,
    codec.Field("pending", "pending", scalar.quantity),
    codec.Field("queued", "queued", scalar.quantity),
)
block_with_transactions: codec.Codec[types.BlockWithTransactions] = codec.object_of(
    types.BlockWithTransactions,
    codec.Field("number", "number", codec.nullable(scalar.quantity)),
    codec.Field("hash", "hash", codec.nullable(scalar.hex_data)),
    codec.Field("parent_hash", "parentHash", scalar.hex_data),
    codec.Field("sha3_uncles", "sha3Uncles", scalar.hex_data),
    codec.Field("logs_bloom", "logsBloom", codec.nullable(scalar.hex_data)),
    codec.Field("transactions_root", "transactionsRoot", scalar.hex_data),
    codec.Field("state_root", "stateRoot", scalar.hex_data),
    codec.Field("receipts_root", "receiptsRoot", scalar.hex_data),
    codec.Field("miner", "miner", codec.nullable(scalar.hex_data)),
    codec.Field("difficulty", "difficulty", scalar.quantity),
    codec.Field("total_difficulty", "totalDifficulty", scalar.quantity),
    codec.Field("extra_data", "extraData", scalar.hex_data),
    codec.Field("size", "size", scalar.quantity),
    codec.Field("gas_limit", "gasLimit", scalar.quantity),
    codec.Field("gas_used", "gasUsed", scalar.quantity),
    codec.Field("timestamp", "timestamp", scalar.quantity),
    codec.Field("minimum_gas_price", "minimumGasPrice", scalar.quantity),
    codec.Field("bitcoin_merged_mining_header", "bitcoinMergedMiningHeader", scalar.hex_data),
    codec.Field(
        "bitcoin_merged_mining_coinbase_transaction",
        "bitcoinMergedMiningCoinbaseTransaction",
        scalar.hex_data,
    ),
    codec.Field(
        "bitcoin_merged_mining_merkle_proof",
        "bitcoinMergedMiningMerkleProof",
        scalar.hex_data,
    ),
    codec.Field("hash_for_merged_mining", "hashForMergedMining", scalar.hex_data),
    codec.Field("paid_fees", "paidFees", scalar.quantity),
    codec.Field("cumulative_difficulty", "cumulativeDifficulty", scalar.quantity),
    codec.Field("mix_hash", "mixHash", scalar.hex_data, False),
    codec.Field("nonce", "nonce", scalar.hex_data, False),
    codec.Field(
        "rsk_pte_edges",
        "rskPteEdges",
        codec.nullable(codec.list_of(scalar.integer)),
        False,
    ),
    codec.Field("base_event", "baseEvent", codec.nullable(scalar.hex_data), False),
    codec.Field("transactions", "transactions", codec.list_of(transaction)),
    codec.Field("uncles", "uncles", codec.list_of(scalar.hex_data)),
)
block_with_hashes: codec.Codec[types.BlockWithHashes] = codec.object_of(
    types.BlockWithHashes,
    codec.Field("number", "number", codec.nullable(scalar.quantity)),
    codec.Field("hash", "hash", codec.nullable(scalar.hex_data)),
    codec.Field("parent_hash", "parentHash", scalar.hex_data),
    codec.Field("sha3_uncles", "sha3Uncles", scalar.hex_data),
    codec.Field("logs_bloom", "logsBloom", codec.nullable(scalar.hex_data)),
    codec.Field("transactions_root", "transactionsRoot", scalar.hex_data),
    codec.Field("state_root", "stateRoot", scalar.hex_data),
    codec.Field("receipts_root", "receiptsRoot", scalar.hex_data),
    codec.Field("miner", "miner", codec.nullable(scalar.hex_data)),
    codec.Field("difficulty", "difficulty", scalar.quantity),
    codec.Field("total_difficulty", "totalDifficulty", scalar.quantity),
    codec.Field("extra_data", "extraData", scalar.hex_data),
    codec.Field("size", "size", scalar.quantity),
    codec.Field("gas_limit", "gasLimit", scalar.quantity),
    codec.Field("gas_used", "gasUsed", scalar.quantity),
    codec.Field("timestamp", "timestamp", scalar.quantity),
    codec.Field("minimum_gas_price", "minimumGasPrice", scalar.quantity),
    codec.Field("bitcoin_merged_mining_header", "bitcoinMergedMiningHeader", scalar.hex_data),
    codec.Field(
        "bitcoin_merged_mining_coinbase_transaction",
        "bitcoinMergedMiningCoinbaseTransaction",
        scalar.hex_data,
    ),
    codec.Field(
        "bitcoin_merged_mining_merkle_proof",
        "bitcoinMergedMiningMerkleProof",
        scalar.hex_data,
    ),
    codec.Field("hash_for_merged_mining", "hashForMergedMining", scalar.hex_data),
    codec.Field("paid_fees", "paidFees", scalar.quantity),
    codec.Field("cumulative_difficulty", "cumulativeDifficulty", scalar.quantity),
    codec.Field("mix_hash", "mixHash", scalar.hex_data, False),
    codec.Field("nonce", "nonce", scalar.hex_data, False),
    codec.Field(
        "rsk_pte_edges",
        "rskPteEdges",
        codec.nullable(codec.list_of(scalar.integer)),
        False,
    ),
    codec.Field("base_event", "baseEvent", codec.nullable(scalar.hex_data), False),
    codec.Field("transactions", "transactions", codec.list_of(scalar.hex_data)),
    codec.Field("uncles", "uncles", codec.list_of(scalar.hex_data)),
)
