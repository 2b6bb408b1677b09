package rootgate

import (
	"encoding/json"
	"errors"
)

var errNotJSONRPC = errors.New("the response is not JSON-RPC")

func settlePart(part []preparedCall, data []byte, outcomes []outcome) {
	var responses []response
	if json.Unmarshal(data, &responses) != nil {
		// One object for a whole batch: it was refused.
		var one response
		err := json.Unmarshal(data, &one)
		for _, request := range part {
			if refused := one.outcome(); err == nil && (len(part) == 1 || refused.err != nil) {
				outcomes[request.index] = refused
			} else {
				outcomes[request.index] = response{}.outcome()
			}
		}
		return
	}
	byID := make(map[uint64]response, len(responses))
	for _, one := range responses {
		if one.ID != nil {
			byID[*one.ID] = one
		}
	}
	for _, request := range part {
		outcomes[request.index] = byID[request.id].outcome()
	}
}

type response struct {
	ID     *uint64         `json:"id"`
	Result json.RawMessage `json:"result"`
	Error  *struct {
		Code    int             `json:"code"`
		Message string          `json:"message"`
		Data    json.RawMessage `json:"data"`
	} `json:"error"`
}

func (r response) outcome() outcome {
	switch {
	case r.Error != nil:
		return outcome{err: newError(&Error{nameOfError(r.Error.Code), r.Error.Code, r.Error.Message, r.Error.Data})}
	case r.Result != nil:
		return outcome{result: r.Result}
	default:
		return outcome{err: &ConnectionError{Problem: Malformed, cause: errNotJSONRPC}}
	}
}
