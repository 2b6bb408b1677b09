package rootgate

// splitBatch returns parts of a batch, in order, that each keep within the service's limits. What is too large
// alone is a part of its own.
func splitBatch(calls []preparedCall) [][]preparedCall {
	var parts [][]preparedCall
	start, size := 0, 2
	for i, one := range calls {
		// Each call is followed by a comma or by the closing bracket.
		if i > start && (i-start == maxBatchLength || size+len(one.text) > maxBodyBytes) {
			parts = append(parts, calls[start:i])
			start, size = i, 2
		}
		size += len(one.text) + 1
	}
	if start < len(calls) {
		parts = append(parts, calls[start:])
	}
	return parts
}
