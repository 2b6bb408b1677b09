package test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"net/http"
	"testing"
	"time"

	"github.com/coder/websocket"
	"rootgate.internal/rootgate"
)

func TestHeadersComeOnceAndInOrderHoweverOftenTheConnectionIsCut(t *testing.T) {
	c := newChain(t, 60, 0)
	c.cutAfter = upTo(25)
	heads, err := c.client().SubscribeNewHeads(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	for block := 1; block <= 60; block++ {
		if head := <-heads.Events(); head.Number.Int64() != int64(block) {
			t.Fatalf("%v in place of %d", head.Number, block)
		}
	}
	heads.Close()
	if _, isOpen := <-heads.Events(); isOpen || heads.Err() != nil || c.connections < 3 {
		t.Error(isOpen, heads.Err(), c.connections)
	}
}

func TestLogsComeOnceAndInOrderHoweverOftenTheConnectionIsCut(t *testing.T) {
	c := newChain(t, 20, 3)
	c.cutAfter = upTo(25)
	logs, err := c.client().SubscribeLogs(t.Context(), &rootgate.SubscriptionFilter{})
	if err != nil {
		t.Fatal(err)
	}
	defer logs.Close()
	for i := range 60 {
		log := <-logs.Events()
		if log.BlockNumber.Int64() != int64(1+i/3) || log.LogIndex.Int64() != int64(i%3) {
			t.Fatalf("%v/%v in place of %d", log.BlockNumber, log.LogIndex, i)
		}
	}
	if c.connections < 3 {
		t.Error(c.connections)
	}
}

func TestALateHeaderBringsNoLogBack(t *testing.T) {
	c := newChain(t, 2, 3)
	var cuts int
	// After the second log, then after the header that comes late.
	c.cutAfter = func() int { cuts++; return []int{3, 1, 1 << 30}[min(cuts, 3)-1] }
	logs, err := c.client().SubscribeLogs(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer logs.Close()
	for i := range 6 {
		if log := <-logs.Events(); log.LogIndex.Int64() != int64(i%3) {
			t.Fatal(i, log.BlockNumber, log.LogIndex, c.starts)
		}
	}
}

func TestKeepsUpWithBlocksWithoutLogs(t *testing.T) {
	c := newChain(t, 10, 0)
	var cuts int
	c.cutAfter = func() int { cuts++; return []int{7, 0, 0}[min(cuts, 3)-1] }
	logs, err := c.client().SubscribeLogs(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer logs.Close()
	for range 3 {
		<-c.cuts
	}
	// Of the seventh block the header has come: all logs of those below it have, too.
	if expected := fmt.Sprintf("%q", hashOf(6)); c.starts[1] != expected || c.starts[2] != expected {
		t.Error(c.starts)
	}
}

func TestResumesWhereAnEarlierProgramEnded(t *testing.T) {
	c := newChain(t, 9, 0)
	hash := rootgate.Must(rootgate.ParseHash(hashOf(7)))
	heads, err := c.client().SubscribeNewHeads(t.Context(), &rootgate.SubscriptionFilter{FromBlock: hash})
	if err != nil {
		t.Fatal(err)
	}
	defer heads.Close()
	if head := <-heads.Events(); head.Number.Int64() != 8 {
		t.Error(head.Number)
	}
}

func TestResumesAmongTheLogsOfABlockThoughItsHeaderComesFirst(t *testing.T) {
	c := newChain(t, 2, 3)
	connections := 0
	// After the header of the block that the point is in.
	c.cutAfter = func() int { connections++; return map[bool]int{true: 1, false: 1 << 30}[connections == 1] }
	hash := rootgate.Must(rootgate.ParseHash(hashOf(1)))
	point := rootgate.SubscriptionPoint{BlockHash: &hash, LogIndex: big.NewInt(2)}
	logs, err := c.client().SubscribeLogs(t.Context(), &rootgate.SubscriptionFilter{FromBlock: point})
	if err != nil {
		t.Fatal(err)
	}
	defer logs.Close()
	if log := <-logs.Events(); log.LogIndex.Int64() != 2 {
		t.Error(log.LogIndex, c.starts)
	}
}

func TestASlowReaderLosesNothing(t *testing.T) {
	c := newChain(t, 3_000, 0)
	c.cutAfter = func() int { return 1_200 }
	heads, err := c.client().SubscribeNewHeads(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer heads.Close()
	if cap(heads.Events()) != 1_000 {
		t.Error(cap(heads.Events()))
	}
	// Now the buffer is full, or will be.
	<-c.cuts
	for block := 1; block <= 3_000; block++ {
		if head := <-heads.Events(); head.Number.Int64() != int64(block) {
			t.Fatalf("%v in place of %d", head.Number, block)
		}
	}
}

func TestConnectsAgainAfterClosesThatPass(t *testing.T) {
	for _, code := range []websocket.StatusCode{1001, 1011, 1013, 4002} {
		c := newChain(t, 2, 0)
		c.close = func(connection int) websocket.StatusCode { return map[int]websocket.StatusCode{2: code}[connection] }
		c.cutAfter = func() int { return 1 }
		heads, err := c.client().SubscribeNewHeads(t.Context(), nil)
		if err != nil {
			t.Fatal(err)
		}
		first, second := <-heads.Events(), <-heads.Events()
		heads.Close()
		if first.Number.Int64() != 1 || second.Number.Int64() != 2 || c.connections < 3 {
			t.Error(code, first.Number, second.Number, c.connections)
		}
	}
}

func TestReplacesAConnectionThatFallsSilent(t *testing.T) {
	c := newChain(t, 2, 0)
	c.fallSilent = func(connection int) bool { return connection == 1 }
	heads, err := c.client(rootgate.WithPingInterval(20*time.Millisecond)).SubscribeNewHeads(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer heads.Close()
	first, second := <-heads.Events(), <-heads.Events()
	if first.Number.Int64() != 1 || second.Number.Int64() != 2 {
		t.Error(first.Number, second.Number)
	}
}

func TestEndsWhenTheKeyIsRevoked(t *testing.T) {
	c := newChain(t, 2, 0)
	c.cutAfter = func() int { return 1 }
	c.close = func(connection int) websocket.StatusCode { return map[int]websocket.StatusCode{2: 4001}[connection] }
	heads, err := c.client().SubscribeNewHeads(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	<-heads.Events()
	_, isOpen := <-heads.Events()
	var lost *rootgate.ConnectionError
	if isOpen || !errors.As(heads.Err(), &lost) || lost.Problem != rootgate.KeyRevoked || c.connections != 2 {
		t.Error(isOpen, heads.Err(), c.connections)
	}
}

func TestTellsWhyAHandshakeWasRefused(t *testing.T) {
	unauthorized := func(w http.ResponseWriter) {
		w.WriteHeader(401)
		fmt.Fprint(w, `{"jsonrpc":"2.0","id":null,"error":{"code":-32021,"message":"unknown"}}`)
	}
	c := newChain(t, 1, 0)
	c.refuse = func(_ int, w http.ResponseWriter) bool { unauthorized(w); return true }
	if _, err := c.client().SubscribeNewHeads(t.Context(), nil); !errors.Is(err, rootgate.ErrUnauthorized) {
		t.Error(err)
	}

	c = newChain(t, 2, 0)
	c.cutAfter = func() int { return 1 }
	c.refuse = func(connection int, w http.ResponseWriter) bool {
		switch connection {
		case 1:
			return false
		case 2:
			w.WriteHeader(502)
		default:
			unauthorized(w)
		}
		return true
	}
	heads, err := c.client().SubscribeNewHeads(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	<-heads.Events()
	if _, isOpen := <-heads.Events(); isOpen || !errors.Is(heads.Err(), rootgate.ErrUnauthorized) || c.connections != 3 {
		t.Error(isOpen, heads.Err(), c.connections)
	}
}

func TestASubscriptionEndsWithItsContext(t *testing.T) {
	c := newChain(t, 1, 0)
	ctx, cancel := context.WithCancel(t.Context())
	heads, err := c.client().SubscribeNewHeads(ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	<-heads.Events()
	if heads.Err() != nil {
		t.Error(heads.Err())
	}
	cancel()
	if _, isOpen := <-heads.Events(); isOpen || !errors.Is(heads.Err(), context.Canceled) {
		t.Error(isOpen, heads.Err())
	}
	if _, err := c.client().SubscribeNewHeads(ctx, nil); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
