import { printCurl } from "./curl.js";
import { go, javaScript, printValue, python } from "./print-value.js";
import type { RpcRequest } from "./rpc-request.js";

/** A language or library of request code. */
export interface CodeKind {
  readonly id: string;
  readonly label: string;
  /** The language of its code, as highlight.js names it. */
  readonly language: string;
  /** A whole program that sends the request and prints its result. */
  readonly print: (request: RpcRequest) => string;
}

/** In the order of the tabs. */
export const codeKinds: readonly CodeKind[] = [
  { id: "curl", label: "curl", language: "sh", print: printCurl },
  { id: "fetch", label: "fetch", language: "js", print: printFetch },
  { id: "viem", label: "viem", language: "js", print: printViem },
  { id: "ethers", label: "ethers", language: "js", print: printEthers },
  { id: "web3js", label: "web3.js", language: "js", print: printWeb3Js },
  { id: "web3py", label: "web3.py", language: "python", print: printWeb3Py },
  { id: "go", label: "Go", language: "go", print: printGo },
  { id: "client", label: "TypeScript client", language: "ts", print: printClient },
];

function printFetch({ endpoint, method, params }: RpcRequest): string {
  const start = "  body: JSON.stringify(";
  const body = printValue({ jsonrpc: "2.0", id: 1, method, params }, javaScript, start);
  return `const response = await fetch(${quote(endpoint)}, {
  method: "POST",
  headers: { "content-type": "application/json" },
${start}${body}),
});
const { result, error } = await response.json();
console.log(error ?? result);`;
}

function printViem({ endpoint, method, params }: RpcRequest): string {
  const start = "const result = await client.request(";
  const request = params.length === 0 ? { method } : { method, params };
  return `import { createClient, http } from "viem";

const client = createClient({ transport: http(${quote(endpoint)}) });
${start}${printValue(request, javaScript, start)});
console.log(result);`;
}

function printEthers({ endpoint, method, params }: RpcRequest): string {
  const start = `const result = await provider.send(${quote(method)}, `;
  return `import { JsonRpcProvider } from "ethers";

const provider = new JsonRpcProvider(${quote(endpoint)});
${start}${printValue(params, javaScript, start)});
console.log(result);`;
}

function printWeb3Js({ endpoint, method, params }: RpcRequest): string {
  const start = "const result = await web3.requestManager.send(";
  return `import { Web3 } from "web3";

const web3 = new Web3(${quote(endpoint)});
${start}${printValue({ method, params }, javaScript, start)});
console.log(result);`;
}

function printWeb3Py({ endpoint, method, params }: RpcRequest): string {
  const start = `response = web3.provider.make_request(${quote(method)}, `;
  return `from web3 import Web3

web3 = Web3(Web3.HTTPProvider(${quote(endpoint)}))
${start}${printValue(params, python, start)})
print(response)`;
}

function printGo({ endpoint, method, params }: RpcRequest): string {
  const start = "\terr = client.CallContext(";
  const values = [
    "context.Background()",
    "&result",
    quote(method),
    ...params.map((param) => printValue(param, go, "\t")),
  ];
  return `package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"

	"github.com/ethereum/go-ethereum/rpc"
)

func main() {
	client, err := rpc.Dial(${quote(endpoint)})
	if err != nil {
		log.Fatal(err)
	}
	var result json.RawMessage
${start}${values.join(", ")})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(result))
}`;
}

function printClient({ endpoint, method, params }: RpcRequest): string {
  const start = `const result = await client.${method}(`;
  const values = params.map((param) => printValue(param, javaScript, start)).join(", ");
  return `// The package is on no registry: this service serves it at /clients.
import { createClient } from "@rootgate/client";

const client = createClient(${quote(endpoint)});
${start}${values});
console.log(result);`;
}

/** A text as all of these languages write it. */
export function quote(text: string): string {
  return JSON.stringify(text);
}
