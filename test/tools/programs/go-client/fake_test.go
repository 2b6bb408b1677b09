package test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"rootgate.internal/rootgate"
)

// secret stands for an API key.
const secret = "rg_test_secret"

type request struct {
	ID     uint64            `json:"id"`
	Method string            `json:"method"`
	Params []json.RawMessage `json:"params"`
}

// fake is a service that responds to each HTTP request as the test says, and keeps the bodies.
type fake struct {
	server *httptest.Server
	mutex  sync.Mutex
	bodies []string
}

func newFake(t *testing.T, respond func(attempt int, body string, w http.ResponseWriter)) *fake {
	f := &fake{}
	f.server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		f.mutex.Lock()
		f.bodies = append(f.bodies, string(body))
		attempt := len(f.bodies)
		f.mutex.Unlock()
		respond(attempt, string(body), w)
	}))
	t.Cleanup(f.server.Close)
	return f
}

func (f *fake) client(t *testing.T, options ...rootgate.Option) *rootgate.Client {
	t.Helper()
	client, err := rootgate.New(f.server.URL+"/"+secret, options...)
	if err != nil {
		t.Fatal(err)
	}
	return client
}

func (f *fake) attempts() int {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	return len(f.bodies)
}

// result writes the response to a single request.
func result(w io.Writer, body, result string) {
	fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%d,"result":%s}`, read(body).ID, result)
}

// refusal writes an error.
func refusal(w io.Writer, body string, code int, data string) {
	fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%d,"error":{"code":%d,"message":"no","data":%s}}`, read(body).ID, code, data)
}

func read(body string) request {
	var one request
	_ = json.NewDecoder(strings.NewReader(body)).Decode(&one)
	return one
}

func readAll(body string) []request {
	var all []request
	_ = json.Unmarshal([]byte(body), &all)
	return all
}
