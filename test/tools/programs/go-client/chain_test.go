package test

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"github.com/coder/websocket"
	"rootgate.internal/rootgate"
)

// event is a message of a subscription.
type event struct {
	kind string
	json string
}

// chain is a service with subscriptions. Each block has some logs; it sends all events from where a subscription
// resumes, and cuts the connection after cutAfter of them.
type chain struct {
	server   *httptest.Server
	mutex    sync.Mutex
	blocks   int
	logs     int
	cutAfter func() int
	// refuse, if it is set, responds to handshakes in place of the service.
	refuse func(connection int, w http.ResponseWriter) bool
	// close, if it is set, ends a connection with a close code, before anything else.
	close       func(connection int) websocket.StatusCode
	starts      []string
	connections int
	// fallSilent, if it is set, tells whether a connection stays open without a word after its first event.
	fallSilent func(connection int) bool
	// cuts receives the number of events before each cut.
	cuts chan int
	// ended is closed with the test.
	ended chan struct{}
}

func newChain(t *testing.T, blocks, logs int) *chain {
	c := &chain{blocks: blocks, logs: logs, cutAfter: func() int { return 1 << 30 }, cuts: make(chan int, 1_000), ended: make(chan struct{})}
	c.server = httptest.NewServer(http.HandlerFunc(c.serve))
	t.Cleanup(func() { close(c.ended); c.server.Close() })
	return c
}

func (c *chain) client(options ...rootgate.Option) *rootgate.Client {
	return rootgate.Must(rootgate.New(c.server.URL+"/"+secret, options...))
}

func (c *chain) serve(w http.ResponseWriter, r *http.Request) {
	c.mutex.Lock()
	c.connections++
	number := c.connections
	c.mutex.Unlock()
	if c.refuse != nil && c.refuse(number, w) {
		return
	}
	conn, err := websocket.Accept(w, r, nil)
	if err != nil {
		return
	}
	defer conn.CloseNow()
	if c.close != nil {
		if code := c.close(number); code != 0 {
			conn.Close(code, "")
			return
		}
	}
	c.respond(r.Context(), conn, number)
}

func (c *chain) respond(ctx context.Context, conn *websocket.Conn, number int) {
	followsHeads := false
	for {
		_, data, err := conn.Read(ctx)
		if err != nil {
			return
		}
		one := read(string(data))
		if one.Method == "eth_getBlockByNumber" {
			write(ctx, conn, one.ID, fmt.Sprintf(`{"hash":"%s"}`, hashOf(0)))
			continue
		}
		kind := text(one.Params[0])
		if kind == "newHeads" && len(one.Params) == 1 {
			followsHeads = true
			write(ctx, conn, one.ID, `"0xaa"`)
			continue
		}
		var filter struct{ FromBlock json.RawMessage }
		_ = json.Unmarshal(one.Params[1], &filter)
		c.mutex.Lock()
		c.starts = append(c.starts, string(filter.FromBlock))
		cut := c.cutAfter()
		c.mutex.Unlock()
		write(ctx, conn, one.ID, `"0xbb"`)
		for i, event := range c.eventsFrom(filter.FromBlock, followsHeads) {
			if i == 1 && c.fallSilent != nil && c.fallSilent(number) {
				<-c.ended
			}
			if i == cut {
				c.cuts <- cut
				return
			}
			id := map[bool]string{true: "0xbb", false: "0xaa"}[event.kind == kind]
			message := fmt.Sprintf(`{"method":"eth_subscription","params":{"subscription":"%s","result":%s}}`, id, event.json)
			if conn.Write(ctx, websocket.MessageText, []byte(message)) != nil {
				return
			}
		}
	}
}

// eventsFrom returns what comes after a point: the header of each block, then its logs. The header comes again where
// the point is among the logs: a service may send it late.
func (c *chain) eventsFrom(point json.RawMessage, withLogs bool) []event {
	var at struct{ BlockHash, LogIndex string }
	if json.Unmarshal(point, &at) != nil {
		at.BlockHash = text(point)
	}
	first, index := 1+numberOf(at.BlockHash), 0
	if at.LogIndex != "" {
		first--
		fmt.Sscanf(at.LogIndex, "0x%x", &index)
	}
	var events []event
	for block := first; block <= c.blocks; block++ {
		header := fmt.Sprintf(`{"number":"0x%x","hash":"%s","parentHash":"%s"}`, block, hashOf(block), hashOf(block-1))
		events = append(events, event{"newHeads", header})
		for ; withLogs && index < c.logs; index++ {
			json := fmt.Sprintf(`{"blockHash":"%s","blockNumber":"0x%x","logIndex":"0x%x"}`, hashOf(block), block, index)
			events = append(events, event{"logs", json})
		}
		index = 0
	}
	return events
}

func write(ctx context.Context, conn *websocket.Conn, id uint64, result string) {
	_ = conn.Write(ctx, websocket.MessageText, fmt.Appendf(nil, `{"jsonrpc":"2.0","id":%d,"result":%s}`, id, result))
}

func hashOf(block int) string { return fmt.Sprintf("0x%064x", block) }

func numberOf(hash string) (number int) {
	fmt.Sscanf(hash, "0x%x", &number)
	return number
}

func text(data json.RawMessage) (value string) {
	_ = json.Unmarshal(data, &value)
	return value
}

// upTo returns cuts by chance, the same in each run.
func upTo(most int) func() int {
	random := rand.New(rand.NewPCG(1, 2))
	return func() int { return random.IntN(most) }
}
