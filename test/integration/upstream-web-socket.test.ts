import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { networks } from "../../src/config/networks.js";
import { readJson } from "../../src/json/raw-json.js";
import type { Head } from "../../src/node/head-feed.js";
import { CallAbortController } from "../../src/turns/call-signal.js";
import { createUpstream, type Upstream } from "../../src/upstream/upstream.js";
import { createScriptedNetwork, type ScriptedNetwork } from "../fakes/scripted-chain/scripted-network.js";
import type { ScriptedNode } from "../fakes/scripted-chain/scripted-node.js";

const address = "0x00000000000000000000000000000000000000aa";
const unavailable = { code: -32603, data: { reason: "node_unavailable" } };
const signal = new AbortController().signal;

let chain: ScriptedNetwork;
let node: ScriptedNode;
let upstream: Upstream;

beforeEach(async () => {
  chain = await createScriptedNetwork();
  node = chain.nodes[0] as ScriptedNode;
});

afterEach(async () => {
  await upstream.close();
  await chain.close();
});

interface Opening {
  readonly httpUrl?: string;
  readonly wsUrl?: string;
  readonly timeoutMs?: number;
  readonly isBatching?: boolean;
}

function open(options: Opening = { wsUrl: node.wsUrl }): void {
  upstream = createUpstream({ ...options, network: networks.testnet });
}

async function ask(method: "eth_getBalance" | "eth_call" | "eth_gasPrice", ...params: unknown[]): Promise<unknown> {
  return readJson(await upstream.call(method, params, new CallAbortController()));
}

async function until(isTrue: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + 30_000;
  while (!isTrue()) {
    if (performance.now() > giveUpAt) throw new Error(`never happened: ${String(isTrue)}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

it("answers many calls at once over one connection, as over HTTP", async () => {
  open();
  const over = await Promise.all(
    Array.from({ length: 30 }, (_, index) => ask("eth_getBalance", address, `0x${(index % 10).toString(16)}`)),
  );
  expect(new Set(over).size).toBe(10);
  expect(node.connectionCount).toEqual({ http: 0, ws: 1 });
});

it("tells new heads", async () => {
  open();
  const heads: Head[] = [];
  upstream.onHead((head) => heads.push(head));
  await until(() => upstream.isTellingHeads());
  const { number, hash, json } = chain.mine();
  await until(() => heads.length > 0);

  expect(heads).toEqual([{ number, hash, parentHash: json.parentHash, difficulty: 1n }]);
});

it("does without, where the node has no subscriptions", async () => {
  node.faults.refusesSubscriptions = true;
  open();
  expect(await ask("eth_gasPrice")).toBe("0x3f2");
  expect(upstream.isTellingHeads()).toBe(false);
});

it("connects again, and subscribes again, after the connection broke", async () => {
  open();
  await until(() => upstream.isTellingHeads());
  node.faults.isDead = true;
  node.update();
  await until(() => !upstream.isTellingHeads());
  await expect(ask("eth_gasPrice")).rejects.toMatchObject(unavailable);
  node.faults.isDead = false;
  await until(() => upstream.isTellingHeads());

  expect(await ask("eth_gasPrice")).toBe("0x3f2");
  expect(node.connectionCount.ws).toBe(2);
});

it.each<[string, (faults: ScriptedNode["faults"]) => void]>([
  ["garbage", (faults) => void (faults.sendsGarbage = true)],
  ["half an answer", (faults) => void (faults.sendsHalfAnswers = true)],
  ["a cut connection", (faults) => void (faults.resets = true)],
])("takes %s for no answer", async (_, breakDown) => {
  open();
  await ask("eth_gasPrice");
  breakDown(node.faults);

  await expect(ask("eth_gasPrice")).rejects.toMatchObject(unavailable);
});

it("takes silence until its time is over for no answer", async () => {
  node.faults.isSilent = true;
  open({ wsUrl: node.wsUrl, timeoutMs: 100 });

  await expect(ask("eth_gasPrice")).rejects.toMatchObject(unavailable);
});

it("rejects with the signal's reason, and goes on with the rest", async () => {
  open();
  await ask("eth_gasPrice");
  node.faults.delayMs = 50;
  const caller = new AbortController();
  const reason = new Error("gone");
  const leaving = upstream.call("eth_gasPrice", [], caller.signal);
  const staying = ask("eth_gasPrice");
  caller.abort(reason);

  await expect(leaving).rejects.toBe(reason);
  expect(await staying).toBe("0x3f2");
});

it("rejects with the signal's reason though the handshake is never answered", async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => void sockets.push(socket));
  mute.listen(0, "127.0.0.1");
  await once(mute, "listening");
  upstream = createUpstream({
    wsUrl: `ws://127.0.0.1:${(mute.address() as AddressInfo).port}`,
    network: networks.testnet,
    timeoutMs: 1_000_000,
  });
  const caller = new AbortController();
  const answer = upstream.call("eth_gasPrice", [], caller.signal);
  const reason = new Error("gone");
  caller.abort(reason);

  await expect(answer).rejects.toBe(reason);
  mute.close();
  for (const socket of sockets) socket.destroy();
});

