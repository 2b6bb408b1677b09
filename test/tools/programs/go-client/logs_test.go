package test

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"rootgate.internal/rootgate"
)

// logService has one log a block and a head of 100, and takes ranges of up to maxBlocks blocks.
func logService(t *testing.T, maxBlocks int) (*fake, *[]string) {
	asked := new([]string)
	return newFake(t, func(_ int, body string, w http.ResponseWriter) {
		call := read(body)
		if call.Method == "eth_blockNumber" {
			result(w, body, `"0x64"`)
			return
		}
		var filter struct{ FromBlock, ToBlock, BlockHash string }
		_ = json.Unmarshal(call.Params[0], &filter)
		if filter.BlockHash != "" {
			result(w, body, `[{"blockNumber":"0x7"}]`)
			return
		}
		var from, to int
		fmt.Sscanf(filter.FromBlock+" "+filter.ToBlock, "0x%x 0x%x", &from, &to)
		*asked = append(*asked, fmt.Sprintf("%d-%d", from, to))
		if to-from >= maxBlocks {
			refusal(w, body, -32602, fmt.Sprintf(`{"from":"0x%x","to":"0x%x"}`, from, from+maxBlocks-1))
			return
		}
		var logs []string
		for block := from; block <= to; block++ {
			logs = append(logs, fmt.Sprintf(`{"blockNumber":"0x%x"}`, block))
		}
		result(w, body, "["+strings.Join(logs, ",")+"]")
	}), asked
}

func TestIteratesLogsInTheRangesThatTheServiceSuggests(t *testing.T) {
	f, asked := logService(t, 40)
	next := int64(0)
	for event, err := range f.client(t).IterateLogs(t.Context(), rootgate.LogFilter{FromBlock: rootgate.BlockTagEarliest}) {
		if err != nil || event.BlockNumber.Int64() != next {
			t.Fatal(event.BlockNumber, next, err)
		}
		next++
	}
	if got := strings.Join(*asked, " "); next != 101 || got != "0-100 0-39 40-100 40-79 80-100" {
		t.Error(next, got)
	}
}

func TestIteratesLogsUpToTheHeadAtMostAndOfOneBlock(t *testing.T) {
	f, asked := logService(t, 1000)
	hash := rootgate.Must(rootgate.ParseHash("0x" + strings.Repeat("2", 64)))
	filters := map[string]rootgate.LogFilter{
		"99-100":  {FromBlock: rootgate.Number(99), ToBlock: rootgate.Number(1 << 40)},
		"100-100": {},
		"":        {FromBlock: rootgate.Number(101)},
		" ":       {BlockHash: &hash},
	}
	for expected, filter := range filters {
		*asked = nil
		count := 0
		for _, err := range f.client(t).IterateLogs(t.Context(), filter) {
			if err != nil {
				t.Fatal(err)
			}
			count++
		}
		if got := strings.Join(*asked, " "); got != strings.TrimSpace(expected) || (expected == " ") != (got == "" && count == 1) {
			t.Error(expected, got, count)
		}
	}
}

func TestIteratingLogsEndsWithABreakAndWithAnError(t *testing.T) {
	f, asked := logService(t, 40)
	for range f.client(t).IterateLogs(t.Context(), rootgate.LogFilter{FromBlock: rootgate.BlockTagEarliest}) {
		break
	}
	if got := strings.Join(*asked, " "); got != "0-100 0-39" {
		t.Error(got)
	}
	for name, data := range map[string]string{"none": `{}`, "no smaller one": `{"from":"0x0","to":"0x64"}`, "an empty one": `{"from":"0x5","to":"0x4"}`} {
		g := newFake(t, func(_ int, body string, w http.ResponseWriter) {
			if read(body).Method == "eth_blockNumber" {
				result(w, body, `"0x64"`)
			} else {
				refusal(w, body, -32602, data)
			}
		})
		count := 0
		for _, err := range g.client(t).IterateLogs(t.Context(), rootgate.LogFilter{FromBlock: rootgate.BlockTagEarliest}) {
			var invalid *rootgate.InvalidParamsError
			if !errors.As(err, &invalid) {
				t.Error(name, err)
			}
			count++
		}
		if count != 1 {
			t.Error(name, count)
		}
	}
}
