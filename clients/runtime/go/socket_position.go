package rootgate

import (
	"encoding/json"
	"math/big"
)

// position is how far the events of a subscription have come.
type position struct {
	// point is where it resumes: after a block, or among the logs of one. Nil: at no block yet.
	point        json.RawMessage
	followsHeads bool
	// logBlock is the block of the last log, or among whose logs it begins.
	logBlock string
}

// logPoint is a point among the logs of a block.
type logPoint struct {
	BlockHash string `json:"blockHash"`
}

type header struct {
	Hash       string `json:"hash"`
	ParentHash string `json:"parentHash"`
}

// newPosition returns nil for events that can't be resumed.
func newPosition(kind string, point json.RawMessage) *position {
	if kind != "newHeads" && kind != "logs" {
		return nil
	}
	p := &position{point: point, followsHeads: kind == "logs"}
	if among, err := decodeJSON[logPoint](point); err == nil {
		p.logBlock = among.BlockHash
	}
	return p
}

func (p *position) resumeAfter(blockHash string) {
	p.point, _ = json.Marshal(blockHash)
}

// onEvent notes an event that was delivered: a block's header; or a log, after which the next one of its block is
// still to come.
func (p *position) onEvent(data json.RawMessage) error {
	if !p.followsHeads {
		block, err := decodeJSON[header](data)
		p.resumeAfter(block.Hash)
		return malformed(err)
	}
	log, err := decodeJSON[struct {
		BlockHash string    `json:"blockHash"`
		LogIndex  *quantity `json:"logIndex"`
		Removed   bool      `json:"removed"`
	}](data)
	if err != nil || log.LogIndex == nil {
		return malformed(errNotJSONRPC)
	}
	next := new(big.Int).Set((*big.Int)(log.LogIndex))
	if !log.Removed {
		next.Add(next, big.NewInt(1))
	}
	p.logBlock = log.BlockHash
	p.point, err = json.Marshal(map[string]any{"blockHash": log.BlockHash, "logIndex": (*quantity)(next)})
	return err
}

// onHead notes a new block, which comes after all events of the blocks below it. Among the logs of that block,
// the position is further already.
func (p *position) onHead(data json.RawMessage) error {
	block, err := decodeJSON[header](data)
	if block.Hash != p.logBlock {
		p.resumeAfter(block.ParentHash)
	}
	return malformed(err)
}

func malformed(err error) error {
	if err == nil {
		return nil
	}
	return &ConnectionError{Problem: Malformed, cause: err}
}
