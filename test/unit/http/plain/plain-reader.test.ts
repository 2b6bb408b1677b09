import { PlainReader } from "../../../../src/http/plain/plain-reader.js";
import { maxHeadBytes, maxHeaders } from "../../../../src/http/plain/read-plain-head.js";

const request = (headers: readonly string[], body = "{}", first = "POST /key HTTP/1.1"): Buffer =>
  Buffer.from(`${[first, ...headers].join("\r\n")}\r\n\r\n${body}`, "latin1");
const plain = (body: string, ...more: string[]) =>
  request(["Host: a", `Content-Length: ${body.length}`, ...more], body);

const read = (chunk: Buffer, reader = new PlainReader()) => reader.read(chunk)?.body.toString("latin1");

describe("a plain request", () => {
  it("is read with its key, its headers by their names in lower case, and its body", () => {
    const message = new PlainReader().read(plain('{"a":1}', "Content-Type: application/json"));

    expect(message?.head.keyText).toBe("key");
    expect(message?.head.headers).toEqual({ host: "a", "content-type": "application/json" });
    expect(message?.body.toString()).toBe('{"a":1}');
  });

  it("may have another length than the last one, and another head", () => {
    const reader = new PlainReader();
    const bodies = ["{}", "x".repeat(10), "x".repeat(60_000), "{}"];

    expect(bodies.map((body) => read(plain(body), reader))).toEqual(bodies);
    expect(reader.read(plain("{}", "Origin: b"))?.head.headers).toEqual({ host: "a", origin: "b" });
  });

  it.each([
    ["another method", request(["Host: a", "Content-Length: 2"], "{}", "PUT /key HTTP/1.1")],
    ["HTTP/1.0", request(["Host: a", "Content-Length: 2"], "{}", "POST /key HTTP/1.0")],
    ["two segments", request(["Host: a", "Content-Length: 2"], "{}", "POST /key/ HTTP/1.1")],
    ["a query", request(["Host: a", "Content-Length: 2"], "{}", "POST /key?a HTTP/1.1")],
    ["a page", request(["Host: a", "Content-Length: 2"], "{}", "POST /login HTTP/1.1")],
    ["no host", request(["Content-Length: 2"])],
    ["no length", request(["Host: a"])],
    ["two lengths", plain("{}", "Content-Length: 2")],
    ["a length with a zero before it", request(["Host: a", "Content-Length: 02"])],
    ["a header twice", plain("{}", "A: 1", "a: 2")],
    ["a body in chunks", plain("{}", "Transfer-Encoding: chunked")],
    ["a connection that closes", plain("{}", "Connection: close")],
    ["an upgrade", plain("{}", "Upgrade: h2c")],
    ["an expectation", plain("{}", "Expect: 100-continue")],
    ["a folded line", plain("{}", " more")],
    ["a space before the colon", plain("{}", "A : 1")],
    ["a tab", plain("{}", "A: 1\t2")],
    ["half a body", plain("{}").subarray(0, -1)],
    ["a second request", Buffer.concat([plain("{}"), plain("{}")])],
  ])("is not one with %s, also behind one that was", (_, chunk) => {
    const reader = new PlainReader();

    expect(read(chunk)).toBeUndefined();
    expect(read(plain("{}"), reader)).toBe("{}");
    expect(read(chunk, reader)).toBeUndefined();
  });

  it("has a head of so many bytes, and not one more", () => {
    const padded = (length: number) => plain("{}", `A: ${"x".repeat(length - plain("", "A: ").length)}`);

    expect(read(padded(maxHeadBytes))).toBe("{}");
    expect(read(padded(maxHeadBytes + 1))).toBeUndefined();
  });

  it("has so many headers, and not one more", () => {
    const others = (count: number) => Array.from({ length: count - 2 }, (_, index) => `A${index}: 1`);

    expect(read(plain("{}", ...others(maxHeaders)))).toBe("{}");
    expect(read(plain("{}", ...others(maxHeaders + 1)))).toBeUndefined();
  });
});
