// Package rootgate is a typed client for the JSON-RPC service rootgate.
//
// Quantities are *big.Int, hashes and addresses are arrays of bytes, and what may be null is nil. Errors of the
// service have a type each, for errors.As, and a code each, for errors.Is.
package rootgate

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"sync/atomic"
	"time"
)

// Client calls the methods of one endpoint. It is safe for concurrent use.
type Client struct {
	endpoint *url.URL
	settings settings
	lastID   atomic.Uint64
}

// Option changes how a client sends its calls.
type Option func(*settings)

type settings struct {
	http    *http.Client
	header  http.Header
	timeout time.Duration
	retries int
	// pingInterval is of WebSocket connections.
	pingInterval time.Duration
}

// WithHTTPClient sends requests, and WebSocket handshakes, by another HTTP client. Redirects are not followed:
// the endpoint URL holds the API key.
func WithHTTPClient(client *http.Client) Option {
	return func(s *settings) { s.http = client }
}

// WithHeader adds an HTTP header to each request and WebSocket handshake.
func WithHeader(name, value string) Option {
	return func(s *settings) { s.header.Add(name, value) }
}

// WithTimeout limits each attempt. The default is a little longer than the service's own deadline. A call as a
// whole ends with its context.
func WithTimeout(timeout time.Duration) Option {
	return func(s *settings) { s.timeout = timeout }
}

// WithRetries sets how often a call is sent again where that may help; 3 by default.
func WithRetries(retries int) Option {
	return func(s *settings) { s.retries = retries }
}

// WithPingInterval sets how often WebSocket connections are probed, and how long the reply may take; a minute by default.
// One that doesn't reply is replaced.
func WithPingInterval(interval time.Duration) Option {
	return func(s *settings) { s.pingInterval = interval }
}

// New creates a client for an endpoint URL, which begins with http:// or https:// and ends in an API key.
func New(endpoint string, options ...Option) (*Client, error) {
	address, err := url.Parse(endpoint)
	if err != nil || address.Host == "" || (address.Scheme != "http" && address.Scheme != "https") {
		// Without the URL, and without the parser's error, which shows it.
		return nil, errors.New("rootgate: the endpoint must be an http:// or https:// URL")
	}
	s := settings{http.DefaultClient, http.Header{}, defaultTimeout, 3, time.Minute}
	for _, option := range options {
		option(&s)
	}
	plain := *s.http
	plain.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	s.http = &plain
	return &Client{endpoint: address, settings: s}, nil
}

// Format prints the client without its API key, whatever the verb.
func (c *Client) Format(state fmt.State, _ rune) {
	fmt.Fprintf(state, "rootgate.Client(%s)", c.endpoint.Host)
}

// Call calls a method by its name and decodes the result into the value that result points to. Quantities stay
// hex strings, unless the value is of this package's types.
func (c *Client) Call(ctx context.Context, result any, method string, params ...any) error {
	decode := func(data json.RawMessage) (struct{}, error) { return struct{}{}, json.Unmarshal(data, result) }
	_, err := send(ctx, c, request[struct{}]{method, params, decode})
	return err
}

// request is a call with what reads its result.
type request[T any] struct {
	method string
	params []any
	decode func(json.RawMessage) (T, error)
}

func send[T any](ctx context.Context, c *Client, r request[T]) (T, error) {
	outcomes, err := c.sendAll(ctx, []call{{r.method, r.params}})
	if err != nil {
		var none T
		return none, err
	}
	return r.read(outcomes[0])
}

func (r request[T]) read(o outcome) (T, error) {
	var none T
	if o.err != nil {
		return none, o.err
	}
	value, err := r.decode(o.result)
	if err != nil {
		return none, &ConnectionError{Problem: Malformed, cause: fmt.Errorf("the result of %s: %w", r.method, err)}
	}
	return value, nil
}
