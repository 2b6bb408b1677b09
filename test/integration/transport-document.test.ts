import { createHash } from "node:crypto";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { checkAgainstMetaSchema } from "../../scripts/generator/open-rpc-tools.js";
import { type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

const baseUrls = { TESTNET_BASE_URL: "http://testnet.localhost", MAINNET_BASE_URL: "http://mainnet.localhost/" };

let service: ServiceWithFakes;
let documentJson: string;
beforeAll(async () => {
  service = await startWithFakes(baseUrls);
  documentJson = await (await fetchDocument()).text();
});
afterAll(() => service.stop());

const fetchDocument = (headers: Readonly<Record<string, string>> = {}, method = "GET") =>
  fetch(`${service.origin}/openrpc.json`, { method, headers: { "accept-encoding": "identity", ...headers } });

const apiKey = { default: "YOUR_API_KEY", description: expect.any(String) as unknown };
const testnet = { name: "Testnet", url: "http://testnet.localhost/${apiKey}", variables: { apiKey } };
const mainnet = { name: "Mainnet", url: "http://mainnet.localhost/${apiKey}", variables: { apiKey } };

describe("the document", () => {
  it("names the base URLs of all networks as its servers, with a variable for the API key", () => {
    expect(JSON.parse(documentJson)).toMatchObject({ openrpc: "1.2.6", servers: [testnet, mainnet] });
  });

  it("names only the caller's network where rpc.discover asks for it", async () => {
    for (const [network, server] of [
      ["testnet", testnet],
      ["mainnet", mainnet],
    ] as const) {
      const { result } = await service.rpc(network, "rpc.discover");
      expect(result).toEqual({ ...JSON.parse(documentJson), servers: [server] });
      expect(checkAgainstMetaSchema(structuredClone(result))).toBeUndefined();
    }
  });

  it("has a strong ETag for each of its forms, which all say the same", async () => {
    const forms = await Promise.all(
      ["identity", "gzip", "br"].map(async (encoding) => {
        const response = await fetchDocument({ "accept-encoding": encoding });
        // fetch undoes the encoding.
        expect(await response.text()).toBe(documentJson);
        expect(response.headers.get("content-encoding") ?? "identity").toBe(encoding);
        expect(response.headers.get("vary")).toContain("accept-encoding");
        expect(response.headers.get("access-control-allow-origin")).toBe("*");
        return response.headers;
      }),
    );
    const tags = forms.map((headers) => headers.get("etag") ?? "");
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    expect(new Set(tags).size).toBe(3);
    const lengths = forms.map((headers) => Number(headers.get("content-length")));
    expect(Math.max(...lengths.slice(1)) * 4).toBeLessThan(lengths[0] as number);
  });

  it("is not sent again to a client that has it", async () => {
    const etag = (await fetchDocument()).headers.get("etag") ?? "";
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const response = await fetchDocument({ "if-none-match": tags });
      expect([response.status, await response.text(), response.headers.get("etag")]).toEqual([304, "", etag]);
    }
    expect((await fetchDocument({ "if-none-match": '"other"' })).status).toBe(200);
  });

  it("may be read by pages of other origins, whatever headers they send", async () => {
    const asked = { origin: "https://playground.example", "access-control-request-headers": "x-one" };
    const { status, headers } = await fetchDocument({ ...asked, "access-control-request-method": "GET" }, "OPTIONS");
    expect([status, headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    expect(headers.get("access-control-allow-methods")).toBe("GET, HEAD");
    expect(headers.get("access-control-allow-headers")).toBe("x-one");
  });

  it("is the result of rpc.discover without params, in any form", async () => {
    const { result } = await service.rpc("testnet", "rpc.discover");
    expect((await service.rpc("testnet", "rpc.discover", {} as never)).result).toEqual(result);
    expect((await service.rpc("testnet", "rpc.discover", { a: 1 } as never)).error?.code).toBe(-32602);
    expect((await service.rpc("testnet", "eth_chainId", {} as never)).error?.code).toBe(-32602);
  });

  it("is described by HEAD", async () => {
    const response = await fetchDocument({}, "HEAD");
    expect(await response.text()).toBe("");
    expect(response.headers.get("content-length")).toBe(String(Buffer.byteLength(documentJson)));
  });

  it("comes whole and in order to a client that pipelines 300 requests for it", async () => {
    const asked = ["identity", "gzip", "br"];
    const requests = Array.from(
      { length: 300 },
      (_, index) => `GET /openrpc.json HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${asked[index % 3]}\r\n\r\n`,
    );
    const socket = connect(service.service.port, "127.0.0.1");
    socket.write(requests.join(""));
    const received = await readBodies(socket, 300);
    socket.destroy();

    const unpack = [(body: Buffer) => body, gunzipSync, brotliDecompressSync];
    const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
    const expected = digest(Buffer.from(documentJson));
    for (const index of [0, 1, 2, 297, 298, 299])
      expect(digest(unpack[index % 3]?.(received[index] as Buffer) as Buffer)).toBe(expected);
    expect(received.map(({ length }) => length)).toEqual(
      received.map((_, index) => (received[index % 3] as Buffer).length),
    );
  });
});

/** The bodies of the next responses, all of which have a length. */
async function readBodies(socket: AsyncIterable<unknown>, count: number): Promise<Buffer[]> {
  const bodies: Buffer[] = [];
  let bytes = Buffer.alloc(0);
  for await (const chunk of socket) {
    bytes = Buffer.concat([bytes, chunk as Buffer]);
    for (;;) {
      const headEnd = bytes.indexOf("\r\n\r\n");
      const head = bytes.toString("latin1", 0, Math.max(0, headEnd));
      const end = headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (headEnd === -1 || bytes.length < end) break;
      bodies.push(bytes.subarray(headEnd + 4, end));
      bytes = bytes.subarray(end);
    }
    if (bodies.length === count) break;
  }
  return bodies;
}
