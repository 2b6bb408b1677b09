package test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"rootgate.internal/rootgate"
)

const soon = `{"retryAfterMs":1}`

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
