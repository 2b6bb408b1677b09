package test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"rootgate.internal/rootgate"
)

func TestTellsWhichErrorItIs(t *testing.T) {
	f := newFake(t, func(_ int, body string, w http.ResponseWriter) {
		refusal(w, body, -32029, `{"reason":"daily_quota","limit":5,"used":5,"resetAt":"2026-01-01T00:00:00Z"}`)
	})
	_, err := f.client(t).EthBlockNumber(t.Context())
	var exceeded *rootgate.QuotaExceededError
	if !errors.As(err, &exceeded) || exceeded.Data.Limit != 5 {
		t.Error(err)
	}
	var refused *rootgate.Error
	if !errors.As(err, &refused) || refused.Code != -32029 || refused.Name != "QuotaExceeded" {
		t.Error(err)
	}
	if !errors.Is(err, rootgate.ErrQuotaExceeded) || errors.Is(err, rootgate.ErrUnauthorized) {
		t.Error(err)
	}
	var reverted *rootgate.ExecutionRevertedError
	if errors.As(err, &reverted) {
		t.Error(reverted)
	}
}

func TestReadsDataOfErrorsWhereItIsWhatTheDocumentSays(t *testing.T) {
	for data, expected := range map[string]string{`"0x08c379a0"`: "0x08c379a0", `{"odd":1}`: "0x", `null`: "0x"} {
		f := newFake(t, func(_ int, body string, w http.ResponseWriter) { refusal(w, body, 3, data) })
		_, err := f.client(t).EthCall(t.Context(), rootgate.CallObject{}, rootgate.BlockTagLatest, nil)
		var reverted *rootgate.ExecutionRevertedError
		if !errors.As(err, &reverted) || reverted.Data.String() != expected {
			t.Error(data, err)
		}
	}
}

func TestReportsResponsesThatAreNotJSONRPC(t *testing.T) {
	for response, problem := range map[string]rootgate.Problem{
		`{}`: rootgate.Malformed, `"text"`: rootgate.Malformed, `<html>`: rootgate.HTTP, ``: rootgate.HTTP,
		`{"jsonrpc":"2.0","id":1,"result":"12"}`: rootgate.Malformed, `{"jsonrpc":"2.0","id":9,"result":{}}`: rootgate.Malformed,
	} {
		f := newFake(t, func(_ int, _ string, w http.ResponseWriter) { fmt.Fprint(w, response) })
		_, err := f.client(t).EthBlockNumber(t.Context())
		var lost *rootgate.ConnectionError
		if !errors.As(err, &lost) || lost.Problem != problem {
			t.Error(response, err)
		}
	}
}

func TestEndsWithItsContext(t *testing.T) {
	release := make(chan struct{})
	defer close(release)
	f := newFake(t, func(int, string, http.ResponseWriter) { <-release })
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Millisecond)
	defer cancel()
	if _, err := f.client(t).EthBlockNumber(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	var lost *rootgate.ConnectionError
	_, err := f.client(t, rootgate.WithTimeout(10*time.Millisecond)).EthBlockNumber(t.Context())
	if !errors.As(err, &lost) || lost.Problem != rootgate.Timeout {
		t.Error(err)
	}
}

func TestNeverShowsTheKey(t *testing.T) {
	f := newFake(t, func(_ int, _ string, w http.ResponseWriter) { w.WriteHeader(500) })
	client := f.client(t, rootgate.WithRetries(0))
	f.server.Close()
	_, lost := client.EthBlockNumber(t.Context())
	_, broken := client.SubscribeNewHeads(t.Context(), nil)
	_, wrong := rootgate.New("ftp://host/" + secret)
	_, invalid := rootgate.New("http://host:port/" + secret)
	shown := []string{fmt.Sprintf("%v %+v %#v %s %+v", client, client, client, client, *client.Batch())}
	for _, err := range []error{lost, broken, wrong, invalid} {
		if err == nil {
			t.Error("no error")
		}
		for ; err != nil; err = errors.Unwrap(err) {
			shown = append(shown, fmt.Sprintf("%v %+v %#v", err, err, err))
		}
	}
	if strings.Contains(strings.Join(shown, " "), secret) {
		t.Error(shown)
	}
}
