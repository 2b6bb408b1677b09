package rootgate

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
)

func TestRetriesTheCallsOfABatchThatFailed(t *testing.T) {
	f := newFake(t, func(attempt int, body string, w http.ResponseWriter) {
		if attempt == 2 {
			succeed(w, body, `"0x2"`)
			return
		}
		ids := idsOf(body)
		fmt.Fprintf(w, `[{"id":%d,"error":{"code":-32005,"message":"","data":%s}},{"id":%d,"result":"0x1"}]`, ids[1], soon, ids[0])
	})
	batch := f.Batch()
	one, other := addTo(batch, "height"), addTo(batch, "price")
	if _, err := one.Get(); !errors.Is(err, errNotSent) {
		t.Error(err)
	}
	if err := batch.Send(context.Background()); err != nil {
		t.Fatal(err)
	}
	first, firstErr := one.Get()
	second, secondErr := other.Get()
	if firstErr != nil || secondErr != nil || first != "0x1" || second != "0x2" || f.sent() != 2 {
		t.Error(first, firstErr, second, secondErr, f.sent())
	}
}

func TestSplitsABatchByTheServicesLimits(t *testing.T) {
	f := newFake(t, func(_ int, body string, w http.ResponseWriter) { refuse(w, body, -32029, "null") })
	send := func(length int, param string) int {
		before, batch := f.sent(), f.Batch()
		for range length {
			addTo(batch, "height", param)
		}
		_ = batch.Send(context.Background())
		return f.sent() - before
	}
	for length, requests := range map[int]int{1: 1, maxBatchLength: 1, maxBatchLength + 1: 2} {
		if sent := send(length, ""); sent != requests {
			t.Error(length, sent)
		}
	}
	// Two calls of equal length in a batch: two brackets and a comma.
	around := len(`{"jsonrpc":"2.0","id":10,"method":"height","params":[""]}`)
	fitting := (maxBodyBytes-3)/2 - around
	for padding, requests := range map[int]int{fitting: 1, fitting + 1: 2, maxBodyBytes: 2} {
		f.lastID.Store(9)
		if sent := send(2, strings.Repeat("x", padding)); sent != requests {
			t.Error(padding, sent)
		}
	}
}

func TestAWholeBatchCanBeRefused(t *testing.T) {
	f := newFake(t, func(_ int, _ string, w http.ResponseWriter) {
		w.WriteHeader(401)
		fmt.Fprint(w, `{"jsonrpc":"2.0","id":null,"error":{"code":-32021,"message":"unknown"}}`)
	})
	batch := f.Batch()
	results := []*Result[string]{addTo(batch, "height"), addTo(batch, "price")}
	if err := batch.Send(context.Background()); err != nil {
		t.Fatal(err)
	}
	for _, one := range results {
		if _, err := one.Get(); !errors.Is(err, ErrorCode(-32021)) {
			t.Error(err)
		}
	}
}

func TestOneResultIsNotTheResponseToABatch(t *testing.T) {
	f := newFake(t, func(_ int, _ string, w http.ResponseWriter) { fmt.Fprint(w, `{"jsonrpc":"2.0","id":1,"result":"0x1"}`) })
	batch := f.Batch()
	results := []*Result[string]{addTo(batch, "height"), addTo(batch, "price")}
	if err := batch.Send(context.Background()); err != nil {
		t.Fatal(err)
	}
	for _, one := range results {
		var lost *ConnectionError
		if _, err := one.Get(); !errors.As(err, &lost) || lost.Problem != Malformed {
			t.Error(err)
		}
	}
}

func TestSendsParamsByNameWhereAMethodTakesThemSo(t *testing.T) {
	f := newFake(t, func(_ int, body string, w http.ResponseWriter) { succeed(w, body, `"0x1"`) })
	var found string
	if err := f.Call(context.Background(), &found, "find", "a", nil); err != nil || !strings.Contains(f.bodies[0], `"params":{"name":"a"}`) {
		t.Error(err, f.bodies)
	}
}
