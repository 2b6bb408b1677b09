import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { callOf, type ServiceWithFakes, startWithFakes } from "./start-with-fakes.js";

let service: ServiceWithFakes;
const sockets: Socket[] = [];
beforeAll(async () => {
  service = await startWithFakes({ WEBSOCKETS_PER_USER: "1000", WEBSOCKETS_PER_ADDRESS: "1000" });
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => service.stop());

/** Does the handshake by hand, so that the frames that follow may be anything. */
async function open(): Promise<Socket> {
  const { hostname, port, pathname } = new URL(service.urls.testnet);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on("error", () => undefined);
  socket.write(
    `GET ${pathname} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
  );
  const [response] = (await once(socket, "data")) as [Buffer];
  expect(String(response)).toContain(" 101 ");
  return socket;
}

/** The code of the close frame that ends a connection. */
async function closeCodeOf(socket: Socket): Promise<number> {
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const frame = Buffer.concat(chunks);
  expect(frame[0]).toBe(0x88);
  return frame.readUInt16BE(2);
}

/** A frame whose mask is 0. */
function frameOf(first: number, body: Buffer | string, isMasked = true): Buffer {
  const bytes = Buffer.from(body);
  const length = bytes.length < 126 ? [bytes.length] : [126, bytes.length >> 8, bytes.length & 0xff];
  length[0] = (length[0] ?? 0) | (isMasked ? 0x80 : 0);
  return Buffer.concat([Buffer.from([first, ...length, ...(isMasked ? [0, 0, 0, 0] : [])]), bytes]);
}

const call = callOf("eth_chainId");

describe("a frame that the protocol does not allow ends its connection", () => {
  it.each([
    ["without a mask", frameOf(0x81, call, false), 1002],
    ["with a reserved bit, as compressed ones have", frameOf(0xc1, call), 1002],
    ["with another reserved bit", frameOf(0xa1, call), 1002],
    ["with an unknown opcode", frameOf(0x83, call), 1002],
    ["that continues nothing", frameOf(0x80, call), 1002],
    ["that begins a message within another", Buffer.concat([frameOf(0x01, "["), frameOf(0x81, call)]), 1002],
    ["a ping in fragments", frameOf(0x09, "x"), 1002],
    ["a ping that is too long", frameOf(0x89, "x".repeat(126)), 1002],
    ["a close frame with half a code", frameOf(0x88, "x"), 1002],
    ["a close frame with a reserved code", frameOf(0x88, Buffer.from([0x03, 0xed])), 1002],
    ["text that is no UTF-8", frameOf(0x81, Buffer.from([0xc3, 0x28])), 1007],
    ["a length that no message has", Buffer.from([0x81, 0xff, 0x7f, ...Array.from({ length: 11 }, () => 0xff)]), 1009],
  ])("%s", async (_name, frame, code) => {
    const socket = await open();
    socket.write(frame);
    expect(await closeCodeOf(socket)).toBe(code);
  });
});

it("a message is taken in pieces of a byte, over frames of a byte, with pings between them", async () => {
  const socket = await open();
  const letters = call.split("");
  const frames = letters.flatMap((letter, index) => [
    frameOf((index === letters.length - 1 ? 0x80 : 0) | (index === 0 ? 1 : 0), letter),
    ...(index === 1 ? [frameOf(0x89, "x")] : []),
  ]);
  socket.setNoDelay(true);
  for (const byte of Buffer.concat(frames)) socket.write(Buffer.from([byte]));
  let received = "";
  while (!received.includes("0x1f")) received += String(((await once(socket, "data")) as [Buffer])[0]);
  expect(received).toContain('"result":"0x1f"');
});

// Each takes two descriptors of this process: few systems allow less than 1,024.
it("400 idle connections leave room for calls", async () => {
  const idle = await Promise.all(Array.from({ length: 400 }, open));
  const { result } = await service.rpc("testnet", "eth_chainId", []);
  expect(result).toBe("0x1f");
  expect(idle.every(({ destroyed }) => !destroyed)).toBe(true);
});
