// Package service runs the client against a service in development mode, which it finds in its environment.
package service

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"rootgate.internal/rootgate"
)

// transactions are signed before: this module has nothing to sign with. Each calls the contract, which logs.
type transactions struct {
	Deployment rootgate.Data
	Calls      []rootgate.Data
	// Owner and Failing are calldata: of a call that returns the deployer, and of one that reverts with a reason.
	Owner, Failing rootgate.Data
	Deployer       rootgate.Address
}

var (
	endpoint = os.Getenv("RPC_URL")
	// socketEndpoint leads through a proxy that cuts its connections.
	socketEndpoint = strings.Replace(os.Getenv("SOCKET_URL"), "ws:", "http:", 1)
	signed         transactions
)

func connect(t *testing.T, endpoint string, options ...rootgate.Option) *rootgate.Client {
	t.Helper()
	client, err := rootgate.New(endpoint, options...)
	if err != nil {
		t.Fatal(err)
	}
	return client
}

// send waits for the receipt of a transaction.
func send(t *testing.T, client *rootgate.Client, raw rootgate.Data) *rootgate.Receipt {
	t.Helper()
	hash, err := client.EthSendRawTransaction(t.Context(), raw)
	if err != nil {
		t.Fatal(err)
	}
	for {
		receipt, err := client.EthGetTransactionReceipt(t.Context(), hash)
		if err != nil {
			t.Fatal(err)
		}
		if receipt != nil {
			return receipt
		}
		time.Sleep(50 * time.Millisecond)
	}
}

func cut(t *testing.T) {
	t.Helper()
	response, err := http.Get(os.Getenv("CUT_URL"))
	if err != nil || response.StatusCode != http.StatusNoContent {
		t.Fatal(response, err)
	}
}

