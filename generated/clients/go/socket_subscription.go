// Generated from openrpc.json by `npm run generate`. Do not edit.

package rootgate

import (
	"context"
	"encoding/json"
	"errors"
)

// eventBuffer is how many events wait to be read. A reader that falls further behind slows its own connection.
const eventBuffer = 1_000

var errClosed = errors.New("rootgate: the subscription was closed")

// Subscription receives events, each once and in order, whatever happens to its connection.
type Subscription[T any] struct {
	events chan T
	cancel context.CancelCauseFunc
	ended  chan struct{}
	err    error
}

// Events returns the channel of events. It is closed when the subscription ends; then Err says why.
func (s *Subscription[T]) Events() <-chan T {
	return s.events
}

// Err returns why the subscription ended: nil while it has not, and after Close.
func (s *Subscription[T]) Err() error {
	select {
	case <-s.ended:
		return s.err
	default:
		return nil
	}
}

// Close ends the subscription. Events that wait can still be read.
func (s *Subscription[T]) Close() {
	s.cancel(errClosed)
}

// subscribe returns once the subscription has begun, or an error when it can't.
func subscribe[T any](ctx context.Context, s *subscriber, decode func(json.RawMessage) (T, error)) (*Subscription[T], error) {
	ctx, cancel := context.WithCancelCause(ctx)
	subscription := &Subscription[T]{events: make(chan T, eventBuffer), cancel: cancel, ended: make(chan struct{})}
	s.deliver = func(ctx context.Context, data json.RawMessage) error {
		event, err := decode(data)
		if err != nil {
			return &ConnectionError{Problem: Malformed, cause: err}
		}
		select {
		case subscription.events <- event:
			return nil
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
	connection, err := s.begin(ctx)
	if err != nil {
		cancel(nil)
		return nil, err
	}
	go func() {
		err := s.follow(ctx, connection)
		cancel(nil)
		if !errors.Is(err, errClosed) {
			subscription.err = err
		}
		close(subscription.ended)
		close(subscription.events)
	}()
	return subscription, nil
}
