import { createSocketClient } from "../../../generated/clients/typescript/websocket.js";

type Listener = (event: { data: unknown; code: number }) => void;

interface Request {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

/** The service's side of a connection, driven by hand. */
class FakeSocket {
  static readonly opened: FakeSocket[] = [];
  readonly requests: Request[] = [];
  readonly #listeners = new Map<string, Listener>();

  constructor(readonly url: string) {
    FakeSocket.opened.push(this);
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  send(text: string): void {
    this.requests.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.emit("close", { code: 1000 });
  }

  emit(type: string, event: { data?: unknown; code?: number } = {}): void {
    this.#listeners.get(type)?.({ data: "", code: 0, ...event });
  }

  /** Responds to the last request of a method. */
  async respond(method: string, response: object): Promise<void> {
    const { id } = this.requests.findLast((request) => request.method === method) as Request;
    this.emit("message", { data: JSON.stringify({ jsonrpc: "2.0", id, ...response }) });
    await settled();
  }

  tell(result: unknown): void {
    const params = { subscription: "0x1", result };
    this.emit("message", { data: JSON.stringify({ jsonrpc: "2.0", method: "eth_subscription", params }) });
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, "0")}` as const;
const headOf = (number: number) => ({
  number: `0x${number.toString(16)}`,
  hash: hashOf(number),
  parentHash: hashOf(number - 1),
});
/** The same as the client hands it on. */
const eventOf = (number: number) => ({ ...headOf(number), number: BigInt(number) });

/** A client with a subscription that has begun after block 1. */
async function begin(kind: "newHeads" | "newPendingTransactions") {
  const client = createSocketClient("https://testnet.example.org/key", { WebSocket: FakeSocket });
  const events = client.subscribe(kind, kind === "newHeads" ? { fromBlock: hashOf(1) } : {});
  const socket = FakeSocket.opened.at(-1) as FakeSocket;
  socket.emit("open");
  await settled();
  await socket.respond("eth_subscribe", { result: "0x1" });
  return { client, events, socket };
}

it("a subscription without a start begins after the newest block", async () => {
  const client = createSocketClient("https://testnet.example.org/key", { WebSocket: FakeSocket });
  client.subscribe("newHeads");
  const socket = FakeSocket.opened.at(-1) as FakeSocket;
  expect(socket.url).toBe("wss://testnet.example.org/key");
  socket.emit("open");
  await settled();
  await socket.respond("eth_getBlockByNumber", { result: headOf(7) });
  expect(socket.requests.at(-1)).toMatchObject({
    method: "eth_subscribe",
    params: ["newHeads", { fromBlock: hashOf(7) }],
  });
  client.close();
});

it("events that follow the response at once are not lost", async () => {
  const { client, events, socket } = await begin("newPendingTransactions");
  socket.tell("0xaa");
  expect(await events.next()).toEqual({ value: "0xaa", done: false });
  client.close();
  expect(await events.next()).toEqual({ value: undefined, done: true });
});

it("a reader that is 10,000 events behind pauses its subscription, and resumes it when it has caught up", async () => {
  const { client, events, socket } = await begin("newHeads");
  for (let number = 2; number <= 10_001; number++) socket.tell(headOf(number));
  expect(socket.requests.at(-1)).toMatchObject({ method: "eth_unsubscribe", params: ["0x1"] });
  socket.tell(headOf(10_002));
  for (let number = 2; number <= 10_001; number++) expect((await events.next()).value).toEqual(eventOf(number));
  await settled();
  const resumed = { method: "eth_subscribe", params: ["newHeads", { fromBlock: hashOf(10_001) }] };
  expect(socket.requests.at(-1)).toMatchObject(resumed);
  await socket.respond("eth_subscribe", { result: "0x1" });
  socket.tell(headOf(10_002));
  expect((await events.next()).value).toEqual(eventOf(10_002));
  client.close();
});

it("transactions, which can't be resumed, end with an error then", async () => {
  const { client, events, socket } = await begin("newPendingTransactions");
  for (let count = 0; count < 10_000; count++) socket.tell("0xaa");
  for (let count = 0; count < 10_000; count++) await events.next();
  await expect(events.next()).rejects.toMatchObject({ name: "ConnectionError" });
  client.close();
});

it("a revoked key ends all subscriptions", async () => {
  const { events, socket } = await begin("newHeads");
  const opened = FakeSocket.opened.length;
  socket.emit("close", { code: 4001 });
  await expect(events.next()).rejects.toThrow("the API key is no longer valid");
  expect(FakeSocket.opened).toHaveLength(opened);
});

it("changed allow-lists end the connection: an event that is still allowed goes on over another one", async () => {
  jest.useFakeTimers({ doNotFake: ["setImmediate"] });
  const { client, socket } = await begin("newHeads");
  socket.tell(headOf(2));
  socket.emit("close", { code: 4003 });
  jest.advanceTimersByTime(1_000);
  const next = FakeSocket.opened.at(-1) as FakeSocket;
  expect(next).not.toBe(socket);
  next.emit("open");
  await settled();
  expect(next.requests.at(-1)).toMatchObject({
    method: "eth_subscribe",
    params: ["newHeads", { fromBlock: hashOf(2) }],
  });
  client.close();
  jest.useRealTimers();
});

describe("a client that is disconnected since its quota is used up", () => {
  const resetsInMs = 3_600_000;
  const quotaExceeded = { code: -32029, message: "used up", data: { resetAt: "" } };

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ["setImmediate"] });
    quotaExceeded.data.resetAt = new Date(Date.now() + resetsInMs).toISOString();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const close = async (response: object): Promise<number> => {
    jest
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => Response.json({ jsonrpc: "2.0", id: 1, ...response }));
    const { socket } = await begin("newHeads");
    const opened = FakeSocket.opened.length;
    socket.emit("close", { code: 4002 });
    for (let turn = 0; turn < 20; turn++) await settled();
    return opened;
  };

  it("connects again once it has reset, and resumes", async () => {
    const opened = await close({ error: quotaExceeded });
    jest.advanceTimersByTime(resetsInMs - 1_000);
    expect(FakeSocket.opened).toHaveLength(opened);
    jest.advanceTimersByTime(31_000);
    expect(FakeSocket.opened).toHaveLength(opened + 1);
    FakeSocket.opened.at(-1)?.emit("open");
    await settled();
    expect(FakeSocket.opened.at(-1)?.requests.at(-1)?.params).toEqual(["newHeads", { fromBlock: hashOf(1) }]);
  });

  it("connects again soon, but not at once, where it has reset already", async () => {
    const opened = await close({ result: "0x1f" });
    jest.advanceTimersByTime(14_999);
    expect(FakeSocket.opened).toHaveLength(opened);
    jest.advanceTimersByTime(15_001);
    expect(FakeSocket.opened).toHaveLength(opened + 1);
  });
});

it("a request that is refused for now is sent again", async () => {
  const client = createSocketClient("https://testnet.example.org/key", { WebSocket: FakeSocket });
  const events = client.subscribe("newHeads", { fromBlock: hashOf(1) });
  const socket = FakeSocket.opened.at(-1) as FakeSocket;
  socket.emit("open");
  await settled();
  const error = { code: -32005, message: "too many requests", data: { retryAfterMs: 1 } };
  await socket.respond("eth_subscribe", { error });
  while (socket.requests.length < 2) await settled();
  await socket.respond("eth_subscribe", { result: "0x1" });
  socket.tell(headOf(2));
  expect((await events.next()).value).toEqual(eventOf(2));
  client.close();
});