it("sends what is longer than a frame in several", async () => {
  open();
  const slot = `0x${"0".repeat(200_000)}1`;

  expect(await readJson(await upstream.call("eth_getStorageAt", [address, slot, "latest"], signal))).toMatch(/^0x/);
  expect(node.requests.at(-1)).toMatchObject({ params: [address, slot, "latest"], over: "ws" });
});

describe("beside HTTP", () => {
  beforeEach(async () => {
    open({ httpUrl: node.url, wsUrl: node.wsUrl });
    await until(() => upstream.isTellingHeads());
    (node.requests as unknown[]).length = 0;
  });

  it("carries the cheap reads only", async () => {
    await Promise.all([ask("eth_gasPrice"), ask("eth_call", { to: address }, "latest")]);
    expect(node.requests.map(({ method, over }) => `${method} ${over}`).sort()).toEqual([
      "eth_call http",
      "eth_gasPrice ws",
    ]);
  });

  it.each([
    [true, "ws"],
    [false, "http"],
  ])("carries none where the node takes batches and keeps its connections (closes them: %s)", async (closes, over) => {
    await upstream.close();
    open({ httpUrl: node.url, wsUrl: node.wsUrl, isBatching: true });
    await until(() => upstream.isTellingHeads());
    node.faults.closesConnections = closes;
    await ask("eth_call", { to: address }, "latest");
    (node.requests as unknown[]).length = 0;
    await Promise.all([ask("eth_gasPrice"), ask("eth_getBalance", address, "latest")]);
    expect(node.requests.map((request) => request.over)).toEqual([over, over]);
  });

  it("leaves to HTTP what is longer than a frame", async () => {
    const slot = `0x${"0".repeat(70_000)}1`;
    await upstream.call("eth_getStorageAt", [address, slot, "latest"], signal);
    expect(node.requests.map(({ over }) => over)).toEqual(["http"]);
  });

  it("hands a read on to HTTP when the connection breaks under it", async () => {
    node.faults.delayMs = 3_600_000;
    const answer = ask("eth_gasPrice");
    await new Promise((resolve) => setImmediate(resolve));
    node.faults.delayMs = 0;
    node.cutWebSockets();

    expect(await answer).toBe("0x3f2");
  });
});

describe("a connection that dies without a word", () => {
  let proxy: Server;
  let isFrozen: boolean;

  beforeEach(async () => {
    isFrozen = false;
    const { port } = new URL(node.wsUrl);
    proxy = createServer((client) => {
      const server = connect(Number(port), "127.0.0.1");
      for (const [from, to] of [
        [client, server],
        [server, client],
      ] as const) {
        from.on("error", () => to.destroy());
        from.on("close", () => to.destroy());
        from.on("data", (bytes) => isFrozen || to.write(bytes));
      }
    });
    await once(proxy.listen(0, "127.0.0.1"), "listening");
  });
  afterEach(() => proxy.close());

  const address = () => `ws://127.0.0.1:${(proxy.address() as AddressInfo).port}`;

  it("is given up while calls wait, which go over HTTP within two seconds", async () => {
    const silent: string[] = [];
    upstream = createUpstream(
      { httpUrl: node.url, wsUrl: address(), network: networks.testnet },
      { onSilence: (name) => void silent.push(name) },
    );
    await until(() => upstream.isTellingHeads());
    isFrozen = true;
    const sinceMs = performance.now();
    expect(await ask("eth_gasPrice")).toMatch(/^0x/);
    expect(performance.now() - sinceMs).toBeGreaterThan(900);
    expect(silent).toEqual([new URL(node.url).host]);
    expect(upstream.isTellingHeads()).toBe(false);
    isFrozen = false;
    await until(() => upstream.isTellingHeads());
  });

  it("is kept as long as the node answers pings, however long its responses take", async () => {
    const silent: string[] = [];
    upstream = createUpstream(
      { wsUrl: address(), network: networks.testnet },
      { onSilence: (name) => void silent.push(name) },
    );
    await until(() => upstream.isTellingHeads());
    node.faults.delayMs = 3_000;
    expect(await ask("eth_gasPrice")).toMatch(/^0x/);
    expect(silent).toEqual([]);
  });
});
