import type { FakeRskj } from "../fakes/rskj/fake-rskj.js";
import { type Fault, large } from "../fakes/rskj/faults.js";
import { closeConnections, openConnection, postOf } from "./raw-connection.js";
import { jsonOf } from "./send-http.js";
import { callOf, notificationOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";
import { held, watch } from "./watch-node.js";

const MB = 1_000_000;
const call = callOf("eth_call", [{ to: `0x${"1".repeat(40)}` }, "latest"]);
const notification = notificationOf("eth_call", [{ to: `0x${"1".repeat(40)}` }, "latest"]);

/** Resolves with the value of `read` once it is past `least` and has stayed the same in 200 turns of the event loop. */
async function untilSteady(read: () => number, least: number): Promise<number> {
  for (let last = -1, same = 0; ; same++) {
    if (same === 200 && last > least) return last;
    if (read() !== last || same === 200) same = 0;
    last = read();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

afterEach(closeConnections);

describe("answers", () => {
  let service: ServiceWithFakes;
  let node: FakeRskj;
  beforeAll(async () => {
    service = await startWithFakes();
    node = service.nodes.testnet;
  });
  afterEach(() => service.mend());
  afterAll(() => service.stop());

  describe("that are large", () => {
    it("10 MB arrive whole", async () => {
      const fault = large(10 * MB);
      node.fault = fault;
      const reply = await service.send({ body: call });
      const { id, result } = jsonOf(reply) as { id: number; result: string[] };

      expect(reply.status).toBe(200);
      expect(id).toBe(1);
      expect(result.length).toBe(Math.round((10 * MB) / 2_005));
      expect(new Set(result)).toEqual(new Set([`0x${"ab".repeat(1_000)}`]));
    });

    it("the first byte is out before the node has sent the last", async () => {
      const fault = held();
      node.fault = fault;
      const connection = await openConnection(service.service.port);
      connection.write(postOf(service.path, call));
      const { response, id } = await fault.asked;
      response.write(`{"jsonrpc":"2.0","id":${String(id)},"result":["${"a".repeat(300_000)}"`);
      await new Promise((resolve) => connection.socket.once("data", resolve));
      response.end(',"the end"]}');
      const reply = await connection.read();
      connection.socket.destroy();

      expect(reply.status).toBe(200);
      expect((jsonOf({ text: reply.body }) as { result: string[] }).result[1]).toBe("the end");
    });

    it("a caller who reads nothing holds the node back", async () => {
      const fault = large(60 * MB);
      const leftAlone = watch(node, fault);
      const connection = await openConnection(service.service.port);
      connection.socket.pause();
      connection.write(postOf(service.path, call));
      const written = await untilSteady(() => fault.progress.written, 300_000);
      connection.socket.destroy();
      await leftAlone();

      // What the sockets' buffers take; the gateway itself keeps hardly more than one piece.
      expect(written).toBeLessThan(30 * MB);
    });

    it("several in a batch arrive whole beside small ones", async () => {
      node.fault = large(2 * MB);
      const reply = await service.send({ body: `[${call},${callOf("eth_chainId")},${call}]` });
      const lengths = (jsonOf(reply) as { result: unknown[] }[]).map(({ result }) => result.length);
      expect(lengths).toEqual([998, 4, 998]);
    });

    it.each([
      ["alone", notification, 204],
      ["in a batch", `[${notification},${callOf("eth_chainId")}]`, 200],
    ])("a notification %s does not keep the node's connection for what nobody reads", async (_name, body, status) => {
      const leftAlone = watch(node, large(60 * MB));
      const reply = await service.send({ body });
      await leftAlone();
      expect(reply.status).toBe(status);
    });
  });

  describe("that break off", () => {
    const breaks: readonly (readonly [string, () => Fault])[] = [
      ["the node's connection dies", () => large(10 * MB, { breakAfterBytes: 2 * MB })],
      ["the node ends too early", () => large(MB, { after: "" })],
      ["what follows the result is garbage", () => large(MB, { after: "]}" })],
      ["an error follows the result", () => large(MB, { after: ',"error":{"code":1,"message":"oh"}}' })],
    ];

    it.each(breaks)("end the caller's connection where %s: never a well-formed half", async (_name, faultOf) => {
      node.fault = faultOf();
      await expect(service.send({ body: call })).rejects.toMatchObject({ code: "ECONNRESET" });
    });

    it.each(breaks)("are an error of their element in a batch where %s", async (_name, faultOf) => {
      node.fault = faultOf();
      const reply = await service.send({ body: `[${call},${callOf("eth_chainId", [], 2)}]` });
      expect(jsonOf(reply)).toMatchObject([
        {
          id: 1,
          error: { code: -32603, message: expect.stringMatching(/ \(request id [^)]+\)$/) },
        },
        { id: 2, result: "0x1f" },
      ]);
    });
  });
});
