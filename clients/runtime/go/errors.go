package rootgate

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
)

// Error is an error that the service returned. Its Is method compares codes: errors.Is(err, ErrQuotaExceeded).
type Error struct {
	// Name is the error's name in the service's documentation, or "UnknownError".
	Name    string
	Code    int
	Message string
	// Data depends on the error. The types of single errors, such as those that errors.As finds, have it decoded.
	Data json.RawMessage
}

func (e *Error) Error() string {
	return fmt.Sprintf("rootgate: %s (%d): %s", e.Name, e.Code, e.Message)
}

// Is reports whether target is this error's code.
func (e *Error) Is(target error) bool {
	code, isCode := target.(ErrorCode)
	return isCode && int(code) == e.Code
}

// ErrorCode is the code of an error, to compare with by errors.Is.
type ErrorCode int

func (c ErrorCode) Error() string {
	return fmt.Sprintf("rootgate: %s (%d)", nameOfError(int(c)), int(c))
}

// failure is what the types of single errors have in common.
type failure struct{ cause *Error }

func (f failure) Error() string { return f.cause.Error() }

// Unwrap returns the *Error.
func (f failure) Unwrap() error { return f.cause }

// dataOf decodes an error's data; nothing where there is none, or where it is something else.
func dataOf[T any](cause *Error) T {
	data, err := decodeJSON[T](cause.Data)
	if err != nil {
		var none T
		return none
	}
	return data
}

// Problem says why there is no JSON-RPC response.
type Problem string

// The problems of a ConnectionError.
const (
	Network    Problem = "network"
	Timeout    Problem = "timeout"
	HTTP       Problem = "http"
	Malformed  Problem = "malformed"
	KeyRevoked Problem = "key revoked"
)

// ConnectionError means that no JSON-RPC response came back. Its text never contains the API key.
type ConnectionError struct {
	Problem Problem
	// Status is that of the HTTP response, if there was one.
	Status int
	cause  error
}

func (e *ConnectionError) Error() string {
	switch {
	case e.Status != 0:
		return fmt.Sprintf("rootgate: %s: HTTP %d without a JSON-RPC response", e.Problem, e.Status)
	case e.cause != nil:
		return fmt.Sprintf("rootgate: %s: %v", e.Problem, e.cause)
	default:
		return fmt.Sprintf("rootgate: %s", e.Problem)
	}
}

// Unwrap returns the cause, if there is one.
func (e *ConnectionError) Unwrap() error { return e.cause }

// networkError leaves out the URL, which the errors of net/http have in their text.
func networkError(err error) *ConnectionError {
	if withURL := (*url.Error)(nil); errors.As(err, &withURL) {
		err = withURL.Err
	}
	return &ConnectionError{Problem: Network, cause: err}
}
