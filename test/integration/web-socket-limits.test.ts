import { maxFragments } from "../../src/http/web-socket/handshakes.js";
import { large } from "../fakes/rskj/faults.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";
import { held } from "./watch-node.js";
import { closeWebSockets, openWebSocket, type SocketClient } from "./web-socket-client.js";

let service: ServiceWithFakes;
const start = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  service = await startWithFakes(settings);
};
const open = () => openWebSocket(service.urls.testnet);
const ask = (client: SocketClient, id = 1) => client.send(callOf("eth_chainId", [], id));

afterEach(async () => {
  closeWebSockets();
  await service.stop();
});

describe("connections", () => {
  it("are limited per user: the next is closed, and one more opens when one has closed", async () => {
    await start({ WEBSOCKETS_PER_USER: "2" });
    const [first] = await Promise.all([open(), open()]);
    const third = await open();
    expect(await third.closed).toEqual({ code: 1013, reason: "your account has too many open WebSocket connections" });

    first?.socket.close();
    await first?.closed;
    const fourth = await open();
    ask(fourth);
    expect(await fourth.nextJson()).toMatchObject({ result: "0x1f" });
  });

  it("are limited per IP address", async () => {
    await start({ WEBSOCKETS_PER_ADDRESS: "1" });
    await open();
    expect(await (await open()).closed).toMatchObject({ code: 1013 });
  });
});

describe("a client that reads nothing", () => {
  it("is disconnected, and what it held is free again", async () => {
    await start({ READER_TIMEOUT_MS: "400" });
    service.nodes.testnet.fault = large(20_000_000);
    const client = await open();
    client.socket.pause();
    for (let id = 0; id < 3; id++) client.send(callOf("eth_call", [{ to: `0x${"1".repeat(40)}` }, "latest"], id));
    // Its system has been told; the client itself sees it once it reads.
    while (service.service.limits.holds.heldBytes.bytes === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    while (service.service.limits.holds.heldBytes.bytes > 0) await new Promise((resolve) => setTimeout(resolve, 10));
    client.socket.resume();
    expect(await client.closed).toMatchObject({ code: 1006 });
  });
});

describe("a client that sends more than may run at once", () => {
  it("is not read from until there is room: what it sends waits with it", async () => {
    await start({ CONCURRENT_CALLS: "4", DAILY_REQUESTS: "100000" });
    const fault = held();
    service.nodes.testnet.fault = fault;
    const client = await open();
    for (let id = 0; id < 4; id++) client.send(callOf("eth_gasPrice", [], id));
    const { response, id } = await fault.asked;
    const [length, bytes] = [100, 400_000];
    for (let sent = 4; sent < length; sent++) client.send(callOf("eth_chainId", [], sent) + " ".repeat(bytes));
    for (let same = 0, last = 0; same < 20; same++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (client.socket.bufferedAmount !== last) same = 0;
      last = client.socket.bufferedAmount;
    }
    expect(client.socket.bufferedAmount).toBeGreaterThan((length * bytes) / 2);

    service.nodes.testnet.fault = undefined;
    response.end(`{"jsonrpc":"2.0","id":${String(id)},"result":"0x1"}`);
    const ids: unknown[] = [];
    while (ids.length < length) ids.push((await client.nextJson()).id);
    expect(ids).toEqual(Array.from({ length }, (_, index) => index));
  });
});

describe("floods", () => {
  it.each([
    ["pings", (client: SocketClient) => client.socket.ping("x".repeat(125))],
    ["notifications", (client: SocketClient) => client.send('{"jsonrpc":"2.0","method":"x"}')],
    ["what is no JSON", (client: SocketClient) => client.send("x")],
  ])("of %s hold up nobody, and responses come all the same", async (_name, flood) => {
    await start({ DAILY_REQUESTS: "1000000" });
    const [attacker, bystander] = await Promise.all([open(), open()]);
    for (let index = 0; index < 4_000; index++) flood(attacker);
    ask(attacker, 7);
    let served = 0;
    const reading = async (): Promise<"over"> => {
      while ((await attacker.nextJson()).id !== 7) continue;
      return "over";
    };
    const over = reading();
    for (let next: unknown; next !== "over"; served++) {
      ask(bystander, served);
      next = await Promise.race([over, bystander.nextJson()]);
      if (next !== "over") expect(next).toMatchObject({ id: served });
    }
    // The attacker's messages come one per turn of the event loop, so its 4,000 leave room for many others.
    expect(served).toBeGreaterThan(20);
  });

  it("of fragments end the connection", async () => {
    await start({});
    const client = await open();
    for (let index = 0; index <= maxFragments; index++) client.socket.send("1", { fin: false });
    expect(await client.closed).toMatchObject({ code: 1008 });
  });

  it("of as many fragments as a message may have pass", async () => {
    await start({});
    const client = await open();
    const body = callOf("eth_chainId").padEnd(maxFragments);
    for (let at = 0; at < maxFragments; at++)
      client.socket.send(body.slice(at, at + 1), { fin: at === maxFragments - 1 });
    expect(await client.nextJson()).toMatchObject({ result: "0x1f" });
  });
});

describe("stopping", () => {
  it("lets a running call finish, then closes with 1001", async () => {
    await start({});
    const fault = held();
    service.nodes.testnet.fault = fault;
    const [busy, idle] = await Promise.all([open(), open()]);
    busy?.send(callOf("eth_gasPrice"));
    const { response, id } = await fault.asked;
    const stopped = service.service.stop();
    expect(await idle?.closed).toMatchObject({ code: 1001 });
    expect(busy?.socket.readyState).toBe(busy?.socket.OPEN);
    response.end(`{"jsonrpc":"2.0","id":${String(id)},"result":"0x2a"}`);

    expect(await busy?.nextJson()).toMatchObject({ result: "0x2a" });
    expect(await busy?.closed).toMatchObject({ code: 1001 });
    await stopped;
  });

  it("cuts off calls that take longer than SHUTDOWN_TIMEOUT_MS", async () => {
    await start({ SHUTDOWN_TIMEOUT_MS: "50" });
    const fault = held();
    service.nodes.testnet.fault = fault;
    const client = await open();
    client.send(callOf("eth_gasPrice"));
    await fault.asked;
    await service.service.stop();
    expect(await client.closed).toMatchObject({ code: 1006 });
    expect(service.logged).toContainEqual([{ connections: 1 }, "running requests were cut off"]);
  });
});
