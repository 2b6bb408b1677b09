# Generated from openrpc.json by `npm run generate`. Do not edit.
"""The methods of the service, with their params and results."""

from __future__ import annotations

from . import _codecs, types
from ._runtime import codec, scalar
from ._runtime.call import Method

eth_chain_id: Method[int] = Method("eth_chainId", (), scalar.quantity)
net_version: Method[str] = Method("net_version", (), scalar.text)
eth_protocol_version: Method[int] = Method("eth_protocolVersion", (), scalar.quantity)
web3_client_version: Method[str] = Method("web3_clientVersion", (), scalar.text)
rsk_protocol_version: Method[int] = Method("rsk_protocolVersion", (), scalar.quantity)
eth_syncing: Method[bool] = Method("eth_syncing", (), scalar.boolean)
net_listening: Method[bool] = Method("net_listening", (), scalar.boolean)
net_peer_count: Method[int] = Method("net_peerCount", (), scalar.quantity)
rpc_modules: Method[dict[str, str]] = Method(
    "rpc_modules",
    (),
    codec.map_of(scalar.text, scalar.text),
)
eth_gas_price: Method[int] = Method("eth_gasPrice", (), scalar.quantity)
eth_fee_history: Method[types.FeeHistory] = Method(
    "eth_feeHistory",
    (
        ("blockCount", scalar.quantity),
        ("newestBlock", _codecs.block_number_or_tag),
        ("rewardPercentiles", codec.list_of(scalar.number)),
    ),
    _codecs.fee_history,
)
eth_block_number: Method[int] = Method("eth_blockNumber", (), scalar.quantity)
eth_get_block_by_number: Method[types.Block | None] = Method(
    "eth_getBlockByNumber",
    (("block", _codecs.block_number_or_tag), ("fullTransactions", scalar.boolean)),
    codec.nullable(_codecs.block),
    (
        (1, True, codec.nullable(_codecs.block_with_transactions)),
        (1, False, codec.nullable(_codecs.block_with_hashes)),
    ),
)
eth_get_block_by_hash: Method[types.Block | None] = Method(
    "eth_getBlockByHash",
    (("blockHash", scalar.hex_data), ("fullTransactions", scalar.boolean)),
    codec.nullable(_codecs.block),
    (
        (1, True, codec.nullable(_codecs.block_with_transactions)),
        (1, False, codec.nullable(_codecs.block_with_hashes)),
    ),
)
eth_get_block_transaction_count_by_number: Method[int | None] = Method(
    "eth_getBlockTransactionCountByNumber",
    (("block", _codecs.block_number_or_tag),),
    codec.nullable(scalar.quantity),
)
eth_get_block_transaction_count_by_hash: Method[int | None] = Method(
    "eth_getBlockTransactionCountByHash",
    (("blockHash", scalar.hex_data),),
    codec.nullable(scalar.quantity),
)
eth_get_uncle_count_by_block_number: Method[int | None] = Method(
    "eth_getUncleCountByBlockNumber",
    (("block", _codecs.block_number_or_tag),),
    codec.nullable(scalar.quantity),
)
eth_get_uncle_count_by_block_hash: Method[int | None] = Method(
    "eth_getUncleCountByBlockHash",
    (("blockHash", scalar.hex_data),),
    codec.nullable(scalar.quantity),
)
eth_get_transaction_by_hash: Method[types.Transaction | None] = Method(
    "eth_getTransactionByHash",
    (("transactionHash", scalar.hex_data),),
    codec.nullable(_codecs.transaction),
)
eth_get_raw_transaction_by_hash: Method[str | None] = Method(
    "eth_getRawTransactionByHash",
    (("transactionHash", scalar.hex_data),),
    codec.nullable(scalar.hex_data),
)
eth_get_transaction_by_block_hash_and_index: Method[types.TransactionWithId | None] = Method(
    "eth_getTransactionByBlockHashAndIndex",
    (("blockHash", scalar.hex_data), ("index", scalar.quantity)),
    codec.nullable(_codecs.transaction_with_id),
)
eth_get_transaction_by_block_number_and_index: Method[types.TransactionWithId | None] = Method(
    "eth_getTransactionByBlockNumberAndIndex",
    (("block", _codecs.block_number_or_tag), ("index", scalar.quantity)),
    codec.nullable(_codecs.transaction_with_id),
)
eth_get_transaction_receipt: Method[types.Receipt | None] = Method(
    "eth_getTransactionReceipt",
    (("transactionHash", scalar.hex_data),),
    codec.nullable(_codecs.receipt),
)
eth_get_block_receipts: Method[list[types.Receipt] | None] = Method(
    "eth_getBlockReceipts",
    (("block", _codecs.block_number_or_tag_or_hash),),
    codec.nullable(codec.list_of(_codecs.receipt)),
)
eth_send_raw_transaction: Method[str] = Method(
    "eth_sendRawTransaction",
    (("signedTransaction", scalar.hex_data),),
    scalar.hex_data,
)
eth_send_raw_transaction_sync: Method[types.Receipt] = Method(
    "eth_sendRawTransactionSync",
    (("signedTransaction", scalar.hex_data), ("timeout", _codecs.quantity_or_number)),
    _codecs.receipt,
)
eth_accounts: Method[list[str]] = Method("eth_accounts", (), codec.list_of(scalar.hex_data))
eth_get_balance: Method[int] = Method(
    "eth_getBalance",
    (("address", scalar.hex_data), ("block", _codecs.block_number_or_tag_or_hash)),
    scalar.quantity,
)
eth_get_transaction_count: Method[int] = Method(
    "eth_getTransactionCount",
    (("address", scalar.hex_data), ("block", _codecs.block_number_or_tag_or_hash)),
    scalar.quantity,
)
eth_call: Method[str] = Method(
    "eth_call",
    (
        ("call", _codecs.call_object),
        ("block", _codecs.block_number_or_tag_or_object),
        ("stateOverride", codec.map_of(scalar.hex_data, _codecs.account_override)),
    ),
    scalar.hex_data,
)
eth_estimate_gas: Method[int] = Method(
    "eth_estimateGas",
    (
        ("call", _codecs.call_object),
        ("block", _codecs.block_number_or_tag),
        ("stateOverride", codec.map_of(scalar.hex_data, _codecs.account_override)),
    ),
    scalar.quantity,
)
eth_get_code: Method[str] = Method(
    "eth_getCode",
    (("address", scalar.hex_data), ("block", _codecs.block_number_or_tag_or_hash)),
    scalar.hex_data,
)
eth_get_storage_at: Method[str] = Method(
    "eth_getStorageAt",
    (
        ("address", scalar.hex_data),
        ("position", scalar.quantity),
        ("block", _codecs.block_number_or_tag_or_hash),
    ),
    scalar.hex_data,
)
rsk_get_storage_bytes_at: Method[str] = Method(
    "rsk_getStorageBytesAt",
    (
        ("address", scalar.hex_data),
        ("position", scalar.quantity),
        ("block", _codecs.block_number_or_tag_or_hash),
    ),
    scalar.hex_data,
)
eth_get_logs: Method[list[types.Log]] = Method(
    "eth_getLogs",
    (("filter", _codecs.log_filter),),
    codec.list_of(_codecs.log),
)
rsk_get_raw_block_header_by_hash: Method[str | None] = Method(
    "rsk_getRawBlockHeaderByHash",
    (("blockHash", scalar.hex_data),),
    codec.nullable(scalar.hex_data),
)
rsk_get_raw_block_header_by_number: Method[str | None] = Method(
    "rsk_getRawBlockHeaderByNumber",
    (("block", _codecs.block_number_or_tag),),
    codec.nullable(scalar.hex_data),
)
rsk_get_raw_transaction_receipt_by_hash: Method[str | None] = Method(
    "rsk_getRawTransactionReceiptByHash",
    (("transactionHash", scalar.hex_data),),
    codec.nullable(scalar.hex_data),
)
rsk_get_transaction_receipt_nodes_by_hash: Method[list[str] | None] = Method(
    "rsk_getTransactionReceiptNodesByHash",
    (("blockHash", scalar.hex_data), ("transactionHash", scalar.hex_data)),
    codec.nullable(codec.list_of(scalar.hex_data)),
)
trace_block: Method[list[types.Trace] | None] = Method(
    "trace_block",
    (("block", _codecs.block_number_tag_or_hash),),
    codec.nullable(codec.list_of(_codecs.trace)),
)
trace_transaction: Method[list[types.Trace] | None] = Method(
    "trace_transaction",
    (("transactionHash", scalar.hex_data),),
    codec.nullable(codec.list_of(_codecs.trace)),
)
trace_filter: Method[list[types.Trace]] = Method(
    "trace_filter",
    (("filter", _codecs.trace_query),),
    codec.list_of(_codecs.trace),
)
debug_trace_transaction: Method[types.CallFrame | None] = Method(
    "debug_traceTransaction",
    (("transactionHash", scalar.hex_data), ("options", _codecs.trace_options)),
    codec.nullable(_codecs.call_frame),
)
debug_trace_block_by_number: Method[list[types.TracedTransaction] | None] = Method(
    "debug_traceBlockByNumber",
    (("block", _codecs.block_number_or_tag), ("options", _codecs.trace_options)),
    codec.nullable(codec.list_of(_codecs.traced_transaction)),
)
debug_trace_block_by_hash: Method[list[types.TracedTransaction] | None] = Method(
    "debug_traceBlockByHash",
    (("block", scalar.hex_data), ("options", _codecs.trace_options)),
    codec.nullable(codec.list_of(_codecs.traced_transaction)),
)
web3_sha3: Method[str] = Method("web3_sha3", (("data", scalar.hex_data),), scalar.hex_data)
eth_new_filter: Method[int] = Method(
    "eth_newFilter",
    (("filter", _codecs.log_filter),),
    scalar.quantity,
)
eth_new_block_filter: Method[int] = Method("eth_newBlockFilter", (), scalar.quantity)
eth_new_pending_transaction_filter: Method[int] = Method(
    "eth_newPendingTransactionFilter",
    (),
    scalar.quantity,
)
eth_get_filter_changes: Method[types.FilterChanges] = Method(
    "eth_getFilterChanges",
    (("filter", scalar.quantity),),
    _codecs.filter_changes,
)
eth_get_filter_logs: Method[list[types.Log]] = Method(
    "eth_getFilterLogs",
    (("filter", scalar.quantity),),
    codec.list_of(_codecs.log),
)
eth_uninstall_filter: Method[bool] = Method(
    "eth_uninstallFilter",
    (("filter", scalar.quantity),),
    scalar.boolean,
)
eth_subscribe: Method[str] = Method(
    "eth_subscribe",
    (("kind", _codecs.subscription_kind), ("filter", _codecs.subscription_option)),
    scalar.hex_data,
)
eth_unsubscribe: Method[bool] = Method(
    "eth_unsubscribe",
    (("subscription", scalar.hex_data),),
    scalar.boolean,
)
txpool_content: Method[types.PoolContent] = Method("txpool_content", (), _codecs.pool_content)
txpool_inspect: Method[types.PoolInspection] = Method("txpool_inspect", (), _codecs.pool_inspection)
txpool_status: Method[types.PoolStatus] = Method("txpool_status", (), _codecs.pool_status)
evm_snapshot: Method[int] = Method("evm_snapshot", (), scalar.quantity)
evm_revert: Method[bool] = Method("evm_revert", (("snapshot", scalar.quantity),), scalar.boolean)
evm_mine: Method[int] = Method(
    "evm_mine",
    (("timestamp", _codecs.quantity_or_number),),
    scalar.quantity,
)
evm_increase_time: Method[int] = Method(
    "evm_increaseTime",
    (("seconds", _codecs.quantity_or_number),),
    scalar.quantity,
)
evm_set_next_block_timestamp: Method[bool] = Method(
    "evm_setNextBlockTimestamp",
    (("timestamp", _codecs.quantity_or_number),),
    scalar.boolean,
)
hardhat_mine: Method[bool] = Method(
    "hardhat_mine",
    (("blocks", _codecs.quantity_or_number), ("interval", _codecs.quantity_or_number)),
    scalar.boolean,
)
hardhat_reset: Method[bool] = Method(
    "hardhat_reset",
    (("options", _codecs.reset_options),),
    scalar.boolean,
)
hardhat_metadata: Method[types.DevchainMetadata] = Method(
    "hardhat_metadata",
    (),
    _codecs.devchain_metadata,
)
hardhat_set_balance: Method[bool] = Method(
    "hardhat_setBalance",
    (("address", scalar.hex_data), ("balance", scalar.quantity)),
    scalar.boolean,
)
hardhat_set_nonce: Method[bool] = Method(
    "hardhat_setNonce",
    (("address", scalar.hex_data), ("nonce", scalar.quantity)),
    scalar.boolean,
)
hardhat_set_code: Method[bool] = Method(
    "hardhat_setCode",
    (("address", scalar.hex_data), ("code", scalar.hex_data)),
    scalar.boolean,
)
hardhat_set_storage_at: Method[bool] = Method(
    "hardhat_setStorageAt",
    (("address", scalar.hex_data), ("position", scalar.quantity), ("word", scalar.hex_data)),
    scalar.boolean,
)
hardhat_impersonate_account: Method[bool] = Method(
    "hardhat_impersonateAccount",
    (("address", scalar.hex_data),),
    scalar.boolean,
)
hardhat_stop_impersonating_account: Method[bool] = Method(
    "hardhat_stopImpersonatingAccount",
    (("address", scalar.hex_data),),
    scalar.boolean,
)
eth_send_transaction: Method[str] = Method(
    "eth_sendTransaction",
    (("transaction", _codecs.transaction_request),),
    scalar.hex_data,
)
