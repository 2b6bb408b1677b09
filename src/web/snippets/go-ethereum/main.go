package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"strings"

	"github.com/ethereum/go-ethereum/accounts/abi/bind/v2"
	"github.com/ethereum/go-ethereum/common"
	"github.com/ethereum/go-ethereum/crypto"
	"github.com/ethereum/go-ethereum/ethclient"
)

// A contract that counts its calls.
const bytecode = "0x6012600c60003960126000f36000546001018060005560005260206000f3"

func deploy(ctx context.Context) (common.Address, error) {
	var none common.Address
	client, err := ethclient.DialContext(ctx, "https://testnet.example.org/YOUR_API_KEY")
	if err != nil {
		return none, err
	}
	key, err := crypto.HexToECDSA(strings.TrimPrefix(os.Getenv("PRIVATE_KEY"), "0x"))
	if err != nil {
		return none, err
	}
	chainID, err := client.ChainID(ctx)
	if err != nil {
		return none, err
	}
	_, transaction, err := bind.DeployContract(bind.NewKeyedTransactor(key, chainID), common.FromHex(bytecode), client, nil)
	if err != nil {
		return none, err
	}
	return bind.WaitDeployed(ctx, client, transaction.Hash())
}

func main() {
	address, err := deploy(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("Deployed:", address)
}
