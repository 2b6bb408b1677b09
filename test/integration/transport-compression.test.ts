import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { large } from "../fakes/rskj/faults.js";
import { closeConnections, openConnection, postOf } from "./raw-connection.js";
import { sendHttp } from "./send-http.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";
import { held } from "./watch-node.js";

const call = callOf("eth_call", [{ to: `0x${"1".repeat(40)}` }, "latest"]);

describe("compression of responses", () => {
  let service: ServiceWithFakes;
  beforeAll(async () => {
    service = await startWithFakes();
  });
  afterEach(async () => {
    closeConnections();
    await service.mend();
  });
  afterAll(() => service.stop());

  const send = (body: string, acceptEncoding?: string) =>
    sendHttp(service.service.port, {
      method: "POST",
      path: service.path,
      headers: { "content-type": "application/json", ...(acceptEncoding && { "accept-encoding": acceptEncoding }) },
      body,
    });

  it.each([
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["gzip;q=0.5, br;q=0", "gzip", gunzipSync],
  ])("a streamed result goes to a client that takes %s as %s", async (accepted, encoding, unpack) => {
    service.nodes.testnet.fault = large(2_000_000);
    const plain = await send(call);
    service.nodes.testnet.fault = large(2_000_000);
    const { status, headers, bytes } = await send(call, accepted);

    expect([status, headers["content-encoding"], headers["content-length"]]).toEqual([200, encoding, undefined]);
    expect(headers["vary"]).toBe("accept-encoding");
    expect(unpack(bytes).equals(plain.bytes)).toBe(true);
    expect(bytes.length).toBeLessThan(plain.bytes.length / 5);
  });

  it("a large result that is held goes compressed", async () => {
    const plain = await send(callOf("rpc.discover"));
    const { headers, bytes } = await send(callOf("rpc.discover"), "gzip");

    expect(headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(bytes).equals(plain.bytes)).toBe(true);
  });

  it.each([
    ["a small result", callOf("eth_chainId"), "gzip"],
    ["a client that takes none", callOf("rpc.discover"), "identity"],
    ["a client that doesn't say", callOf("rpc.discover"), undefined],
  ])("%s goes as it is, with its length", async (_, body, accepted) => {
    const { headers, bytes } = await send(body, accepted);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["content-length"]).toBe(String(bytes.length));
  });

  it("a stream that fails half-way loses its connection, and is no whole response", async () => {
    const fault = held();
    service.nodes.testnet.fault = fault;
    const connection = await openConnection(service.service.port);
    connection.write(postOf(service.path, call, ["Accept-Encoding: gzip"]));
    const { response, id } = await fault.asked;
    response.write(`{"jsonrpc":"2.0","id":${String(id)},"result":["`);
    for (let index = 0; index < 1_000; index++)
      response.write(
        Buffer.from(String(index ** 7))
          .toString("base64")
          .repeat(30),
      );
    await new Promise((resolve) => connection.socket.once("data", resolve));
    response.destroy();

    await connection.closed;
    await expect(connection.read()).rejects.toThrow("the connection ended");
  });
});
