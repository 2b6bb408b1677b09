import { chunkOf, closeConnections, headOf, openConnection, postOf, type RawConnection } from "./raw-connection.js";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

const MIB = 1_048_576;
const call = callOf("eth_chainId");
const answer = '{"jsonrpc":"2.0","id":1,"result":"0x1f"}';
const tooLarge =
  '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"the body is larger than 1048576 bytes"}}';

/** A call in a body of exactly `bytes` bytes. */
const padded = (bytes: number) => call + " ".repeat(bytes - call.length);

afterEach(closeConnections);

describe("request bodies", () => {
  let service: ServiceWithFakes;
  let connection: RawConnection;
  beforeAll(async () => {
    service = await startWithFakes();
  });
  beforeEach(async () => {
    connection = await openConnection(service.service.port);
  });
  afterAll(() => service.stop());

  const chunkedHead = () => headOf(service.path, ["Content-Type: application/json", "Transfer-Encoding: chunked"]);
  const chunked = (body: string) =>
    `${chunkedHead()}${(body.match(/[\s\S]{1,100000}/g) ?? []).map((part) => chunkOf(part)).join("")}0\r\n\r\n`;

  it("a body of exactly 1 MiB passes, by length and in chunks", async () => {
    connection.write(postOf(service.path, padded(MIB)));
    expect(await connection.read()).toMatchObject({ status: 200, body: answer });
    connection.write(chunked(padded(MIB)));
    expect(await connection.read()).toMatchObject({ status: 200, body: answer });
  });

  it("a body one byte larger does not, by length and in chunks", async () => {
    connection.write(postOf(service.path, padded(MIB + 1)));
    expect(await connection.read()).toMatchObject({ status: 413, body: tooLarge });
    connection.write(chunked(padded(MIB + 1)));
    expect(await connection.read()).toMatchObject({ status: 413, body: tooLarge });
  });

  it("counts bytes, not characters", async () => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: "€".repeat(MIB / 3), method: "eth_chainId" });
    expect(body.length).toBeLessThan(MIB);
    connection.write(postOf(service.path, body));
    expect(await connection.read()).toMatchObject({ status: 413, body: tooLarge });
  });

  it("a length that is too large is refused before the body comes", async () => {
    connection.write(headOf(service.path, ["Content-Type: application/json", `Content-Length: ${MIB + 1}`]));
    expect(await connection.read()).toMatchObject({ status: 413, body: tooLarge });
  });

  it("chunks without end are refused as soon as they are too many", async () => {
    connection.write(chunkedHead());
    connection.write(chunkOf(" ".repeat(MIB)));
    connection.write(chunkOf(" "));
    expect(await connection.read()).toMatchObject({ status: 413, body: tooLarge });
  });

  it("the limit is a setting", async () => {
    const narrow = await startWithFakes({ MAX_BODY_BYTES: "2000" });
    const fits = await narrow.send({ body: padded(2_000) });
    const over = await narrow.send({ body: padded(2_001) });
    await narrow.stop();
    expect([fits.status, over.status]).toEqual([200, 413]);
  });

  const refusals: readonly (readonly [string, number, () => string])[] = [
    ["a wrong key", 401, () => postOf("/wrong", padded(300_000))],
    ["a wrong verb", 405, () => postOf(service.path, padded(300_000)).replace("POST", "PUT")],
    ["a preflight with a body", 204, () => postOf(service.path, padded(300_000)).replace("POST", "OPTIONS")],
    ["a length that is too large", 413, () => postOf(service.path, padded(3 * MIB))],
    ["chunks that are too many", 413, () => chunked(padded(3 * MIB))],
    ["a wrong content type", 415, () => postOf(service.path, padded(300_000)).replace("application/json", "text/html")],
    ["a compressed body", 415, () => postOf(service.path, padded(300_000), ["Content-Encoding: gzip"])],
    ["no JSON", 400, () => postOf(service.path, "x".repeat(300_000))],
    ["an empty body", 400, () => postOf(service.path, "")],
    ["no request", 400, () => postOf(service.path, "[]")],
    ["a notification", 204, () => postOf(service.path, '{"jsonrpc":"2.0","method":"eth_chainId"}')],
    ["another page", 404, () => postOf("/not/here", padded(300_000))],
  ];

  it.each(refusals)("the connection serves the next call after %s (%i)", async (_name, status, bytesOf) => {
    connection.write(bytesOf());
    expect((await connection.read()).status).toBe(status);
    connection.write(postOf(service.path, call));
    expect(await connection.read()).toMatchObject({ status: 200, body: answer });
  });

  it("answers pipelined requests in order", async () => {
    connection.write(
      postOf(service.path, callOf("eth_gasPrice", [], 1)) +
        postOf("/wrong", call) +
        postOf(service.path, callOf("eth_chainId", [], 3)),
    );
    const replies = [await connection.read(), await connection.read(), await connection.read()];
    expect(replies.map(({ status }) => status)).toEqual([200, 401, 200]);
    expect(replies[0]?.body).toContain('"id":1,');
    expect(replies[2]?.body).toContain('"id":3,');
  });

  it("takes a body that comes byte by byte", async () => {
    for (const byte of postOf(service.path, call)) connection.write(byte);
    expect(await connection.read()).toMatchObject({ status: 200, body: answer });
  });

  it("a caller who goes away in the middle of the body is no failure of ours", async () => {
    const before = service.logged.length;
    connection.write(postOf(service.path, call).slice(0, -10));
    // Another answer on a later connection shows that the bytes above have arrived.
    await service.send({ body: call });
    connection.socket.resetAndDestroy();
    await connection.closed;
    await service.send({ body: call });
    const mistaken = service.logged.slice(before).filter(([, message]) => message === "a request failed unexpectedly");
    expect(mistaken).toEqual([]);
  });

  it.each([
    ["no HTTP at all", "hello\r\n\r\n"],
    ["a broken length", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n"],
    ["two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"],
    ["a length and chunks", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"],
    ["no host", "POST / HTTP/1.1\r\n\r\n"],
    ["broken chunks", "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
  ])("%s ends the connection, not the service", async (_name, bytes) => {
    connection.write(bytes);
    const reply = await connection.read();
    expect([400, 401]).toContain(reply.status);
    expect(reply.body).not.toMatch(/<|at /);
    connection.socket.end();
    await connection.closed;
    expect((await service.send({ body: call })).text).toBe(answer);
  });
});
