# Generated from openrpc.json by `npm run generate`. Do not edit.
"""What the service's document says, as far as sending calls depends on it."""

from __future__ import annotations

from . import _codecs, errors
from ._runtime import scalar
from ._runtime.call import Facts

facts = Facts(
    errors={
        -32700: errors.ParseError,
        -32600: errors.InvalidRequest,
        -32601: errors.MethodNotFound,
        -32602: errors.InvalidParams,
        -32603: errors.InternalError,
        -32000: errors.CallRejected,
        -32005: errors.RateLimited,
        -32011: errors.LimitExceeded,
        -32010: errors.TransactionRejected,
        4: errors.TransactionPending,
        3: errors.ExecutionReverted,
        -32021: errors.Unauthorized,
        -32022: errors.WrongNetwork,
        -32023: errors.Forbidden,
        -32029: errors.QuotaExceeded,
    },
    error_data={
        -32602: _codecs.invalid_params_data,
        -32603: _codecs.internal_error_data,
        -32005: _codecs.rate_limited_data,
        -32011: _codecs.limit_exceeded_data,
        4: scalar.hex_data,
        3: scalar.hex_data,
        -32022: _codecs.wrong_network_data,
        -32029: _codecs.quota_exceeded_data,
    },
    retry={-32603: "idempotent", -32005: "always"},
    not_idempotent=frozenset(
        {
            "eth_sendRawTransaction",
            "eth_sendRawTransactionSync",
            "eth_newFilter",
            "eth_newBlockFilter",
            "eth_newPendingTransactionFilter",
            "eth_getFilterChanges",
            "eth_uninstallFilter",
            "eth_subscribe",
            "eth_unsubscribe",
            "evm_snapshot",
            "evm_revert",
            "evm_mine",
            "evm_increaseTime",
            "evm_setNextBlockTimestamp",
            "hardhat_mine",
            "hardhat_reset",
            "hardhat_metadata",
            "hardhat_setBalance",
            "hardhat_setNonce",
            "hardhat_setCode",
            "hardhat_setStorageAt",
            "hardhat_impersonateAccount",
            "hardhat_stopImpersonatingAccount",
            "eth_sendTransaction",
        },
    ),
    max_batch_length=1000,
    max_body_bytes=1048576,
    timeout=35,
)
