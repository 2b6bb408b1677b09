package rootgate

import (
	"context"
	"errors"
	"time"
)

const (
	firstReconnectDelay = 250 * time.Millisecond
	maxReconnectDelay   = 30 * time.Second
)

// reconnectDelay returns false where another connection would not help.
func (s *subscriber) reconnectDelay(ctx context.Context, err error) (time.Duration, bool) {
	if ctx.Err() != nil {
		return 0, false
	}
	delay := backOff(firstReconnectDelay, maxReconnectDelay, s.failures)
	s.failures++
	if lost := (*ConnectionError)(nil); errors.As(err, &lost) {
		return delay, lost.Problem != KeyRevoked && lost.Problem != Malformed
	}
	asked, isWorth := retryDelay(err, true, s.failures)
	return max(delay, asked), isWorth
}
