import { go, javaScript, printValue, python } from "./print-value.js";
import { type CodeKind, codeKinds, quote } from "./request-code.js";
import type { RpcRequest } from "./rpc-request.js";

/** How a method is reached: `events` is over WebSocket, too, and then events come. */
export type Transport = "http" | "websocket" | "events";

/** The kinds of request code of a method, in the order of the tabs. */
export function codeKindsOf(transport: Transport): readonly CodeKind[] {
  if (transport === "http") return codeKinds;
  return transport === "events" ? [socketKind, ...eventKinds] : [socketKind];
}

/** The URL of an endpoint for WebSocket connections. */
export function socketUrlOf(endpoint: string): string {
  return endpoint.replace(/^http/, "ws");
}

const socketKind: CodeKind = { id: "websocket", label: "WebSocket", language: "js", print: printSocket };

const eventKinds: readonly CodeKind[] = [
  { id: "viem", label: "viem", language: "js", print: printViem },
  { id: "web3py", label: "web3.py", language: "python", print: printWeb3Py },
  { id: "go", label: "Go", language: "go", print: printGo },
];

function printSocket({ endpoint, method, params }: RpcRequest): string {
  const start = "  socket.send(JSON.stringify(";
  const body = printValue({ jsonrpc: "2.0", id: 1, method, params }, javaScript, start);
  return `const socket = new WebSocket(${quote(socketUrlOf(endpoint))});
socket.addEventListener("open", () => {
${start}${body}));
});
socket.addEventListener("message", ({ data }) => {
  const { result, error, params } = JSON.parse(data);
  console.log(error ?? params?.result ?? result);
});
socket.addEventListener("close", ({ code, reason }) => console.log("closed", code, reason));`;
}

function printViem({ endpoint, params }: RpcRequest): string {
  const start = "  params: ";
  return `import { createPublicClient, webSocket } from "viem";

const client = createPublicClient({ transport: webSocket(${quote(socketUrlOf(endpoint))}) });
await client.transport.subscribe({
${start}${printValue(params, javaScript, start)},
  onData: ({ result }) => console.log(result),
  onError: (error) => console.error(error),
});`;
}

function printWeb3Py({ endpoint, params }: RpcRequest): string {
  const start = "        await web3.eth.subscribe(";
  const values = params.map((param) => printValue(param, python, start)).join(", ");
  return `import asyncio

from web3 import AsyncWeb3, WebSocketProvider


async def main():
    # Connects again after a disconnect.
    async for web3 in AsyncWeb3(WebSocketProvider(${quote(socketUrlOf(endpoint))})):
${start}${values})
        async for message in web3.socket.process_subscriptions():
            print(message["result"])


asyncio.run(main())`;
}

function printGo({ endpoint, params }: RpcRequest): string {
  const start = "\tsubscription, err := client.EthSubscribe(";
  const values = ["context.Background()", "events", ...params.map((param) => printValue(param, go, "\t"))];
  return `package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"

	"github.com/ethereum/go-ethereum/rpc"
)

func main() {
	client, err := rpc.Dial(${quote(socketUrlOf(endpoint))})
	if err != nil {
		log.Fatal(err)
	}
	events := make(chan json.RawMessage)
${start}${values.join(", ")})
	if err != nil {
		log.Fatal(err)
	}
	for {
		select {
		case event := <-events:
			fmt.Println(string(event))
		case err := <-subscription.Err():
			log.Fatal(err)
		}
	}
}`;
}
