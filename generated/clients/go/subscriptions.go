// Generated from openrpc.json by `npm run generate`. Do not edit.

package rootgate

import (
	"context"
)

// SubscribeNewHeads subscribes to events of the kind newHeads, over a WebSocket connection of its own, until the
// context ends or Close is called. Whenever the connection breaks, it connects again; newHeads and logs resume
// without a gap. It returns an error when the subscription can't begin. The filter may be nil.
func (c *Client) SubscribeNewHeads(ctx context.Context, filter SubscriptionOption) (*Subscription[BlockHeader], error) {
	s, err := newSubscriber(c, "eth_subscribe", "newHeads", filter)
	if err != nil {
		return nil, err
	}
	return subscribe(ctx, s, decodeJSON[BlockHeader])
}

// SubscribeLogs subscribes to events of the kind logs, over a WebSocket connection of its own, until the context
// ends or Close is called. Whenever the connection breaks, it connects again; newHeads and logs resume without a
// gap. It returns an error when the subscription can't begin. The filter may be nil.
func (c *Client) SubscribeLogs(ctx context.Context, filter SubscriptionOption) (*Subscription[Log], error) {
	s, err := newSubscriber(c, "eth_subscribe", "logs", filter)
	if err != nil {
		return nil, err
	}
	return subscribe(ctx, s, decodeJSON[Log])
}

// SubscribeNewPendingTransactions subscribes to events of the kind newPendingTransactions, over a WebSocket
// connection of its own, until the context ends or Close is called. Whenever the connection breaks, it connects
// again; newHeads and logs resume without a gap. It returns an error when the subscription can't begin. The
// filter may be nil.
func (c *Client) SubscribeNewPendingTransactions(ctx context.Context, filter SubscriptionOption) (*Subscription[Hash], error) {
	s, err := newSubscriber(c, "eth_subscribe", "newPendingTransactions", filter)
	if err != nil {
		return nil, err
	}
	return subscribe(ctx, s, decodeJSON[Hash])
}
