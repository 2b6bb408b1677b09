// Generated from openrpc.json by `npm run generate`. Do not edit.

package rootgate

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"sync/atomic"
	"time"

	"github.com/coder/websocket"
)

// keyRevoked is the close code of the service when an API key is no longer valid.
const keyRevoked websocket.StatusCode = 4001

// link is one WebSocket connection, used by one goroutine.
type link struct {
	conn    *websocket.Conn
	lastID  uint64
	onEvent func(ctx context.Context, id string, data json.RawMessage) error
	// isReading: a pong can come only then.
	isReading atomic.Bool
	stop      context.CancelFunc
}

type message struct {
	response
	Params *struct {
		Subscription string          `json:"subscription"`
		Result       json.RawMessage `json:"result"`
	} `json:"params"`
}

func dial(ctx context.Context, c *Client, onEvent func(context.Context, string, json.RawMessage) error) (*link, error) {
	options := &websocket.DialOptions{HTTPClient: c.settings.http, HTTPHeader: c.settings.header.Clone()}
	conn, response, err := websocket.Dial(ctx, c.endpoint.String(), options)
	if err != nil {
		return nil, dialError(response, err)
	}
	conn.SetReadLimit(maxResponseBytes)
	alive, stop := context.WithCancel(context.Background())
	l := &link{conn: conn, onEvent: onEvent, stop: stop}
	go l.probe(alive, c.settings.pingInterval)
	return l, nil
}

// dialError is the service's own error where the handshake's response has one.
func dialError(refusal *http.Response, err error) error {
	if refusal == nil {
		return networkError(err)
	}
	var one response
	body, _ := io.ReadAll(refusal.Body)
	if json.Unmarshal(body, &one) == nil && one.Error != nil {
		return one.outcome().err
	}
	return &ConnectionError{Problem: HTTP, Status: refusal.StatusCode}
}

// request decodes the result of a call into the value that result points to. Events that come before it are
// passed on.
func (l *link) request(ctx context.Context, result any, method string, params ...any) error {
	l.lastID++
	text, err := encodeRequest(l.lastID, call{method, params})
	if err != nil {
		return err
	}
	if err := l.conn.Write(ctx, websocket.MessageText, text); err != nil {
		return lost(ctx, err)
	}
	for {
		m, err := l.read(ctx)
		if err != nil {
			return err
		}
		if m.ID == nil || *m.ID != l.lastID {
			if err := l.passOn(ctx, m); err != nil {
				return err
			}
			continue
		}
		if o := m.outcome(); o.err != nil {
			return o.err
		} else {
			return malformed(json.Unmarshal(o.result, result))
		}
	}
}

func (l *link) read(ctx context.Context) (message, error) {
	l.isReading.Store(true)
	defer l.isReading.Store(false)
	_, data, err := l.conn.Read(ctx)
	if err != nil {
		return message{}, lost(ctx, err)
	}
	m, err := decodeJSON[message](data)
	return m, malformed(err)
}

func (l *link) passOn(ctx context.Context, m message) error {
	if m.Params == nil {
		return nil
	}
	return l.onEvent(ctx, m.Params.Subscription, m.Params.Result)
}

// probe pings: a connection can break without a word.
func (l *link) probe(ctx context.Context, interval time.Duration) {
	for sleep(ctx, interval) == nil {
		if !l.isReading.Load() {
			continue
		}
		limited, cancel := context.WithTimeout(ctx, interval)
		err := l.conn.Ping(limited)
		cancel()
		if err != nil {
			l.close()
			return
		}
	}
}

func (l *link) close() {
	l.stop()
	_ = l.conn.CloseNow()
}

func lost(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	if websocket.CloseStatus(err) == keyRevoked {
		return &ConnectionError{Problem: KeyRevoked}
	}
	return networkError(err)
}
