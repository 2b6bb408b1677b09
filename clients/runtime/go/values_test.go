package rootgate

import (
	"encoding/json"
	"math/big"
	"strings"
	"testing"
)

func TestReadsHexadecimalDigits(t *testing.T) {
	for text, isRight := range map[string]bool{
		"0x" + strings.Repeat("aB", 20): true,
		"0x" + strings.Repeat("a", 39):  false,
		"0x" + strings.Repeat("a", 42):  false,
		strings.Repeat("a", 40):         false,
		"0x" + strings.Repeat("g", 40):  false,
	} {
		address, err := ParseAddress(text)
		if (err == nil) != isRight || (isRight && address.String() != strings.ToLower(text)) {
			t.Error(text, address, err)
		}
	}
}

func TestReadsQuantities(t *testing.T) {
	most := new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), 256), big.NewInt(1))
	for text, expected := range map[string]*big.Int{
		`"0x0"`: new(big.Int), `"0x00Ff"`: big.NewInt(255), `"0x` + most.Text(16) + `"`: most,
		`"0x"`: nil, `"12"`: nil, `"0xg"`: nil, `"0x-1"`: nil, `12`: nil, `"0x0` + most.Text(16) + `"`: nil,
	} {
		value, err := decodeQuantity(json.RawMessage(text))
		if (err == nil) != (expected != nil) || (err == nil && value.Cmp(expected) != 0) {
			t.Error(text, value, err)
		}
	}
	if value, err := decodeQuantity(json.RawMessage("null")); value != nil || err != nil {
		t.Error(value, err)
	}
}

func TestWritesQuantitiesOfUpTo256Bits(t *testing.T) {
	tooLarge := new(big.Int).Lsh(big.NewInt(1), 256)
	for _, wrong := range []*big.Int{big.NewInt(-1), tooLarge} {
		if text, err := json.Marshal(BigNumber(wrong)); err == nil {
			t.Error(string(text))
		}
	}
	if text, err := json.Marshal(Number(255)); err != nil || string(text) != `"0xff"` {
		t.Error(string(text), err)
	}
}
