package rootgate

import (
	"encoding/json"
	"errors"
	"math/big"
	"strings"
)

// Quantity is a whole number where the service also takes other things, such as a block's tag or hash.
type Quantity struct{ value *big.Int }

// Number makes a Quantity.
func Number(value int64) Quantity {
	return Quantity{big.NewInt(value)}
}

// BigNumber makes a Quantity of any size.
func BigNumber(value *big.Int) Quantity {
	return Quantity{value}
}

func (q Quantity) String() string { return q.value.String() }

// MarshalJSON writes 0x and hexadecimal digits.
func (q Quantity) MarshalJSON() ([]byte, error) {
	return (*quantity)(q.value).MarshalJSON()
}

// quantity is a *big.Int on the wire: 0x and hexadecimal digits.
type quantity big.Int

func (q *quantity) MarshalText() ([]byte, error) {
	value := (*big.Int)(q)
	if value.Sign() < 0 || value.BitLen() > 256 {
		return nil, errors.New("rootgate: a quantity has 0 to 256 bits and no sign")
	}
	return []byte("0x" + value.Text(16)), nil
}

func (q *quantity) MarshalJSON() ([]byte, error) {
	if q == nil {
		return []byte("null"), nil
	}
	text, err := q.MarshalText()
	if err != nil {
		return nil, err
	}
	return []byte(`"` + string(text) + `"`), nil
}

func (q *quantity) UnmarshalText(text []byte) error {
	digits, hasPrefix := strings.CutPrefix(string(text), "0x")
	isDigit := func(r rune) bool { return strings.ContainsRune("0123456789abcdefABCDEF", r) }
	if !hasPrefix || digits == "" || len(digits) > 64 || strings.TrimFunc(digits, isDigit) != "" {
		return errors.New("rootgate: a quantity is 0x and 1 to 64 hexadecimal digits")
	}
	(*big.Int)(q).SetString(digits, 16)
	return nil
}

func decodeQuantity(data json.RawMessage) (*big.Int, error) {
	value, err := decodeJSON[*quantity](data)
	return (*big.Int)(value), err
}
