/** logs.go: logs of ranges of any size, for a service that has Ethereum's methods. */
export const logsFile = `// IterateLogs reads the logs of a range of blocks of any size, in their order, up to the head at the beginning. It reads as
// many ranges as the service's limits ask for, each as a request: where one is too large, the one that the service suggests.
// A reorganisation meanwhile may show in logs of recent blocks. An error ends it.
//
//	for event, err := range client.IterateLogs(ctx, filter) {
func (c *Client) IterateLogs(ctx context.Context, filter LogFilter) iter.Seq2[Log, error] {
	return func(yield func(Log, error) bool) {
		if err := c.readLogs(ctx, filter, func(log Log) bool { return yield(log, nil) }); err != nil {
			yield(Log{}, err)
		}
	}
}

// readLogs returns nil where yield has returned false.
func (c *Client) readLogs(ctx context.Context, filter LogFilter, yield func(Log) bool) error {
	if filter.BlockHash != nil {
		logs, err := c.EthGetLogs(ctx, filter)
		yieldAll(logs, yield)
		return err
	}
	head, err := c.EthBlockNumber(ctx)
	if err != nil {
		return err
	}
	first, last := heightOf(filter.FromBlock, head.Int64()), min(heightOf(filter.ToBlock, head.Int64()), head.Int64())
	for size := last - first + 1; first <= last; {
		end := min(first+size-1, last)
		filter.FromBlock, filter.ToBlock = Number(first), Number(end)
		logs, err := c.EthGetLogs(ctx, filter)
		if err != nil {
			if size, err = suggestedSize(err, end-first+1); err != nil {
				return err
			}
			continue
		}
		if !yieldAll(logs, yield) {
			return nil
		}
		first = end + 1
		// Other blocks may have fewer logs.
		size = min(2*size, last)
	}
	return nil
}

func yieldAll(logs []Log, yield func(Log) bool) bool {
	for _, log := range logs {
		if !yield(log) {
			return false
		}
	}
	return true
}

// suggestedSize is how many blocks the service suggests; the error itself where they are no fewer, so that reading always ends.
func suggestedSize(err error, asked int64) (int64, error) {
	var from, to *big.Int
	var invalid *InvalidParamsError
	var exceeded *LimitExceededError
	if errors.As(err, &invalid) && invalid.Data != nil {
		from, to = invalid.Data.From, invalid.Data.To
	}
	if errors.As(err, &exceeded) && exceeded.Data != nil {
		from, to = exceeded.Data.From, exceeded.Data.To
	}
	if from == nil || to == nil {
		return 0, err
	}
	size := to.Int64() - from.Int64() + 1
	if size < 1 || size >= asked {
		return 0, err
	}
	return size, nil
}

// heightOf is the number of a block; every tag but earliest is the head, as is a number that no chain reaches.
func heightOf(block BlockNumberOrTag, head int64) int64 {
	switch block := block.(type) {
	case Quantity:
		if block.value.IsInt64() {
			return block.value.Int64()
		}
	case BlockTag:
		if block == BlockTagEarliest {
			return 0
		}
	}
	return head
}
`;
