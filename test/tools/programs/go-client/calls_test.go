package test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"rootgate.internal/rootgate"
)

func TestSendsParamsAsTheServiceTakesThem(t *testing.T) {
	address := rootgate.Must(rootgate.ParseAddress("0x00000000000000000000000000000000000000Ab"))
	hash := rootgate.Must(rootgate.ParseHash("0x" + strings.Repeat("1", 64)))
	slots := map[string]*big.Int{"0x0": big.NewInt(16)}
	overrides := map[rootgate.Address]rootgate.AccountOverride{address: {State: slots}}
	calls := map[string]func(context.Context, *rootgate.Client) error{
		`["0x00000000000000000000000000000000000000ab"]`: func(ctx context.Context, c *rootgate.Client) error {
			_, err := c.EthGetBalance(ctx, address, nil)
			return err
		},
		`["0x00000000000000000000000000000000000000ab","0x1f"]`: func(ctx context.Context, c *rootgate.Client) error {
			_, err := c.EthGetBalance(ctx, address, rootgate.Number(31))
			return err
		},
		`["0x00000000000000000000000000000000000000ab","` + hash.String() + `"]`: func(ctx context.Context, c *rootgate.Client) error {
			_, err := c.EthGetBalance(ctx, address, hash)
			return err
		},
		`[{"value":"0x10"},null,{"0x00000000000000000000000000000000000000ab":{"state":{"0x0":"0x10"}}}]`: func(ctx context.Context, c *rootgate.Client) error {
			_, err := c.EthEstimateGas(ctx, rootgate.CallObject{Value: big.NewInt(16)}, nil, overrides)
			return err
		},
		`["` + hash.String() + `","0x0"]`: func(ctx context.Context, c *rootgate.Client) error {
			_, err := c.EthGetTransactionByBlockHashAndIndex(ctx, hash, new(big.Int))
			return err
		},
	}
	for params, send := range calls {
		f := newFake(t, func(_ int, body string, w http.ResponseWriter) { result(w, body, "null") })
		if err := send(t.Context(), f.client(t)); err != nil {
			t.Error(params, err)
		}
		var sent struct{ Params json.RawMessage }
		_ = json.Unmarshal([]byte(f.bodies[0]), &sent)
		if string(sent.Params) != params {
			t.Errorf("sent %s in place of %s", sent.Params, params)
		}
	}
}

func TestSendsFilters(t *testing.T) {
	address := rootgate.Must(rootgate.ParseAddress("0x" + strings.Repeat("0", 40)))
	topic := rootgate.Must(rootgate.ParseHash("0x" + strings.Repeat("2", 64)))
	filter := rootgate.LogFilter{
		Address:   rootgate.Addresses{address},
		FromBlock: rootgate.BlockTagEarliest,
		Topics:    []rootgate.TopicFilter{nil, topic, rootgate.Hashes{topic}},
	}
	f := newFake(t, func(_ int, body string, w http.ResponseWriter) { result(w, body, "[]") })
	if _, err := f.client(t).EthGetLogs(t.Context(), filter); err != nil {
		t.Fatal(err)
	}
	expected := fmt.Sprintf(`[{"address":["%s"],"fromBlock":"earliest","topics":[null,"%s",["%s"]]}]`, address, topic, topic)
	if !strings.Contains(f.bodies[0], expected) {
		t.Error(f.bodies[0])
	}
}

func TestRefusesNegativeQuantities(t *testing.T) {
	f := newFake(t, func(_ int, body string, w http.ResponseWriter) { result(w, body, `"0x0"`) })
	_, err := f.client(t).EthEstimateGas(t.Context(), rootgate.CallObject{Value: big.NewInt(-1)}, nil, nil)
	if err == nil || f.attempts() != 0 {
		t.Error(err, f.attempts())
	}
}

func TestFindsOutWhichFormOfAResultItIs(t *testing.T) {
	results := []string{
		`["0x` + strings.Repeat("1", 64) + `"]`,
		`[{"address":"0x` + strings.Repeat("0", 40) + `","logIndex":"0x1"}]`,
	}
	f := newFake(t, func(attempt int, body string, w http.ResponseWriter) { result(w, body, results[attempt-1]) })
	client := f.client(t)
	hashes, err := client.EthGetFilterChanges(t.Context(), big.NewInt(1))
	if err != nil || len(hashes.Hashes) != 1 || hashes.Logs != nil {
		t.Error(hashes, err)
	}
	logs, err := client.EthGetFilterChanges(t.Context(), big.NewInt(1))
	if err != nil || len(logs.Logs) != 1 || logs.Hashes != nil || logs.Logs[0].LogIndex.Int64() != 1 {
		t.Error(logs, err)
	}
}

func TestReadsWhatItWrites(t *testing.T) {
	const trace = `{"action":{"address":"0x1111111111111111111111111111111111111111",` +
		`"refundAddress":"0x2222222222222222222222222222222222222222","balance":"0xff"},"result":null}`
	var read, again rootgate.Trace
	if err := json.Unmarshal([]byte(trace), &read); err != nil {
		t.Fatal(err)
	}
	if read.Action.DestroyAction == nil || read.Action.DestroyAction.Balance.Int64() != 255 || read.Result != nil {
		t.Fatalf("%+v", read)
	}
	text, err := json.Marshal(read)
	if err != nil || !strings.Contains(string(text), `"balance":"0xff"`) {
		t.Fatal(string(text), err)
	}
	if err := json.Unmarshal(text, &again); err != nil || again.Action.DestroyAction.Balance.Int64() != 255 {
		t.Fatal(err)
	}
}

func TestCallsAMethodByItsName(t *testing.T) {
	f := newFake(t, func(_ int, body string, w http.ResponseWriter) { result(w, body, `"0x1f"`) })
	var id string
	if err := f.client(t).Call(t.Context(), &id, "eth_chainId"); err != nil || id != "0x1f" {
		t.Error(id, err)
	}
}

func TestFollowsNoRedirect(t *testing.T) {
	var referer string
	other := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { referer = r.Referer() }))
	defer other.Close()
	f := newFake(t, func(_ int, _ string, w http.ResponseWriter) {
		w.Header().Set("location", other.URL)
		w.WriteHeader(http.StatusTemporaryRedirect)
	})
	var lost *rootgate.ConnectionError
	_, err := f.client(t).EthBlockNumber(t.Context())
	if !errors.As(err, &lost) || lost.Status != 307 || referer != "" {
		t.Error(err, referer)
	}
}

func TestSendsHeaders(t *testing.T) {
	var header http.Header
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header = r.Header
		result(w, `{"id":1}`, `"0x1"`)
	}))
	defer server.Close()
	client := rootgate.Must(rootgate.New(server.URL, rootgate.WithHeader("x-team", "blue")))
	if _, err := client.EthBlockNumber(t.Context()); err != nil || header.Get("x-team") != "blue" {
		t.Error(err, header)
	}
}
