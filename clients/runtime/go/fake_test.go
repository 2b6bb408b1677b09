package rootgate

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
)

// fake is a service that responds to each HTTP request as the test says, and keeps the bodies.
type fake struct {
	*Client
	mutex  sync.Mutex
	bodies []string
}

func newFake(t *testing.T, respond func(attempt int, body string, w http.ResponseWriter), options ...Option) *fake {
	t.Helper()
	f := &fake{}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		f.mutex.Lock()
		f.bodies = append(f.bodies, string(body))
		attempt := len(f.bodies)
		f.mutex.Unlock()
		respond(attempt, string(body), w)
	}))
	t.Cleanup(server.Close)
	f.Client = Must(New(server.URL+"/secret", options...))
	return f
}

// sent returns how many requests came.
func (f *fake) sent() int {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	return len(f.bodies)
}

// get calls a method whose result is a quantity.
func (f *fake) get(t *testing.T, method string) (string, error) {
	t.Helper()
	var text string
	err := f.Call(context.Background(), &text, method)
	return text, err
}

// addTo adds a call whose result is a string.
func addTo(batch *Batch, method string, params ...any) *Result[string] {
	return add(batch, request[string]{method, params, decodeJSON[string]})
}

func succeed(w io.Writer, body, result string) {
	fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%d,"result":%s}`, idsOf(body)[0], result)
}

func refuse(w io.Writer, body string, code int, data string) {
	fmt.Fprintf(w, `{"jsonrpc":"2.0","id":%d,"error":{"code":%d,"message":"no","data":%s}}`, idsOf(body)[0], code, data)
}

// idsOf returns the IDs of a request, or of a batch.
func idsOf(body string) []uint64 {
	var all []struct{ ID uint64 }
	if json.Unmarshal([]byte(body), &all) != nil {
		all = make([]struct{ ID uint64 }, 1)
		_ = json.Unmarshal([]byte(body), &all[0])
	}
	ids := make([]uint64, len(all))
	for i, one := range all {
		ids[i] = one.ID
	}
	return ids
}
