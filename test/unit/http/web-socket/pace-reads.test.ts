import { PassThrough } from "node:stream";
import { paceReads } from "../../../../src/http/web-socket/pace-reads.js";

const bytesPerTurn = 262_144;

/** A connection with the three members of a WebSocket that pacing needs. */
function connect() {
  const socket = new PassThrough({ highWaterMark: 4 * bytesPerTurn });
  let readBytes = 0;
  socket.on("data", (chunk: Buffer) => void (readBytes += chunk.length));
  const webSocket = {
    isPaused: false,
    pause: () => void socket.pause(),
    resume: jest.fn(() => void socket.resume()),
  };
  paceReads(webSocket, socket);
  return { socket, webSocket, readBytes: () => readBytes };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const chunk = Buffer.alloc(65_536);

beforeEach(async () => {
  await nextTurn();
  await nextTurn();
});

it("connections read together what a turn has, the next chunk waits, and all is read in later turns", async () => {
  const connections = Array.from({ length: 6 }, connect);
  for (const { socket } of connections) socket.write(chunk);
  expect(connections.map(({ socket }) => socket.isPaused())).toEqual([false, false, false, false, true, true]);
  for (const { socket } of connections) socket.write(chunk);
  while (connections.some(({ readBytes }) => readBytes() < 2 * chunk.length)) await nextTurn();
  await nextTurn();
  expect(connections.every(({ socket }) => !socket.isPaused())).toBe(true);
});

it("a WebSocket that was paused meanwhile stays paused", async () => {
  const { socket, webSocket } = connect();
  for (let count = 0; count < 5; count++) socket.write(chunk);
  expect(socket.isPaused()).toBe(true);
  webSocket.isPaused = true;
  for (let turn = 0; turn < 3; turn++) await nextTurn();
  expect([socket.isPaused(), webSocket.resume.mock.calls]).toEqual([true, []]);
});