// TestContract deploys, calls, reads logs and follows them over connections that are cut.
func TestContract(t *testing.T) {
	if err := json.Unmarshal([]byte(os.Getenv("TRANSACTIONS")), &signed); err != nil {
		t.Fatal(err)
	}
	client := connect(t, endpoint)
	deployed := send(t, client, signed.Deployment)
	if deployed.Status.Int64() != 1 || deployed.ContractAddress == nil {
		t.Fatal(deployed)
	}
	contract := *deployed.ContractAddress

	t.Run("calls it", func(t *testing.T) {
		call := rootgate.CallObject{To: &contract, Data: signed.Owner}
		output, err := client.EthCall(t.Context(), call, rootgate.BlockTagLatest, nil)
		if err != nil || len(output) != 32 || rootgate.Address(output[12:]) != signed.Deployer {
			t.Error(output, err)
		}
	})

	t.Run("shows a revert", func(t *testing.T) {
		call := rootgate.CallObject{To: &contract, Data: signed.Failing}
		_, err := client.EthCall(t.Context(), call, rootgate.BlockTagLatest, nil)
		var reverted *rootgate.ExecutionRevertedError
		if !errors.As(err, &reverted) || len(reverted.Data) < 4 || !strings.Contains(err.Error(), "the soup is cold") {
			t.Error(err)
		}
	})

	filter := &rootgate.SubscriptionFilter{Address: contract}
	subscriber := connect(t, socketEndpoint)
	logs, err := subscriber.SubscribeLogs(t.Context(), filter)
	if err != nil {
		t.Fatal(err)
	}
	defer logs.Close()
	heads, err := subscriber.SubscribeNewHeads(t.Context(), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer heads.Close()

	var expected []rootgate.Log
	for i, raw := range signed.Calls {
		if i%2 == 1 {
			cut(t)
		}
		receipt := send(t, client, raw)
		if len(receipt.Logs) == 0 {
			t.Fatal("the call logs nothing")
		}
		expected = append(expected, receipt.Logs...)
	}

	t.Run("receives each log once and in order", func(t *testing.T) {
		for _, log := range expected {
			received := <-logs.Events()
			if *received.TransactionHash != *log.TransactionHash || received.LogIndex.Cmp(log.LogIndex) != 0 || received.Removed {
				t.Fatal(received, log)
			}
		}
	})

	t.Run("receives each block once and in order", func(t *testing.T) {
		previous := <-heads.Events()
		for last := expected[len(expected)-1]; previous.Number.Cmp(last.BlockNumber) < 0; {
			head := <-heads.Events()
			if head.ParentHash != *previous.Hash {
				t.Fatal(previous.Number, head.Number)
			}
			previous = head
		}
	})

	t.Run("reads logs", func(t *testing.T) {
		filter := rootgate.LogFilter{Address: contract, FromBlock: rootgate.BigNumber(deployed.BlockNumber)}
		read, err := client.EthGetLogs(t.Context(), filter)
		if err != nil || len(read) < len(expected) {
			t.Fatal(len(read), err)
		}
		for i, log := range read[len(read)-len(expected):] {
			if *log.TransactionHash != *expected[i].TransactionHash {
				t.Error(i, log)
			}
		}
	})
}

func TestReadsBlocksInBothForms(t *testing.T) {
	client := connect(t, endpoint)
	full, err := client.EthGetBlockByNumber(t.Context(), rootgate.BlockTagLatest, true)
	if err != nil {
		t.Fatal(err)
	}
	short, err := client.EthGetBlockByHash(t.Context(), *full.Hash, false)
	if err != nil || *short.Hash != *full.Hash || short.Number.Cmp(full.Number) != 0 {
		t.Fatal(short, err)
	}
	for i, transaction := range full.Transactions.Transactions {
		if transaction.Hash != short.Transactions.Hashes[i] {
			t.Error(i)
		}
	}
	absent, err := client.EthGetBlockByNumber(t.Context(), rootgate.Number(1<<40), false)
	if absent != nil || err != nil {
		t.Error(absent, err)
	}
}

func TestSendsABatch(t *testing.T) {
	batch := connect(t, endpoint).Batch()
	var numbers []*rootgate.Result[rootgate.Data]
	for range 300 {
		numbers = append(numbers, batch.EthGetCode(rootgate.Address{}, rootgate.BlockTagLatest))
	}
	id := batch.EthChainID()
	wrong := batch.EthGetBalance(rootgate.Address{}, rootgate.Number(1<<40))
	if err := batch.Send(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, number := range numbers {
		if _, err := number.Get(); err != nil {
			t.Fatal(err)
		}
	}
	if value, err := id.Get(); err != nil || value.String() != os.Getenv("CHAIN_ID") {
		t.Error(value, err)
	}
	if _, err := wrong.Get(); !errors.Is(err, rootgate.ErrInvalidParams) {
		t.Error(err)
	}
}

func TestTellsWhichErrorItIs(t *testing.T) {
	for variable, code := range map[string]rootgate.ErrorCode{
		"UNKNOWN_KEY_URL":   rootgate.ErrUnauthorized,
		"OTHER_NETWORK_URL": rootgate.ErrWrongNetwork,
		"SPENT_QUOTA_URL":   rootgate.ErrQuotaExceeded,
	} {
		client := connect(t, os.Getenv(variable))
		if _, err := client.EthBlockNumber(t.Context()); !errors.Is(err, code) {
			t.Error(variable, err)
		}
		if _, err := client.SubscribeNewHeads(t.Context(), nil); !errors.Is(err, code) {
			t.Error("subscribing:", variable, err)
		}
	}
	_, err := connect(t, os.Getenv("SPENT_QUOTA_URL")).EthBlockNumber(t.Context())
	var exceeded *rootgate.QuotaExceededError
	if !errors.As(err, &exceeded) || exceeded.Data.Limit != 1 || exceeded.Data.ResetAt == "" {
		t.Error(err)
	}
}

func TestEndsAtItsDeadline(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), time.Nanosecond)
	defer cancel()
	client := connect(t, endpoint)
	if _, err := client.EthBlockNumber(ctx); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
	if _, err := client.SubscribeNewHeads(ctx, nil); !errors.Is(err, context.DeadlineExceeded) {
		t.Error(err)
	}
}

func TestUsesAFilter(t *testing.T) {
	client := connect(t, endpoint)
	id, err := client.EthNewBlockFilter(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if changes, err := client.EthGetFilterChanges(t.Context(), id); err != nil || changes.Logs != nil {
		t.Error(changes, err)
	}
	if removed, err := client.EthUninstallFilter(t.Context(), id); err != nil || !removed {
		t.Error(removed, err)
	}
}
