package rootgate

import (
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"time"
)

const (
	firstRetryDelay = 200 * time.Millisecond
	maxRetryDelay   = 10 * time.Second
)

type retryRule int

const (
	retryNever retryRule = iota
	retryIdempotent
	retryAlways
)

// worthRetrying returns the calls that are worth sending again, and how long to wait before.
func worthRetrying(calls []preparedCall, outcomes []outcome, attempt int) ([]preparedCall, time.Duration) {
	var again []preparedCall
	var longest time.Duration
	for _, one := range calls {
		delay, isWorth := retryDelay(outcomes[one.index].err, !slices.Contains(notIdempotent, one.method), attempt)
		if isWorth {
			again = append(again, one)
			longest = max(longest, delay)
		}
	}
	return again, longest
}

// retryDelay returns how long to wait before a failed call is sent again; false where that would not help, or
// might do a thing twice.
func retryDelay(err error, isIdempotent bool, attempt int) (time.Duration, bool) {
	rule, asked := retryRuleOf(err)
	if rule == retryNever || (rule == retryIdempotent && !isIdempotent) {
		return 0, false
	}
	if asked != nil {
		return *asked, *asked <= maxRetryDelay
	}
	return backOff(firstRetryDelay, maxRetryDelay, attempt), true
}

// retryRuleOf also returns the delay that the service asks for, if it does.
func retryRuleOf(err error) (retryRule, *time.Duration) {
	var lost *ConnectionError
	if errors.As(err, &lost) {
		statuses := []int{408, 425, 429, 500, 502, 503, 504}
		if lost.Problem == Network || (lost.Problem == HTTP && slices.Contains(statuses, lost.Status)) {
			return retryIdempotent, nil
		}
		return retryNever, nil
	}
	var refused *Error
	if !errors.As(err, &refused) {
		return retryNever, nil
	}
	var data struct {
		RetryAfterMs *int64 `json:"retryAfterMs"`
	}
	if json.Unmarshal(refused.Data, &data) != nil || data.RetryAfterMs == nil {
		return retryRuleOfCode(refused.Code), nil
	}
	delay := time.Duration(*data.RetryAfterMs) * time.Millisecond
	return retryRuleOfCode(refused.Code), &delay
}

// backOff doubles with each attempt. Half of it is by chance: callers that failed together should not all come
// back together.
func backOff(first, longest time.Duration, attempt int) time.Duration {
	delay := min(first<<min(attempt, 20), longest)
	return delay/2 + rand.N(delay/2+1)
}

// sleep returns the context's error when it ends first.
func sleep(ctx context.Context, delay time.Duration) error {
	timer := time.NewTimer(delay)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return context.Cause(ctx)
	}
}
