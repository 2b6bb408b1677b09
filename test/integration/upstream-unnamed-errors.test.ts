import type { AddressInfo } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import type { MethodName } from "../../generated/methods.js";
import { networks } from "../../src/config/networks.js";
import { readJson } from "../../src/json/raw-json.js";
import { createUpstream, type Upstream } from "../../src/upstream/upstream.js";

// RSKj leaves the id out of some errors, which over a shared connection says nothing of whose they are.

interface Request {
  readonly id: number;
  readonly method: string;
}

const address = "0x00000000000000000000000000000000000000aa";
const unavailable = { code: -32603, data: { reason: "node_unavailable" } };
const refusal = { error: { code: -32_010, message: "transaction nonce too low" } };
const unknownBlock = { error: { code: -32_600, message: "Block 0x5 not found" } };
const blockNotFound = { code: -32602, message: "block 0x5 not found" };

let server: WebSocketServer;
let upstream: Upstream;
/** What the node was asked on its newest connection and has not answered yet, oldest first. */
let asked: Request[];
let node: WebSocket;
let connectionCount: number;

/** A node that takes the subscription to heads, and else says what the test says. */
beforeEach(async () => {
  connectionCount = 0;
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (socket) => {
    [asked, node] = [[], socket];
    connectionCount++;
    socket.on("message", (data: Buffer) => {
      const request = JSON.parse(data.toString("utf8")) as Request;
      if (request.method === "eth_subscribe") say({ id: request.id, result: "0x1" });
      else asked.push(request);
    });
  });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  upstream = createUpstream({ wsUrl: `ws://127.0.0.1:${port}`, network: networks.testnet });
  await until(() => upstream.isTellingHeads());
});

afterEach(async () => {
  await upstream.close();
  await new Promise((resolve) => server.close(resolve));
});

function say(members: object): void {
  node.send(JSON.stringify({ jsonrpc: "2.0", ...members }));
}

/** Answers the request at `index`, with its id. */
function answer(index: number, result: string): void {
  const [request] = asked.splice(index, 1);
  say({ id: request?.id, result });
}

/** The call's outcome, an error as a value; resolves once the node has been asked. */
async function ask(method: MethodName, params: readonly unknown[] = [], signal = new AbortController().signal) {
  const before = asked.length;
  const outcome = upstream.call(method, params, signal).then(readJson, (error: unknown) => error);
  await until(() => asked.length > before);
  return { outcome };
}

async function until(isTrue: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + 30_000;
  while (!isTrue()) {
    if (performance.now() > giveUpAt) throw new Error(`never happened: ${String(isTrue)}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

/** The connection works, and is the one that there was first or, after a cut, the second. */
async function expectConnection(which: number): Promise<void> {
  await until(() => upstream.isTellingHeads());
  const { outcome } = await ask("eth_gasPrice");
  answer(asked.length - 1, "0x77");
  expect(await outcome).toBe("0x77");
  expect(connectionCount).toBe(which);
}

describe("while one request is under way, an error", () => {
  it.each<[string, object]>([
    ["without id", {}],
    ["whose id is null", { id: null }],
    ['whose id is "null"', { id: "null" }],
  ])("%s is its answer", async (_, id) => {
    const { outcome } = await ask("eth_getBalance", [address, "0x5"]);
    asked.length = 0;
    say({ ...id, ...unknownBlock });

    expect(await outcome).toMatchObject(blockNotFound);
    await expectConnection(1);
  });

  it("without id is translated as one with an id is", async () => {
    for (const id of [{}, { id: -1 }]) {
      const { outcome } = await ask("eth_sendRawTransaction", ["0x00"]);
      const [request] = asked.splice(0);
      say({ ...("id" in id ? { id: request?.id } : {}), ...refusal });
      expect(await outcome).toMatchObject({ errorName: "TransactionRejected", message: refusal.error.message });
    }
  });

  it("without id is its answer even after others were answered out of order", async () => {
    const [early, late] = [await ask("eth_gasPrice"), await ask("eth_protocolVersion")];
    answer(1, "0x2");
    answer(0, "0x1");
    expect(await Promise.all([early.outcome, late.outcome])).toEqual(["0x1", "0x2"]);

    const { outcome } = await ask("eth_getBalance", [address, "0x5"]);
    asked.length = 0;
    say(unknownBlock);

    expect(await outcome).toMatchObject(blockNotFound);
    await expectConnection(1);
  });
});

describe("while several requests are under way, an error without id", () => {
  it("is the oldest's answer, as long as the node has answered in order", async () => {
    const oldest = await ask("eth_gasPrice");
    const second = await ask("eth_getBalance", [address, "0x5"]);
    const third = await ask("eth_getBalance", [address, "0x6"]);
    answer(0, "0x1");
    asked.shift();
    say(unknownBlock);
    answer(0, "0x3");

    expect(await oldest.outcome).toBe("0x1");
    expect(await second.outcome).toMatchObject(blockNotFound);
    expect(await third.outcome).toBe("0x3");
    await expectConnection(1);
  });

  it("is the oldest's answer even when its caller has left", async () => {
    const caller = new AbortController();
    const left = await ask("eth_getBalance", [address, "0x5"], caller.signal);
    const staying = await ask("eth_getBalance", [address, "0x6"]);
    caller.abort(new Error("gone"));
    asked.shift();
    say(unknownBlock);
    answer(0, "0x2");

    expect(await left.outcome).toEqual(new Error("gone"));
    expect(await staying.outcome).toBe("0x2");
    await expectConnection(1);
  });

  it("is nobody's once the node has answered out of order: all fail, and the connection is made anew", async () => {
    const answered = [await ask("eth_gasPrice"), await ask("eth_protocolVersion")];
    answer(1, "0x2");
    answer(0, "0x1");
    await Promise.all(answered.map(({ outcome }) => outcome));
    const open = [await ask("eth_getBalance", [address, "0x5"]), await ask("eth_getBalance", [address, "0x6"])];
    say(unknownBlock);

    for (const { outcome } of open) expect(await outcome).toMatchObject(unavailable);
    await until(() => connectionCount === 2);
    await expectConnection(2);
  });
});

it("an error without id while no request is under way ends the connection", async () => {
  say(unknownBlock);

  await until(() => connectionCount === 2);
  await expectConnection(2);
  expect(asked).toEqual([]);
});
