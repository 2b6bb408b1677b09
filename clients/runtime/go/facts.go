package rootgate

import "time"

// Facts of an example, so that this module compiles and its tests run. The generator puts those of a document in the
// place of this file.

const (
	defaultTimeout = 5 * time.Second

	maxBatchLength = 3

	maxBodyBytes = 1_024

	maxResponseBytes = 4_096
)

// notIdempotent are methods that must not be sent twice.
var notIdempotent = []string{"send"}

// paramNames are those of methods that take their params as an object only.
var paramNames = map[string][]string{"find": {"name", "limit"}}

// nameOfError returns the name of an error's code.
func nameOfError(code int) string {
	switch code {
	case -32603:
		return "InternalError"
	case -32005:
		return "RateLimited"
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

// newError returns an error with the type of its code.
func newError(cause *Error) error {
	return cause
}
