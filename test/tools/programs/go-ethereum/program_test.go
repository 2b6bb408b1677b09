package program

import (
	"context"
	"crypto/ecdsa"
	"encoding/json"
	"math/big"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/ethereum/go-ethereum"
	"github.com/ethereum/go-ethereum/accounts/abi"
	"github.com/ethereum/go-ethereum/accounts/abi/bind"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/common/hexutil"
	"github.com/ethereum/go-ethereum/core/types"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
	"github.com/ethereum/go-ethereum/event"
	"github.com/ethereum/go-ethereum/rpc"
)

func must[T any](value T, err error) func(*testing.T) T {
	return func(t *testing.T) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return value
	}
}

func sender(t *testing.T) (*ecdsa.PrivateKey, *bind.TransactOpts) {
	key := must(crypto.HexToECDSA(strings.TrimPrefix(os.Getenv("PRIVATE_KEY"), "0x")))(t)
	chainID, _ := new(big.Int).SetString(os.Getenv("CHAIN_ID"), 10)
	return key, must(bind.NewKeyedTransactorWithChainID(key, chainID))(t)
}

func TestTool(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	client := must(ethclient.Dial(os.Getenv("RPC_URL")))(t)
	key, opts := sender(t)
	me := crypto.PubkeyToAddress(key.PublicKey)

	var artifact struct {
		ABI      abi.ABI       `json:"abi"`
		Bytecode hexutil.Bytes `json:"bytecode"`
	}
	if err := json.Unmarshal(must(os.ReadFile("contracts/kitchen.json"))(t), &artifact); err != nil {
		t.Fatal(err)
	}

	address, deployment, kitchen, err := bind.DeployContract(opts, artifact.ABI, artifact.Bytecode, client)
	if err != nil {
		t.Fatal(err)
	}
	must(bind.WaitDeployed(ctx, client, deployment))(t)
	var receipt *types.Receipt

	t.Run("deploys a contract", func(t *testing.T) {
		if code := must(client.CodeAt(ctx, address, nil))(t); len(code) == 0 {
			t.Fatal("no code")
		}
	})

	t.Run("calls it", func(t *testing.T) {
		var results []any
		if err := kitchen.Call(nil, &results, "owner"); err != nil || results[0] != me {
			t.Fatal(results, err)
		}
	})

	t.Run("calls code without an address", func(t *testing.T) {
		// Its constructor returns 32 bytes in place of code.
		code := common.FromHex("0x600760005260206000f3")
		result := must(client.CallContract(ctx, ethereum.CallMsg{Data: code}, nil))(t)
		if new(big.Int).SetBytes(result).Int64() != 7 {
			t.Fatal(result)
		}
	})

	t.Run("sends a transaction", func(t *testing.T) {
		transaction := must(kitchen.Transact(opts, "cook", big.NewInt(5), "soup"))(t)
		receipt = must(bind.WaitMined(ctx, client, transaction))(t)
		if receipt.Status != types.ReceiptStatusSuccessful {
			t.Fatal(receipt)
		}
	})

	t.Run("waits for confirmations", func(t *testing.T) {
		for must(client.BlockNumber(ctx))(t) < receipt.BlockNumber.Uint64()+2 {
			time.Sleep(100 * time.Millisecond)
		}
	})

	t.Run("reads a receipt", func(t *testing.T) {
		read := must(client.TransactionReceipt(ctx, receipt.TxHash))(t)
		if len(read.Logs) != 2 || read.Type != types.LegacyTxType {
			t.Fatal(read)
		}
	})

	t.Run("reads logs", func(t *testing.T) {
		dish := []any{big.NewInt(5)}
		logs, subscription, err := kitchen.FilterLogs(&bind.FilterOpts{Context: ctx}, "Cooked", nil, dish)
		if err != nil {
			t.Fatal(err)
		}
		defer subscription.Unsubscribe()
		event := map[string]any{}
		if err := kitchen.UnpackLogIntoMap(event, "Cooked", <-logs); err != nil || event["note"] != "soup" {
			t.Fatal(event, err)
		}
	})

	t.Run("shows a revert reason", func(t *testing.T) {
		err := kitchen.Call(nil, &[]any{}, "failWithReason")
		if err == nil || !strings.Contains(err.Error(), "the soup is cold") {
			t.Fatal(err)
		}
	})

	t.Run("shows a custom error", func(t *testing.T) {
		err := kitchen.Call(&bind.CallOpts{From: me}, &[]any{}, "failWithCustomError")
		failure, isData := err.(rpc.DataError)
		if !isData {
			t.Fatal(err)
		}
		data := common.FromHex(failure.ErrorData().(string))
		values := must(artifact.ABI.Errors["TooHot"].Inputs.Unpack(data[4:]))(t)
		if values[0].(*big.Int).Int64() != 451 || values[1] != me {
			t.Fatal(values)
		}
	})

	t.Run("sends a batch", func(t *testing.T) {
		batch := make([]rpc.BatchElem, 300)
		for i := range batch {
			batch[i] = rpc.BatchElem{
				Method: "eth_getTransactionCount",
				Args:   []any{address, "latest"},
				Result: new(hexutil.Uint64),
			}
		}
		if err := client.Client().BatchCallContext(ctx, batch); err != nil {
			t.Fatal(err)
		}
		for _, element := range batch {
			if element.Error != nil || *element.Result.(*hexutil.Uint64) != 1 {
				t.Fatal(element)
			}
		}
	})

	t.Run("sends without naming a fee", func(t *testing.T) {
		transaction := must(kitchen.Transact(opts, "setCount", big.NewInt(1)))(t)
		mined := must(bind.WaitMined(ctx, client, transaction))(t)
		if mined.EffectiveGasPrice.Sign() <= 0 {
			t.Fatal(mined)
		}
	})

	socket := must(ethclient.Dial(os.Getenv("SOCKET_URL")))(t)
	heads := make(chan *types.Header, 1024)
	logs := make(chan types.Log, 1024)
	query := ethereum.FilterQuery{Addresses: []common.Address{address}}
	following := []event.Subscription{
		event.Resubscribe(time.Second, func(ctx context.Context) (event.Subscription, error) {
			return socket.SubscribeNewHead(ctx, heads)
		}),
		event.Resubscribe(time.Second, func(ctx context.Context) (event.Subscription, error) {
			return socket.SubscribeFilterLogs(ctx, query, logs)
		}),
	}
	// Cooks until the log has come: those of the time without a connection are lost.
	cookUntilSeen := func(t *testing.T, dish int64) {
		for range 60 {
			transaction := must(kitchen.Transact(opts, "cook", big.NewInt(dish), "soup"))(t)
			must(bind.WaitMined(ctx, client, transaction))(t)
			timeout := time.After(500 * time.Millisecond)
			for waits := true; waits; {
				select {
				case log := <-logs:
					if len(log.Topics) == 3 && log.Topics[2].Big().Int64() == dish {
						<-heads
						return
					}
				case <-timeout:
					waits = false
				}
			}
		}
		t.Fatal("no log of it")
	}

	t.Run("subscribes to blocks and logs", func(t *testing.T) { cookUntilSeen(t, 7) })

	t.Run("goes on after its connection is cut", func(t *testing.T) {
		must(http.Get(os.Getenv("CUT_URL")))(t)
		for len(heads) > 0 {
			<-heads
		}
		cookUntilSeen(t, 8)
	})

	t.Run("unsubscribes", func(t *testing.T) {
		for _, subscription := range following {
			subscription.Unsubscribe()
		}
		var id string
		var ended bool
		if err := socket.Client().CallContext(ctx, &id, "eth_subscribe", "newHeads"); err != nil {
			t.Fatal(err)
		}
		if err := socket.Client().CallContext(ctx, &ended, "eth_unsubscribe", id); err != nil || !ended {
			t.Fatal(err)
		}
	})

	for name, refusal := range map[string]struct{ url, words string }{
		"shows that an API key is unknown":          {"UNKNOWN_KEY_URL", "unknown or revoked API key"},
		"shows that a key is for the other network": {"OTHER_NETWORK_URL", "use it at"},
		"shows that the quota is used up":           {"SPENT_QUOTA_URL", "quota of 1 requests a day is used up"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := must(ethclient.Dial(os.Getenv(refusal.url)))(t).BlockNumber(ctx)
			if err == nil || !strings.Contains(err.Error(), refusal.words) {
				t.Fatal(err)
			}
		})
	}
}
