package rootgate

import (
	"encoding/hex"
	"errors"
	"fmt"
	"strings"
)

// Address is 20 bytes: common.Address(address) is go-ethereum's type, without a copy of digits.
type Address [20]byte

// Hash is 32 bytes: common.Hash(hash) is go-ethereum's type.
type Hash [32]byte

// Data is bytes of any length: hexutil.Bytes(data) is go-ethereum's type.
type Data []byte

// ParseAddress reads 0x and 40 hexadecimal digits, in any letter case. Checksums are not checked.
func ParseAddress(text string) (Address, error) {
	var address Address
	return address, address.UnmarshalText([]byte(text))
}

// ParseHash reads 0x and 64 hexadecimal digits.
func ParseHash(text string) (Hash, error) {
	var hash Hash
	return hash, hash.UnmarshalText([]byte(text))
}

// ParseData reads 0x and an even number of hexadecimal digits.
func ParseData(text string) (Data, error) {
	var data Data
	return data, data.UnmarshalText([]byte(text))
}

// Must panics when there is an error. It is for constants: Must(ParseAddress("0x…")).
func Must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func (a Address) String() string { return encodeHex(a[:]) }
func (h Hash) String() string    { return encodeHex(h[:]) }
func (d Data) String() string    { return encodeHex(d) }

func (a Address) MarshalText() ([]byte, error) { return []byte(a.String()), nil }
func (h Hash) MarshalText() ([]byte, error)    { return []byte(h.String()), nil }
func (d Data) MarshalText() ([]byte, error)    { return []byte(d.String()), nil }

func (a *Address) UnmarshalText(text []byte) error { return decodeFixed(a[:], text) }
func (h *Hash) UnmarshalText(text []byte) error    { return decodeFixed(h[:], text) }

func (d *Data) UnmarshalText(text []byte) error {
	bytes, err := decodeHex(string(text))
	if err == nil {
		*d = bytes
	}
	return err
}

func encodeHex(bytes []byte) string {
	return "0x" + hex.EncodeToString(bytes)
}

func decodeFixed(target []byte, text []byte) error {
	bytes, err := decodeHex(string(text))
	if err != nil {
		return err
	}
	if len(bytes) != len(target) {
		return fmt.Errorf("rootgate: %d bytes, not %d", len(bytes), len(target))
	}
	copy(target, bytes)
	return nil
}

func decodeHex(text string) ([]byte, error) {
	digits, hasPrefix := strings.CutPrefix(text, "0x")
	if !hasPrefix {
		return nil, errors.New("rootgate: hexadecimal digits begin with 0x")
	}
	bytes, err := hex.DecodeString(digits)
	if err != nil {
		return nil, errors.New("rootgate: not an even number of hexadecimal digits")
	}
	return bytes, nil
}
