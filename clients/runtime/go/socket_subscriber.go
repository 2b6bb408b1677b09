package rootgate

import (
	"context"
	"encoding/json"
	"maps"
)

// subscriber keeps one subscription going over however many connections, one after another. It has connections of
// its own, so that a slow reader holds up no other subscription.
type subscriber struct {
	client *Client
	// method subscribes to events of a kind.
	method, kind string
	// filter is the method's second param but for fromBlock.
	filter map[string]json.RawMessage
	// position is nil where events can't be resumed.
	position *position
	deliver  func(context.Context, json.RawMessage) error
	// id and headsID are the subscription's IDs on the present connection.
	id, headsID string
	failures    int
}

func newSubscriber(c *Client, method, kind string, filter any) (*subscriber, error) {
	members := map[string]json.RawMessage{}
	text, err := json.Marshal(filter)
	if err == nil && string(text) != "null" {
		err = json.Unmarshal(text, &members)
	}
	if err != nil {
		return nil, err
	}
	s := &subscriber{client: c, method: method, kind: kind, filter: members, position: newPosition(kind, members["fromBlock"])}
	delete(members, "fromBlock")
	return s, nil
}

// follow reads events until the subscription ends, and returns why.
func (s *subscriber) follow(ctx context.Context, l *link) error {
	for {
		err := s.read(ctx, l)
		l.close()
		for err != nil {
			delay, isWorth := s.reconnectDelay(ctx, err)
			if !isWorth {
				return err
			}
			if err := sleep(ctx, delay); err != nil {
				return err
			}
			l, err = s.begin(ctx)
		}
	}
}

func (s *subscriber) read(ctx context.Context, l *link) error {
	for {
		m, err := l.read(ctx)
		if err == nil {
			s.failures = 0
			err = l.passOn(ctx, m)
		}
		if err != nil {
			return err
		}
	}
}

// begin connects, and begins the subscription there, or resumes it.
func (s *subscriber) begin(ctx context.Context) (*link, error) {
	limited, cancel := context.WithTimeout(ctx, s.client.settings.timeout)
	defer cancel()
	l, err := dial(limited, s.client, s.onEvent)
	if err == nil {
		if err = s.start(limited, l); err != nil {
			l.close()
		}
	}
	switch {
	case err == nil:
		return l, nil
	case ctx.Err() != nil:
		return nil, context.Cause(ctx)
	case limited.Err() != nil:
		return nil, &ConnectionError{Problem: Timeout, cause: limited.Err()}
	default:
		return nil, err
	}
}

func (s *subscriber) start(ctx context.Context, l *link) error {
	s.id, s.headsID = "", ""
	if s.position != nil {
		if err := s.findStart(ctx, l); err != nil {
			return err
		}
	}
	filter := maps.Clone(s.filter)
	params := []any{s.kind}
	if s.position != nil {
		filter["fromBlock"] = s.position.point
	}
	if len(filter) > 0 {
		params = append(params, filter)
	}
	return l.request(ctx, &s.id, s.method, params...)
}

// findStart lets a subscription without a block to resume after begin after the newest one: from there on nothing
// is lost. A subscription to logs also follows new blocks, to know how far it is.
func (s *subscriber) findStart(ctx context.Context, l *link) error {
	if s.position.point == nil {
		var newest header
		if err := l.request(ctx, &newest, "eth_getBlockByNumber", "latest", false); err != nil {
			return err
		}
		s.position.resumeAfter(newest.Hash)
	}
	if !s.position.followsHeads {
		return nil
	}
	return l.request(ctx, &s.headsID, s.method, "newHeads")
}

func (s *subscriber) onEvent(ctx context.Context, id string, data json.RawMessage) error {
	switch {
	case s.id == "":
		return nil
	case id == s.headsID:
		return s.position.onHead(data)
	case id != s.id:
		return nil
	}
	if err := s.deliver(ctx, data); err != nil {
		return err
	}
	if s.position == nil {
		return nil
	}
	return s.position.onEvent(data)
}
