package rootgate

import (
	"context"
	"errors"
)

// Batch collects calls, which Send sends in as few HTTP requests as the service's limits allow. It is for one
// goroutine at a time.
type Batch struct {
	client *Client
	calls  []call
	settle []func(outcome)
}

// Batch begins a batch.
func (c *Client) Batch() *Batch {
	return &Batch{client: c}
}

// Result is the outcome of one call of a batch.
type Result[T any] struct {
	value T
	err   error
}

// Get returns the call's own result or error. Before Send it returns an error.
func (r *Result[T]) Get() (T, error) {
	return r.value, r.err
}

var errNotSent = errors.New("rootgate: the batch has not been sent")

func add[T any](b *Batch, r request[T]) *Result[T] {
	result := &Result[T]{err: errNotSent}
	b.calls = append(b.calls, call{r.method, r.params})
	b.settle = append(b.settle, func(o outcome) { result.value, result.err = r.read(o) })
	return result
}

// Send sends the calls and empties the batch. It returns an error only when the context ends; every call has a
// result or an error of its own.
func (b *Batch) Send(ctx context.Context) error {
	calls, settle := b.calls, b.settle
	b.calls, b.settle = nil, nil
	outcomes, err := b.client.sendAll(ctx, calls)
	for i, set := range settle {
		if err != nil {
			set(outcome{err: err})
		} else {
			set(outcomes[i])
		}
	}
	return err
}
