// Generated from openrpc.json by `npm run generate`. Do not edit.

package rootgate

import (
	"time"
)

const (
	defaultTimeout = 35000 * time.Millisecond

	maxBatchLength = 1000

	maxBodyBytes = 1048576

	// Besides the service's own limit, this holds whatever a proxy sends in its place.
	maxResponseBytes = 67108864
)

// notIdempotent are methods that must not be sent twice.
var notIdempotent = []string{
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
}

// paramNames are those of methods that take their params as an object only.
var paramNames = map[string][]string{}

// nameOfError returns the name of an error's code.
func nameOfError(code int) string {
	switch code {
	case 3:
		return "ExecutionReverted"
	case 4:
		return "TransactionPending"
	case -32700:
		return "ParseError"
	case -32600:
		return "InvalidRequest"
	case -32601:
		return "MethodNotFound"
	case -32602:
		return "InvalidParams"
	case -32603:
		return "InternalError"
	case -32000:
		return "CallRejected"
	case -32005:
		return "RateLimited"
	case -32011:
		return "LimitExceeded"
	case -32010:
		return "TransactionRejected"
	case -32021:
		return "Unauthorized"
	case -32022:
		return "WrongNetwork"
	case -32023:
		return "Forbidden"
	case -32029:
		return "QuotaExceeded"
	default:
		return "UnknownError"
	}
}

// retryRuleOfCode says for which methods a call that failed with an error may be sent again.
func retryRuleOfCode(code int) retryRule {
	switch code {
	case -32603:
		return retryIdempotent
	case -32005:
		return retryAlways
	default:
		return retryNever
	}
}
