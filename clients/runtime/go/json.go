package rootgate

import "encoding/json"

func decodeJSON[T any](data json.RawMessage) (T, error) {
	var value T
	err := json.Unmarshal(data, &value)
	return value, err
}

// hasMember tells the objects of a union apart.
func hasMember(data json.RawMessage, name string) bool {
	members, err := decodeJSON[map[string]json.RawMessage](data)
	_, isThere := members[name]
	return err == nil && isThere
}

func convertList[A, B any](values []A, convert func(A) B) []B {
	if values == nil {
		return nil
	}
	converted := make([]B, len(values))
	for i, value := range values {
		converted[i] = convert(value)
	}
	return converted
}

func convertMap[K comparable, A, B any](values map[K]A, convert func(A) B) map[K]B {
	if values == nil {
		return nil
	}
	converted := make(map[K]B, len(values))
	for key, value := range values {
		converted[key] = convert(value)
	}
	return converted
}
