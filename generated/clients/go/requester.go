// Generated from openrpc.json by `npm run generate`. Do not edit.

package rootgate

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"time"
)

type call struct {
	method string
	params []any
}

// outcome is a result or an error.
type outcome struct {
	result json.RawMessage
	err    error
}

type preparedCall struct {
	index  int
	id     uint64
	method string
	text   json.RawMessage
}

// sendAll returns an outcome for each call, in their order, over as many HTTP requests as it takes. It returns an
// error only when the context ends.
func (c *Client) sendAll(ctx context.Context, calls []call) ([]outcome, error) {
	outcomes := make([]outcome, len(calls))
	open := make([]preparedCall, 0, len(calls))
	for i, one := range calls {
		prepared, err := c.prepare(i, one)
		if err != nil {
			outcomes[i].err = err
			continue
		}
		open = append(open, prepared)
	}
	for attempt := 0; len(open) > 0; attempt++ {
		if err := c.sendParts(ctx, open, outcomes); err != nil {
			return nil, err
		}
		if attempt >= c.settings.retries {
			break
		}
		var delay time.Duration
		open, delay = worthRetrying(open, outcomes, attempt)
		if len(open) > 0 {
			if err := sleep(ctx, delay); err != nil {
				return nil, err
			}
		}
	}
	return outcomes, nil
}

func (c *Client) prepare(index int, one call) (preparedCall, error) {
	id := c.lastID.Add(1)
	text, err := encodeRequest(id, one)
	return preparedCall{index, id, one.method, text}, err
}

func encodeRequest(id uint64, one call) (json.RawMessage, error) {
	text, err := json.Marshal(struct {
		Version string `json:"jsonrpc"`
		ID      uint64 `json:"id"`
		Method  string `json:"method"`
		Params  any    `json:"params"`
	}{"2.0", id, one.method, paramsOf(one)})
	if err != nil {
		return nil, fmt.Errorf("rootgate: the params of %s: %w", one.method, err)
	}
	return text, nil
}

// paramsOf returns a list, or an object for methods that take no list; optional params that are not given are left out.
func paramsOf(one call) any {
	names, isByName := paramNames[one.method]
	if !isByName {
		return withoutTrailingNil(one.params)
	}
	members := make(map[string]any, len(names))
	for i, name := range names {
		if i < len(one.params) && !isNil(one.params[i]) {
			members[name] = one.params[i]
		}
	}
	return members
}

// withoutTrailingNil leaves out the optional params at the end that are not given.
func withoutTrailingNil(params []any) []any {
	length := len(params)
	for length > 0 && isNil(params[length-1]) {
		length--
	}
	return append([]any{}, params[:length]...)
}

func isNil(value any) bool {
	switch v := reflect.ValueOf(value); v.Kind() {
	case reflect.Invalid:
		return true
	case reflect.Pointer, reflect.Map, reflect.Slice, reflect.Interface:
		return v.IsNil()
	default:
		return false
	}
}

// sendParts sends the parts of a batch. Once there is no connection, those that follow are not tried.
func (c *Client) sendParts(ctx context.Context, calls []preparedCall, outcomes []outcome) error {
	var failed *ConnectionError
	for _, part := range splitBatch(calls) {
		if failed == nil {
			err := c.sendPart(ctx, part, outcomes)
			if err != nil && !errors.As(err, &failed) {
				return err
			}
		}
		if failed != nil {
			for _, one := range part {
				outcomes[one.index] = outcome{err: failed}
			}
		}
	}
	return nil
}

// sendPart sends one HTTP request.
func (c *Client) sendPart(ctx context.Context, part []preparedCall, outcomes []outcome) error {
	texts := make([]json.RawMessage, len(part))
	for i, one := range part {
		texts[i] = one.text
	}
	body := []byte(texts[0])
	if len(part) > 1 {
		body, _ = json.Marshal(texts)
	}
	data, err := c.post(ctx, body)
	if err != nil {
		return err
	}
	settlePart(part, data, outcomes)
	return nil
}
