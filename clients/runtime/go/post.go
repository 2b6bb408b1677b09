package rootgate

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
)

// post returns the JSON that comes back, or a *ConnectionError, or the context's error.
func (c *Client) post(ctx context.Context, body []byte) ([]byte, error) {
	attempt, cancel := context.WithTimeout(ctx, c.settings.timeout)
	defer cancel()
	data, status, err := c.exchange(attempt, body)
	switch {
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case attempt.Err() != nil && err != nil:
		return nil, &ConnectionError{Problem: Timeout, cause: attempt.Err()}
	case err != nil:
		return nil, networkError(err)
	case len(data) > maxResponseBytes:
		return nil, &ConnectionError{Problem: Malformed, cause: errors.New("the response is too large")}
	case !isResponse(data, status):
		return nil, &ConnectionError{Problem: HTTP, Status: status}
	default:
		return data, nil
	}
}

func (c *Client) exchange(ctx context.Context, body []byte) ([]byte, int, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, c.endpoint.String(), bytes.NewReader(body))
	if err != nil {
		return nil, 0, err
	}
	request.Header = c.settings.header.Clone()
	request.Header.Set("content-type", "application/json")
	response, err := c.settings.http.Do(request)
	if err != nil {
		return nil, 0, err
	}
	defer response.Body.Close()
	data, err := io.ReadAll(io.LimitReader(response.Body, maxResponseBytes+1))
	return data, response.StatusCode, err
}

// isResponse tells the service's responses from what a proxy returns in its place, which may be JSON, too.
func isResponse(data []byte, status int) bool {
	text := bytes.TrimLeft(data, " \t\r\n")
	if !json.Valid(text) {
		return false
	}
	var object struct {
		Version json.RawMessage `json:"jsonrpc"`
	}
	return text[0] == '[' || json.Unmarshal(text, &object) == nil && object.Version != nil || status < 400
}
