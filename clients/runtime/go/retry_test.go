package rootgate

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"testing"
	"time"
)

const soon = `{"retryAfterMs":1}`

func TestRetriesWhatMayHelp(t *testing.T) {
	for name, fail := range map[string]func(body string, w http.ResponseWriter){
		"an error that says when": func(body string, w http.ResponseWriter) { refuse(w, body, -32005, soon) },
		"a proxy's error":         func(_ string, w http.ResponseWriter) { w.WriteHeader(503) },
		"a broken connection":     func(string, http.ResponseWriter) { panic(http.ErrAbortHandler) },
	} {
		f := newFake(t, func(attempt int, body string, w http.ResponseWriter) {
			if attempt == 1 {
				fail(body, w)
			} else {
				succeed(w, body, `"0x5"`)
			}
		})
		if number, err := f.get(t, "height"); err != nil || number != "0x5" || f.sent() != 2 {
			t.Error(name, number, err, f.sent())
		}
	}
}

func TestSendsOnceWhatARetryCannotMend(t *testing.T) {
	for name, fail := range map[string]func(body string, w http.ResponseWriter){
		"an error that is final": func(body string, w http.ResponseWriter) { refuse(w, body, -32029, "null") },
		"a delay that is long":   func(body string, w http.ResponseWriter) { refuse(w, body, -32005, `{"retryAfterMs":10001}`) },
		"HTTP 404":               func(_ string, w http.ResponseWriter) { w.WriteHeader(404) },
		"not JSON-RPC":           func(_ string, w http.ResponseWriter) { fmt.Fprint(w, "{}") },
		"a response too large":   func(body string, w http.ResponseWriter) { succeed(w, body, fmt.Sprintf("%4096s", `"0x1"`)) },
	} {
		f := newFake(t, func(_ int, body string, w http.ResponseWriter) { fail(body, w) })
		if _, err := f.get(t, "height"); err == nil || f.sent() != 1 {
			t.Error(name, err, f.sent())
		}
	}
}

func TestSendsAgainWhatMustNotBeDoneTwiceOnlyIfItWasRefused(t *testing.T) {
	for code, attempts := range map[int]int{-32603: 1, -32005: 2} {
		f := newFake(t, func(_ int, body string, w http.ResponseWriter) { refuse(w, body, code, soon) }, WithRetries(1))
		if _, err := f.get(t, "send"); err == nil || f.sent() != attempts {
			t.Error(code, err, f.sent())
		}
	}
	f := newFake(t, func(int, string, http.ResponseWriter) { panic(http.ErrAbortHandler) })
	if _, err := f.get(t, "send"); err == nil || f.sent() != 1 {
		t.Error(err, f.sent())
	}
}

func TestStopsRetryingWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	f := newFake(t, func(_ int, body string, w http.ResponseWriter) {
		refuse(w, body, -32005, `{"retryAfterMs":9000}`)
		cancel()
	})
	var number string
	if err := f.Call(ctx, &number, "height"); !errors.Is(err, context.Canceled) || f.sent() != 1 {
		t.Error(err, f.sent())
	}
}

func TestDelaysGrowToALimit(t *testing.T) {
	for attempt, longest := range map[int]time.Duration{0: firstRetryDelay, 1: 2 * firstRetryDelay, 40: maxRetryDelay} {
		for range 100 {
			if delay := backOff(firstRetryDelay, maxRetryDelay, attempt); delay < longest/2 || delay > longest {
				t.Fatal(attempt, delay)
			}
		}
	}
}
