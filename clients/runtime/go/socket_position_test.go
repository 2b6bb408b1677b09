package rootgate

import (
	"encoding/json"
	"testing"
)

// after returns where a subscription resumes after some events; those that begin with "head " are of new blocks.
func after(t *testing.T, kind, point string, events ...string) string {
	t.Helper()
	p := newPosition(kind, json.RawMessage(point))
	for _, event := range events {
		note := p.onEvent
		if event[0] == 'h' {
			note, event = p.onHead, event[len("head "):]
		}
		if err := note(json.RawMessage(event)); err != nil {
			t.Fatal(err)
		}
	}
	return string(p.point)
}

func TestResumesWhereTheEventsEnded(t *testing.T) {
	const (
		header  = `{"hash":"0xb","parentHash":"0xa"}`
		log     = `{"blockHash":"0xb","logIndex":"0x3"}`
		removed = `{"blockHash":"0xb","logIndex":"0x3","removed":true}`
		fourth  = `{"blockHash":"0xb","logIndex":"0x4"}`
	)
	for name, one := range map[string]struct{ resumes, expected string }{
		"after the last header":                      {after(t, "newHeads", "", header), `"0xb"`},
		"with the log after the last":                {after(t, "logs", "", log), fourth},
		"with the log that was removed last":         {after(t, "logs", "", removed), log},
		"below the newest block, its logs to come":   {after(t, "logs", "", "head "+header), `"0xa"`},
		"among the logs of a block, its header late": {after(t, "logs", "", log, "head "+header), fourth},
		"among the logs that it began with":          {after(t, "logs", fourth, "head "+header), fourth},
	} {
		if one.resumes != one.expected {
			t.Error(name, one.resumes)
		}
	}
	if newPosition("newPendingTransactions", nil) != nil {
		t.Error("events that can't be resumed have a position")
	}
}

func TestAnEventThatIsNoneIsMalformed(t *testing.T) {
	for _, event := range []string{`{"blockHash":"0xb"}`, `[]`} {
		if newPosition("logs", nil).onEvent(json.RawMessage(event)) == nil {
			t.Error(event)
		}
	}
}
