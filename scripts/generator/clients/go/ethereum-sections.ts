import { fence } from "../../emitters/markdown.js";
import type { ClientModel } from "../model/client-model.js";
import { modulePathOf, packageNameOf } from "./go-names.js";

const needed = ["eth_getBlockByNumber", "eth_getBalance", "eth_blockNumber", "eth_call"];

/** What the README shows by example, for a service that has Ethereum's methods and takes API keys; undefined for others. */
export function ethereumSections(model: ClientModel): string[] | undefined {
  if (!needed.every((name) => model.methods.some((method) => method.name === name))) return undefined;
  const name = packageNameOf(model.title);
  return [
    "## First call",
    fence("go", firstCall(name, modulePathOf(model.title))),
    "Your endpoint URL ends in your API key: keep it out of public code. The client never prints it.",
    "Every method of the service is a function of the client. Quantities are `*big.Int`; `Address`, `Hash` and `Data` are bytes, which convert to go-ethereum's types: `common.Address(address)`, `common.Hash(hash)`, `hexutil.Bytes(data)`. What may be `null` is a pointer or a slice, and `nil` stands for an optional param that is left out.",
    `Where the service takes several forms, the param is an interface, and the types of the forms implement it. A block is \`${name}.BlockTagLatest\`, \`${name}.Number(5)\`, a \`Hash\` or a \`BlockByHash\`; what does not fit does not compile. Where it returns one of several forms, one member of a struct is set: \`block.Transactions.Hashes\` or, with \`true\`, \`block.Transactions.Transactions\`.`,
    "## Errors",
    fence("go", errors(name)),
    "`errors.As` finds the type of a single error, with its data decoded, or an `*Error` with code, message and raw data for all of them; `errors.Is` compares codes. Without a JSON-RPC response the error is a `*ConnectionError`; when the context ends, it is the context's.",
    "## Batches",
    fence("go", batches(name)),
    "`Send` sends as few HTTP requests as the service's limits on the length and the size of a batch allow. Each call has its own result or error.",
    "## Logs of large ranges",
    fence("go", logs(name)),
    "`EthGetLogs` takes a limited range. `IterateLogs` reads as many as it needs, as large as the service suggests, up to the head at its beginning.",
    ...subscriptionSections(model, name),
  ];
}

function firstCall(name: string, path: string): string {
  return `package main

import (
	"context"
	"fmt"
	"log"

	"${path}"
)

func main() {
	ctx := context.Background()
	client, err := ${name}.New("https://testnet.example.org/YOUR_API_KEY")
	if err != nil {
		log.Fatal(err)
	}
	block, err := client.EthGetBlockByNumber(ctx, ${name}.BlockTagLatest, true)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(block.Number, block.Hash, len(block.Transactions.Transactions))
}`;
}

function logs(name: string): string {
  return `bridge := ${name}.Must(${name}.ParseAddress("0x0000000000000000000000000000000001000006"))
filter := ${name}.LogFilter{Address: bridge, FromBlock: ${name}.BlockTagEarliest}
for event, err := range client.IterateLogs(ctx, filter) {
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(event.BlockNumber, event.TransactionHash)
}`;
}

function errors(name: string): string {
  return `bridge := ${name}.Must(${name}.ParseAddress("0x0000000000000000000000000000000001000006"))
call := ${name}.CallObject{To: &bridge, Data: ${name}.Data{}}
output, err := client.EthCall(ctx, call, ${name}.BlockTagLatest, nil)

var reverted *${name}.ExecutionRevertedError
switch {
case errors.As(err, &reverted):
	fmt.Println("revert data:", reverted.Data)
case errors.Is(err, ${name}.ErrQuotaExceeded):
	fmt.Println("no requests left for today")
case err != nil:
	log.Fatal(err)
default:
	fmt.Println("output:", output)
}`;
}

function batches(name: string): string {
  return `miners := ${name}.Must(${name}.ParseAddress("0x0000000000000000000000000000000001000008"))
batch := client.Batch()
number := batch.EthBlockNumber()
balance := batch.EthGetBalance(miners, nil)
if err := batch.Send(ctx); err != nil {
	log.Fatal(err)
}
height, err := number.Get()
if err != nil {
	log.Fatal(err)
}
wei, err := balance.Get()
fmt.Println(height, wei, err)`;
}

/** Nothing for a service without subscriptions to logs. */
function subscriptionSections({ notifications }: ClientModel, name: string): string[] {
  if (!notifications.some(({ kind }) => kind === "logs")) return [];
  return [
    "## Subscriptions",
    fence("go", subscription(name)),
    "A subscription has a WebSocket connection of its own. Whenever that breaks, the client connects again, with growing delays. `SubscribeNewHeads` and `SubscribeLogs` resume where they were: no event is lost, and none comes twice. After a reorganisation come the headers of the new branch; logs that are no longer on the chain come again with `Removed` set. To go on where an earlier run of your program ended, set `FromBlock` to the hash of the last block that it dealt with. Events of `SubscribeNewPendingTransactions` can't be resumed: those of the time without a connection are lost.",
    "Up to 1,000 events wait to be read. Then the client stops reading from the connection, and resumes later if the service has closed it meanwhile. `Close`, or the end of the context, ends a subscription. It ends by itself when the API key is revoked or refused, when the quota is used up by the time it has to connect again, or when so much has happened since the disconnect that the service can't resume: `Err` says which. Then subscribe again from the last block that you dealt with, or read what is missing with `EthGetLogs`.",
  ];
}

function subscription(name: string): string {
  return `token := ${name}.Must(${name}.ParseAddress("0x19f64674d8a5b4e652319f5e239efd3bc969a1fe"))
logs, err := client.SubscribeLogs(ctx, &${name}.SubscriptionFilter{Address: token})
if err != nil {
	log.Fatal(err)
}
for event := range logs.Events() {
	fmt.Println(event.Removed, event.BlockNumber, event.TransactionHash)
}
log.Fatal(logs.Err())`;
}
