import { HttpResponseParser } from "../../../src/upstream/http-response-parser.js";

interface Read {
  readonly status: number | undefined;
  readonly body: string;
  readonly isDone: boolean;
  readonly doesKeepAlive: boolean;
}

/** Reads `text` in pieces of `size` bytes. */
function read(text: string, size = text.length): Read {
  let status: number | undefined;
  let body = "";
  const parser = new HttpResponseParser({
    onStart: (given) => {
      status = given;
    },
    onData: (chunk) => {
      body += Buffer.from(chunk).toString();
    },
    onEnd: () => undefined,
    onError: () => undefined,
  });
  let isDone = false;
  for (let at = 0; at < text.length; at += size) isDone = parser.push(Buffer.from(text.slice(at, at + size), "latin1"));
  return { status, body, isDone, doesKeepAlive: parser.doesKeepAlive };
}

const sized = "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n";
const chunked = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n";

describe.each([1, 2, 7, 1_000])("in pieces of %i bytes, a response", (size) => {
  it("with a content length ends after so many bytes", () => {
    const text = "HTTP/1.1 200 OK\r\nServer: x\r\nContent-Length:  5 \r\n\r\nhello";
    expect(read(text, size)).toEqual({ status: 200, body: "hello", isDone: true, doesKeepAlive: true });
    expect(read(text.slice(0, -1), size)).toMatchObject({ body: "hell", isDone: false });
  });

  it("in chunks ends after the last one's trailer", () => {
    const text = `${chunked}5\r\nhello\r\n6;a="b"\r\n world\r\n0\r\nx: y\r\n\r\n`;
    expect(read(text, size)).toEqual({ status: 200, body: "hello world", isDone: true, doesKeepAlive: true });
    expect(read(text.slice(0, -2), size)).toMatchObject({ isDone: false });
  });

  it("without a length ends with the connection", () => {
    expect(read("HTTP/1.1 400 Bad Request\r\n\r\nhello", size)).toEqual({
      status: 400,
      body: "hello",
      isDone: false,
      doesKeepAlive: false,
    });
  });

  it("comes after interim ones", () => {
    const text = "HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok";
    expect(read(text, size)).toMatchObject({ status: 200, body: "ok", isDone: true });
  });

  it.each([
    ["HTTP/1.1 204 No Content\r\n\r\n", true],
    ["HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n", true],
    ["HTTP/1.1 200 OK\r\ncontent-encoding: identity\r\ncontent-length: 0\r\n\r\n", true],
    ["HTTP/1.1 200 OK\r\nConnection: Close\r\ncontent-length: 0\r\n\r\n", false],
    ["HTTP/1.0 200 OK\r\ncontent-length: 0\r\n\r\n", false],
    ["HTTP/1.0 200 OK\r\nconnection: keep-alive\r\ncontent-length: 0\r\n\r\n", true],
    ["HTTP/1.1 200 OK\r\nConnection: keep-alive, close\r\ncontent-length: 0\r\n\r\n", false],
    ["HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nConnection: close\r\ncontent-length: 0\r\n\r\n", false],
    ["HTTP/1.1 200 OK\r\nProxy-Connection: close\r\ncontent-length: 0\r\n\r\n", false],
  ])("tells whether its connection lives on: %j", (text, doesKeepAlive) => {
    expect(read(text, size)).toMatchObject({ body: "", isDone: true, doesKeepAlive });
  });

  it.each([
    ["another protocol", "SSH-2.0-x\r\n\r\n"],
    ["a status that is none", "HTTP/1.1 20 OK\r\n\r\n"],
    ["a length that is none", "HTTP/1.1 200 OK\r\ncontent-length: 5, 6\r\n\r\n"],
    ["an encoding that was not asked for", "HTTP/1.1 200 OK\r\ntransfer-encoding: gzip, chunked\r\n\r\n"],
    ["a body that is compressed", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\ncontent-length: 2\r\n\r\nok"],
    ["a length given twice", `${sized}content-length: 2\r\n\r\nok`],
    ["a length and an encoding", `${sized}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["an encoding and a length", `${chunked.slice(0, -2)}content-length: 2\r\n\r\nok`],
    ["an encoding given twice", `${chunked.slice(0, -2)}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ["an encoding in HTTP/1.0", chunked.replace("1.1", "1.0")],
    ["space before a colon", `${sized}x : y\r\n\r\nok`],
    ["a field that goes on in the next line", `${sized}x: y\r\n z\r\n\r\nok`],
    ["a NUL", `${sized}x: y\0\r\n\r\nok`],
    ["a line feed alone", `${sized}x: y\nz: a\r\n\r\nok`],
    ["white space that only JavaScript takes for such", "HTTP/1.1 200 OK\r\ncontent-length: 2\u00a0\r\n\r\nok"],
    ["a change of protocol", "HTTP/1.1 101 Switching Protocols\r\n\r\n"],
    ["a body where there is none", "HTTP/1.1 204 No Content\r\ncontent-length: 2\r\n\r\nok"],
    ["an interim response that closes the connection", "HTTP/1.1 103 Early Hints\r\nconnection: close\r\n\r\n"],
    ["endless interim responses", "HTTP/1.1 100 Continue\r\n\r\n".repeat(17)],
    ["a length in a trailer", `${chunked}0\r\ncontent-length: 2\r\n\r\n`],
    ["space after a chunk's size", `${chunked}5 \r\nhello\r\n`],
    ["endless chunk extensions", chunked + `1;${"a".repeat(1_000)}\r\nx\r\n`.repeat(17)],
    ["an endless trailer", `${chunked}0\r\n${"a: b\r\n".repeat(5_000)}`],
    ["a chunk without a size", `${chunked}hello\r\n`],
    ["a chunk of negative size", `${chunked}-5\r\nhello\r\n`],
    ["a chunk longer than it said", `${chunked}4\r\nhello\r\n0\r\n\r\n`],
    ["more than the response", "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok!"],
    ["a head without end", `HTTP/1.1 200 OK\r\nx: ${"y".repeat(20_000)}`],
  ])("is refused with %s", (_, text) => {
    expect(() => read(text, size)).toThrow(Error);
  });
});

/** Reads `text`, then the end of the connection. */
function readToEnd(text: string): void {
  const sink = { onStart: () => undefined, onData: () => undefined, onEnd: () => undefined, onError: () => undefined };
  const parser = new HttpResponseParser(sink);
  parser.push(Buffer.from(text));
  parser.endOfConnection();
}

it("takes sixteen interim responses, and heads and trailers of 16 KiB", () => {
  const padding = `x: ${"y".repeat(16_384 - "HTTP/1.1 200 OK\r\ncontent-length: 2\r\nx: ".length)}`;
  expect(read(`${"HTTP/1.1 100 Continue\r\n\r\n".repeat(16)}${sized}\r\nok`)).toMatchObject({
    body: "ok",
    isDone: true,
  });
  expect(read(`${sized}${padding}\r\n\r\nok`)).toMatchObject({ body: "ok", isDone: true });
  expect(() => read(`${sized}${padding}y\r\n\r\nok`)).toThrow("too long");
  expect(read(`${chunked}0\r\nx: ${"y".repeat(16_381)}\r\n\r\n`)).toMatchObject({ isDone: true });
  expect(() => read(`${chunked}0\r\nx: ${"y".repeat(16_382)}\r\n\r\n`)).toThrow("too long");
});

it("refuses at once what does not begin as a response does", () => {
  expect(() => read("SSH-2.0-x\r\n")).toThrow("not an HTTP response");
  expect(() => read("HTTP/2")).toThrow("not an HTTP response");
  expect(read("HTT")).toMatchObject({ isDone: false });
});

it("hands on as one piece what came in several chunks at once", () => {
  const pieces: string[] = [];
  const onData = (piece: Uint8Array): void => void pieces.push(Buffer.from(piece).toString());
  const parser = new HttpResponseParser({ onStart: () => {}, onData, onEnd: () => {}, onError: () => {} });
  parser.push(Buffer.from(`${chunked}1\r\na\r\n1\r\nb\r\n3\r\nc`));
  parser.push(Buffer.from("de\r\n0\r\n\r\n"));

  expect(pieces).toEqual(["abc", "de"]);
});

it("takes the connection's end for the response's only where nothing else tells", () => {
  expect(() => readToEnd("HTTP/1.1 200 OK\r\n\r\nhel")).not.toThrow();
  expect(() => readToEnd("HTTP/1.1 200 OK\r\n")).toThrow("ended before");
  expect(() => readToEnd("HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhel")).toThrow("ended before");
  expect(() => readToEnd(`${chunked}5\r\nhello\r\n`)).toThrow("ended before");
});
