import { once } from "node:events";
import type { FakeRskj } from "../fakes/rskj/fake-rskj.js";
import { large } from "../fakes/rskj/faults.js";
import { closeConnections, openConnection, postOf } from "./raw-connection.js";
import { jsonOf } from "./send-http.js";
import { callOf, notificationOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";
import { held, watch } from "./watch-node.js";

const MB = 1_000_000;
const call = callOf("eth_call", [{ to: `0x${"1".repeat(40)}` }, "latest"]);
const notification = notificationOf("eth_call", [{ to: `0x${"1".repeat(40)}` }, "latest"]);

afterEach(closeConnections);

describe("calls that nobody waits for", () => {
  let service: ServiceWithFakes;
  let node: FakeRskj;
  beforeAll(async () => {
    service = await startWithFakes();
    node = service.nodes.testnet;
  });
  afterEach(() => service.mend());
  afterAll(() => service.stop());

  it("a call is given up at the node when its caller hangs up", async () => {
    const fault = held();
    const leftAlone = watch(node, fault);
    const connection = await openConnection(service.service.port);
    connection.write(postOf(service.path, call));
    await fault.asked;
    connection.socket.destroy();
    await expect(leftAlone()).resolves.toBeUndefined();
  });

  it("all calls of a batch are", async () => {
    let askedCount = 0;
    let tell: () => void;
    const allAsked = new Promise<void>((resolve) => (tell = resolve));
    const leftAlone = watch(node, () => {
      if (++askedCount === 3) tell();
    });
    const connection = await openConnection(service.service.port);
    connection.write(postOf(service.path, `[${call},${call.replace('"latest"', '"0x1"')},${callOf("eth_gasPrice")}]`));
    await allAsked;
    connection.socket.resetAndDestroy();
    await leftAlone();
    expect(askedCount).toBe(3);
  });

  it("a stream is, half-way", async () => {
    const fault = large(60 * MB);
    const leftAlone = watch(node, fault);
    const connection = await openConnection(service.service.port);
    connection.write(postOf(service.path, call));
    await new Promise((resolve) => connection.socket.once("data", resolve));
    connection.socket.destroy();
    await leftAlone();
    expect(fault.progress.written).toBeLessThan(60 * MB);
  });

  it("no failure of ours is logged for them", () => {
    const failures = service.logged.filter(([, message]) => message === "a request failed unexpectedly");
    expect(failures).toEqual([]);
  });
});

/** What goes on while the deadline's clock stands still. */
const goingOn = [
  "hrtime",
  "nextTick",
  "performance",
  "queueMicrotask",
  "setImmediate",
  "clearImmediate",
  "setInterval",
  "clearInterval",
] as const;

describe("the deadline", () => {
  const late = { code: -32011, message: "no response within 400 ms" };
  let service: ServiceWithFakes;
  let node: FakeRskj;
  beforeAll(async () => {
    service = await startWithFakes({ CALL_TIMEOUT_MS: "400" });
    node = service.nodes.testnet;
  });
  beforeEach(() => void jest.useFakeTimers({ doNotFake: [...goingOn] }));
  afterEach(() => {
    jest.useRealTimers();
    return service.mend();
  });
  afterAll(() => service.stop());

  const passTime = () => jest.advanceTimersByTime(400);

  it("ends a call to a silent node with -32011, and the node's work with it, and not before its time", async () => {
    const fault = held();
    const leftAlone = watch(node, fault);
    const replying = service.send({ body: call });
    const { response } = await fault.asked;
    jest.advanceTimersByTime(200);
    await service.send({ body: callOf("eth_chainId") });
    expect(response.destroyed).toBe(false);
    passTime();
    const reply = await replying;
    expect(reply.status).toBe(200);
    expect(jsonOf(reply)).toEqual({ jsonrpc: "2.0", id: 1, error: late });
    await leftAlone();
  });

  it("ends one element of a batch; the others keep their answers", async () => {
    const fault = held();
    node.fault = fault;
    const replying = service.send({ body: `[${callOf("eth_chainId", [], 1)},${callOf("eth_gasPrice", [], 2)}]` });
    await fault.asked;
    passTime();
    const reply = await replying;
    expect(jsonOf(reply)).toEqual([
      { jsonrpc: "2.0", id: 1, result: "0x1f" },
      { jsonrpc: "2.0", id: 2, error: late },
    ]);
  });

  it("ends a method that asks the node many times", async () => {
    const fault = held();
    node.fault = fault;
    const replying = service.send({ body: callOf("eth_getLogs", [{ fromBlock: "0x1", toBlock: "0x2" }]) });
    await fault.asked;
    passTime();
    const reply = await replying;
    expect(jsonOf(reply)).toEqual({ jsonrpc: "2.0", id: 1, error: late });
  });

  it("ends a stream that has stopped flowing, with its connection", async () => {
    const leftAlone = watch(node, (response, id) => {
      response.write(`{"jsonrpc":"2.0","id":${String(id)},"result":["${"a".repeat(300_000)}"`);
    });
    const connection = await openConnection(service.service.port);
    connection.write(postOf(service.path, call));
    await once(connection.socket, "data");
    passTime();
    await expect(connection.read()).rejects.toThrow("the connection ended");
    await leftAlone();
  });

  it("ends notifications too", async () => {
    const fault = held();
    const leftAlone = watch(node, fault);
    const replying = service.send({ body: notification });
    await fault.asked;
    passTime();
    const reply = await replying;
    await leftAlone();
    expect(reply.status).toBe(204);
  });
});
