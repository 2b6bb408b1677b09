// Generated from openrpc.json by `npm run generate`. Do not edit.

package rootgate

// The codes of errors, for errors.Is.
const (
	// ErrParseError: The body is not valid JSON in UTF-8. The response's id is null.
	ErrParseError ErrorCode = -32700

	// ErrInvalidRequest: The body is JSON, but not a valid JSON-RPC 2.0 request; it is too large, nested too deep or
	// has too many values; or a batch is empty or too long.
	ErrInvalidRequest ErrorCode = -32600

	// ErrMethodNotFound: This method isn't available on this service: it doesn't exist, or its part is switched off.
	ErrMethodNotFound ErrorCode = -32601

	// ErrInvalidParams: A param is missing, unexpected or invalid. The message says which and how to fix it, and
	// data.param names it. Also for a block that is not found, and for an eth_getLogs request beyond its limits;
	// data then has a range that works.
	ErrInvalidParams ErrorCode = -32602

	// ErrInternalError: The service failed, and a retry may succeed. data.reason is internal, node_unavailable or
	// store_unavailable. Include data.requestId when you report it.
	ErrInternalError ErrorCode = -32603

	// ErrCallRejected: The node refused to run the call for a reason other than a revert, or it no longer has the
	// block's state; the message is the node's. Also for a filter that does not exist: filter not found.
	ErrCallRejected ErrorCode = -32000

	// ErrRateLimited: Too many requests at once. Wait for data.retryAfterMs milliseconds, then try again.
	ErrRateLimited ErrorCode = -32005

	// ErrLimitExceeded: The call took too long, or its result is too large. Request less; for eth_getLogs, the error
	// suggests a range that works.
	ErrLimitExceeded ErrorCode = -32011

	// ErrTransactionRejected: The node refused the transaction. The message is the node's, such as transaction nonce
	// too low.
	ErrTransactionRejected ErrorCode = -32010

	// ErrTransactionPending: The transaction was sent, but no block had it when the time was up (EIP-7966). data is
	// its hash: poll eth_getTransactionReceipt.
	ErrTransactionPending ErrorCode = 4

	// ErrExecutionReverted: The contract reverted the call. data has the revert bytes, which your library can
	// decode.
	ErrExecutionReverted ErrorCode = 3

	// ErrUnauthorized: The API key is missing, malformed, unknown, revoked or expired. The message does not say
	// which of these, but where to create a key.
	ErrUnauthorized ErrorCode = -32021

	// ErrWrongNetwork: The API key belongs to the other network. The message has that network's base URL.
	ErrWrongNetwork ErrorCode = -32022

	// ErrForbidden: The API key's allow-list of origins, methods or contracts does not allow this request.
	ErrForbidden ErrorCode = -32023

	// ErrQuotaExceeded: The daily (or monthly) quota is used up, or the API key's own daily limit. data has reason,
	// limit, used and resetAt; until then every request fails with this error.
	ErrQuotaExceeded ErrorCode = -32029
)

// ParseErrorError is the error -32700, "Parse error": what errors.As finds.
type ParseErrorError struct {
	failure
}

// InvalidRequestError is the error -32600, "Invalid request": what errors.As finds.
type InvalidRequestError struct {
	failure
}

// MethodNotFoundError is the error -32601, "Method not found": what errors.As finds.
type MethodNotFoundError struct {
	failure
}

// InvalidParamsError is the error -32602, "Invalid params": what errors.As finds.
type InvalidParamsError struct {
	failure

	// Data is nil where the error came without it.
	Data *InvalidParamsData
}

// InternalErrorError is the error -32603, "Internal error": what errors.As finds.
type InternalErrorError struct {
	failure

	// Data is nil where the error came without it.
	Data *InternalErrorData
}

// CallRejectedError is the error -32000, "Call rejected": what errors.As finds.
type CallRejectedError struct {
	failure
}

// RateLimitedError is the error -32005, "Too many requests": what errors.As finds.
type RateLimitedError struct {
	failure

	// Data is nil where the error came without it.
	Data *RateLimitedData
}

// LimitExceededError is the error -32011, "Deadline or size limit exceeded": what errors.As finds.
type LimitExceededError struct {
	failure

	// Data is nil where the error came without it.
	Data *LimitExceededData
}

// TransactionRejectedError is the error -32010, "Transaction rejected": what errors.As finds.
type TransactionRejectedError struct {
	failure
}

// TransactionPendingError is the error 4, "transaction not mined yet": what errors.As finds.
type TransactionPendingError struct {
	failure

	// Data is nil where the error came without it.
	Data *Hash
}

// ExecutionRevertedError is the error 3, "execution reverted": what errors.As finds.
type ExecutionRevertedError struct {
	failure

	// Data is nil where the error came without it.
	Data Data
}

// UnauthorizedError is the error -32021, "Unauthorized": what errors.As finds.
type UnauthorizedError struct {
	failure
}

// WrongNetworkError is the error -32022, "Wrong network": what errors.As finds.
type WrongNetworkError struct {
	failure

	// Data is nil where the error came without it.
	Data *WrongNetworkData
}

// ForbiddenError is the error -32023, "Forbidden": what errors.As finds.
type ForbiddenError struct {
	failure
}

// QuotaExceededError is the error -32029, "Quota exceeded": what errors.As finds.
type QuotaExceededError struct {
	failure

	// Data is nil where the error came without it.
	Data *QuotaExceededData
}

// newError returns the type of a single error; an *Error where there is none.
func newError(cause *Error) error {
	switch ErrorCode(cause.Code) {
	case ErrParseError:
		return &ParseErrorError{failure{cause}}
	case ErrInvalidRequest:
		return &InvalidRequestError{failure{cause}}
	case ErrMethodNotFound:
		return &MethodNotFoundError{failure{cause}}
	case ErrInvalidParams:
		return &InvalidParamsError{failure{cause}, dataOf[*InvalidParamsData](cause)}
	case ErrInternalError:
		return &InternalErrorError{failure{cause}, dataOf[*InternalErrorData](cause)}
	case ErrCallRejected:
		return &CallRejectedError{failure{cause}}
	case ErrRateLimited:
		return &RateLimitedError{failure{cause}, dataOf[*RateLimitedData](cause)}
	case ErrLimitExceeded:
		return &LimitExceededError{failure{cause}, dataOf[*LimitExceededData](cause)}
	case ErrTransactionRejected:
		return &TransactionRejectedError{failure{cause}}
	case ErrTransactionPending:
		return &TransactionPendingError{failure{cause}, dataOf[*Hash](cause)}
	case ErrExecutionReverted:
		return &ExecutionRevertedError{failure{cause}, dataOf[Data](cause)}
	case ErrUnauthorized:
		return &UnauthorizedError{failure{cause}}
	case ErrWrongNetwork:
		return &WrongNetworkError{failure{cause}, dataOf[*WrongNetworkData](cause)}
	case ErrForbidden:
		return &ForbiddenError{failure{cause}}
	case ErrQuotaExceeded:
		return &QuotaExceededError{failure{cause}, dataOf[*QuotaExceededData](cause)}
	default:
		return cause
	}
}
