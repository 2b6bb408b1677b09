package test

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"net/http"
	"strings"
	"testing"

	"rootgate.internal/rootgate"
)

const soon = `{"retryAfterMs":1}`

func TestRetriesWhatMayHelp(t *testing.T) {
	for name, fail := range map[string]func(body string, w http.ResponseWriter){
		"an error that says when": func(body string, w http.ResponseWriter) { refusal(w, body, -32005, soon) },
		"a proxy's error":         func(_ string, w http.ResponseWriter) { w.WriteHeader(503) },
		"a broken connection":     func(string, http.ResponseWriter) { panic(http.ErrAbortHandler) },
	} {
		f := newFake(t, func(attempt int, body string, w http.ResponseWriter) {
			if attempt == 1 {
				fail(body, w)
			} else {
				result(w, body, `"0x5"`)
			}
		})
		number, err := f.client(t).EthBlockNumber(t.Context())
		if err != nil || number.Int64() != 5 || f.attempts() != 2 {
			t.Error(name, number, err, f.attempts())
		}
	}
}

func TestSendsOnceWhatARetryCannotMend(t *testing.T) {
	for name, fail := range map[string]func(body string, w http.ResponseWriter){
		"an error that is final": func(body string, w http.ResponseWriter) { refusal(w, body, -32029, "null") },
		"a delay that is long":   func(body string, w http.ResponseWriter) { refusal(w, body, -32005, `{"retryAfterMs":10001}`) },
		"HTTP 404":               func(_ string, w http.ResponseWriter) { w.WriteHeader(404) },
		"not JSON-RPC":           func(_ string, w http.ResponseWriter) { fmt.Fprint(w, "{}") },
	} {
		f := newFake(t, func(_ int, body string, w http.ResponseWriter) { fail(body, w) })
		if _, err := f.client(t).EthBlockNumber(t.Context()); err == nil || f.attempts() != 1 {
			t.Error(name, err, f.attempts())
		}
	}
}

func TestSendsATransactionTwiceOnlyIfTheFirstWasRefused(t *testing.T) {
	for code, attempts := range map[int]int{-32603: 1, -32005: 2} {
		f := newFake(t, func(_ int, body string, w http.ResponseWriter) { refusal(w, body, code, soon) })
		_, err := f.client(t, rootgate.WithRetries(1)).EthSendRawTransaction(t.Context(), rootgate.Data{1})
		if err == nil || f.attempts() != attempts {
			t.Error(code, err, f.attempts())
		}
	}
	f := newFake(t, func(int, string, http.ResponseWriter) { panic(http.ErrAbortHandler) })
	if _, err := f.client(t).EthSendRawTransaction(t.Context(), rootgate.Data{1}); err == nil || f.attempts() != 1 {
		t.Error(err, f.attempts())
	}
}

func TestStopsRetryingWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	f := newFake(t, func(_ int, body string, w http.ResponseWriter) {
		refusal(w, body, -32005, `{"retryAfterMs":9000}`)
		cancel()
	})
	if _, err := f.client(t).EthBlockNumber(ctx); !errors.Is(err, context.Canceled) || f.attempts() != 1 {
		t.Error(err, f.attempts())
	}
}

func TestRetriesTheCallsOfABatchThatFailed(t *testing.T) {
	f := newFake(t, func(attempt int, body string, w http.ResponseWriter) {
		if attempt == 2 {
			result(w, body, `"0x2"`)
			return
		}
		all := readAll(body)
		fmt.Fprintf(w, `[{"id":%d,"error":{"code":-32005,"message":"","data":%s}},{"id":%d,"result":"0x1"}]`, all[1].ID, soon, all[0].ID)
	})
	batch := f.client(t).Batch()
	one, other := batch.EthBlockNumber(), batch.EthGasPrice()
	if _, err := one.Get(); err == nil {
		t.Error("a result before it was sent")
	}
	if err := batch.Send(t.Context()); err != nil {
		t.Fatal(err)
	}
	first, firstErr := one.Get()
	second, secondErr := other.Get()
	if firstErr != nil || secondErr != nil || first.Int64() != 1 || second.Int64() != 2 || f.attempts() != 2 {
		t.Error(first, firstErr, second, secondErr, f.attempts())
	}
}

func TestSplitsABatchByTheServicesLimits(t *testing.T) {
	f := newFake(t, func(_ int, body string, w http.ResponseWriter) {
		if strings.HasPrefix(body, "{") {
			result(w, body, `"0x1"`)
			return
		}
		var responses []string
		for _, one := range readAll(body) {
			responses = append(responses, fmt.Sprintf(`{"id":%d,"result":"0x1"}`, one.ID))
		}
		fmt.Fprintf(w, "[%s]", strings.Join(responses, ","))
	})
	client := f.client(t)
	for length, requests := range map[int]int{1: 1, 1000: 1, 1001: 2} {
		before := f.attempts()
		batch := client.Batch()
		for range length {
			batch.EthBlockNumber()
		}
		if err := batch.Send(t.Context()); err != nil || f.attempts()-before != requests {
			t.Error(length, err, f.attempts()-before)
		}
	}
	batch := client.Batch()
	for range 4 {
		batch.Web3Sha3(make(rootgate.Data, 200_000))
	}
	before := f.attempts()
	_ = batch.Send(t.Context())
	if f.attempts()-before != 2 {
		t.Error(f.attempts() - before)
	}
	for _, body := range f.bodies {
		if len(body) > 1<<20 {
			t.Error(len(body))
		}
	}
}

func TestAWholeBatchCanBeRefused(t *testing.T) {
	f := newFake(t, func(_ int, _ string, w http.ResponseWriter) {
		w.WriteHeader(401)
		fmt.Fprint(w, `{"jsonrpc":"2.0","id":null,"error":{"code":-32021,"message":"unknown"}}`)
	})
	batch := f.client(t).Batch()
	one, other := batch.EthBlockNumber(), batch.EthGasPrice()
	if err := batch.Send(t.Context()); err != nil {
		t.Fatal(err)
	}
	_, first := one.Get()
	_, second := other.Get()
	if !errors.Is(first, rootgate.ErrUnauthorized) || !errors.Is(second, rootgate.ErrUnauthorized) {
		t.Error(first, second)
	}
}

func TestOneResultIsNotTheResponseToABatch(t *testing.T) {
	f := newFake(t, func(_ int, _ string, w http.ResponseWriter) { fmt.Fprint(w, `{"jsonrpc":"2.0","id":1,"result":"0x1"}`) })
	batch := f.client(t).Batch()
	one, other := batch.EthBlockNumber(), batch.EthGasPrice()
	if err := batch.Send(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, result := range []*rootgate.Result[*big.Int]{one, other} {
		var lost *rootgate.ConnectionError
		if _, err := result.Get(); !errors.As(err, &lost) || lost.Problem != rootgate.Malformed {
			t.Error(err)
		}
	}
}
