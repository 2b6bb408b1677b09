import { createKeyText } from "../../src/accounts/key-text.js";
import { maxRefusedBytes } from "../../src/http/refused-body.js";
import { chunkOf, closeConnections, headOf, openConnection, postOf, type RawReply } from "./raw-connection.js";
import { callOf, notificationOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

const keyOf = (fill: number) => createKeyText("testnet", (size) => new Uint8Array(size).fill(fill));

/** Ids and codes of the responses; a batch's in a list. */
function outlineOf({ body }: Pick<RawReply, "body">): unknown {
  const parsed = JSON.parse(body) as Response | Response[];
  const one = ({ id, error }: Response) => [id, error.code];
  return Array.isArray(parsed) ? parsed.map(one) : one(parsed);
}

interface Response {
  readonly id: unknown;
  readonly error: { readonly code: number };
}

const bodies: readonly (readonly [string, string, unknown])[] = [
  ["a request", callOf("eth_chainId", [], "a"), ["a", -32021]],
  ["a notification", notificationOf("eth_chainId"), [null, -32021]],
  [
    "a batch",
    `[${callOf("a", [], 2)},${notificationOf("b")},${callOf("c", [], 1)}]`,
    [
      [2, -32021],
      [1, -32021],
    ],
  ],
  ["no JSON", "{", [null, -32021]],
  ["64 KiB", callOf("a").padEnd(maxRefusedBytes), [1, -32021]],
  ["64 KiB and a byte", callOf("a").padEnd(maxRefusedBytes + 1), [null, -32021]],
];

describe("a request with a refused API key", () => {
  let service: ServiceWithFakes;
  beforeAll(async () => {
    service = await startWithFakes({ UNKNOWN_KEYS_PER_MINUTE: "2" });
  });
  afterAll(() => service.stop());
  afterEach(closeConnections);

  const unknownPath = `/${keyOf(7)}`;

  it.each(bodies)("has its ids in the response, however it is read: %s", async (_name, body, expected) => {
    const connection = await openConnection(service.service.port);
    // The first request of a connection is read by node:http, the next one without it.
    const requests = [
      postOf(unknownPath, body),
      postOf(unknownPath, body),
      headOf(unknownPath, ["Transfer-Encoding: chunked"]) + chunkOf(body) + "0\r\n\r\n",
    ];
    for (const request of requests) {
      connection.write(request);
      const reply = await connection.read();
      expect([reply.status, outlineOf(reply)]).toEqual([401, expected]);
      expect(reply.headers["content-type"]).toBe("application/json");
    }
    connection.write(postOf(service.path, callOf("eth_chainId")));
    expect(await connection.read()).toMatchObject({ status: 200 });
  });

  it("has its id when it has too many keys", async () => {
    const replies = [];
    for (let fill = 10; fill < 130; fill++)
      replies.push(await service.send({ path: `/${keyOf(fill)}`, body: callOf("eth_chainId", [], fill) }));
    const last = replies.at(-1);
    expect([last?.status, last && outlineOf({ body: last.text })]).toEqual([429, [129, -32005]]);
  });
});

describe("a request that is refused for its content type", () => {
  let service: ServiceWithFakes;
  beforeAll(async () => {
    service = await startWithFakes({ DAILY_REQUESTS: "1000" });
  });
  afterAll(() => service.stop());

  const remaining = (headers: Readonly<Record<string, unknown>>) =>
    Number(/r=(\d+)/.exec(String(headers["ratelimit"]))?.[1]);

  it("has its ids in the response, and counts once", async () => {
    const batch = `[${callOf("a", [], 5)},${callOf("b", [], 6)}]`;
    const before = await service.send({ body: callOf("eth_chainId") });
    const refused = await service.send({ headers: { "content-type": "text/plain" }, body: batch });
    expect([refused.status, outlineOf({ body: refused.text })]).toEqual([
      415,
      [
        [5, -32600],
        [6, -32600],
      ],
    ]);
    expect(remaining(before.headers) - remaining(refused.headers)).toBe(1);
  });

  it("has the id null when it is compressed", async () => {
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    const refused = await service.send({ headers, body: Buffer.from([0x1f, 0x8b, 8, 0]) });
    expect([refused.status, outlineOf({ body: refused.text })]).toEqual([415, [null, -32600]]);
  });
});

describe("a request that an API key does not permit", () => {
  it("has its id in the response", async () => {
    const service = await startWithFakes({
      TESTNET_BASE_URL: "https://testnet.example.org",
      MAINNET_BASE_URL: "https://mainnet.example.org",
      ALLOW_PUBLIC_DEVELOPMENT: "true",
    });
    const headers = { host: "mainnet.example.org", "content-type": "application/json" };
    const refused = await service.send({ headers, body: callOf("eth_chainId", [], "x") });
    await service.stop();
    expect([refused.status, outlineOf({ body: refused.text })]).toEqual([403, ["x", -32022]]);
  });
});
