import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CommandSocket } from "../../../src/command-socket.js";
import type { ChainState, ControlCommand } from "../../../src/devchain/control-command.js";
import { sendControl, serveControl } from "../../../src/devchain/control-socket.js";

const state: ChainState = { chainId: 31, height: 1, timestamp: 2, clockOffsetSeconds: 0, snapshots: [] };

let folder: string;
let path: string;
let socket: CommandSocket | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "devchain-control-"));
  path = join(folder, "control");
});
afterEach(async () => {
  await socket?.close();
  socket = undefined;
  rmSync(folder, { recursive: true });
});

async function serve(run: (command: ControlCommand) => Promise<ChainState> = () => Promise.resolve(state)) {
  const commands: ControlCommand[] = [];
  socket = await serveControl(path, (command) => {
    commands.push(command);
    return run(command);
  });
  return commands;
}

/** What comes back for some bytes; they are sent as they are. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    const connection = createConnection(path, () => connection.write(text));
    let answer = "";
    connection.setEncoding("utf8").on("data", (chunk: string) => (answer += chunk));
    connection.on("close", () => resolve(answer)).on("error", () => {});
  });
}

it("brings a command over, and what became of it back", async () => {
  const commands = await serve();

  expect(await sendControl(path, { name: "mine", count: 2 })).toEqual(state);

  expect(commands).toEqual([{ name: "mine", count: 2 }]);
});

it("brings back why a command failed", async () => {
  await serve(() => Promise.reject(new Error("there is no snapshot 7")));

  await expect(sendControl(path, { name: "reset", snapshot: 7 })).rejects.toThrow("there is no snapshot 7");
});

it.each([
  ["no JSON", "mine\n"],
  ["an unknown command", '{"name":"stop"}\n'],
  ["too many blocks", '{"name":"mine","count":1001}\n'],
  ["no whole number", '{"name":"time","seconds":0.5}\n'],
  ["a bad address", '{"name":"fund","address":"0x1","amount":"0x1"}\n'],
  ["unknown members", '{"name":"snapshot","more":1}\n'],
  ["a line that never ends", "x".repeat(4_097)],
])("refuses %s", async (_, text) => {
  const commands = await serve();

  expect(await exchange(text)).toMatch(/^\{"error":".+"\}\n$/);

  expect(commands).toEqual([]);
});

it("lets nobody else in, and takes the place of what a killed process left", async () => {
  writeFileSync(path, "");

  await serve();

  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(path).isSocket()).toBe(true);
  expect(await sendControl(path, { name: "state" })).toEqual(state);
});

it("serves several at once, and ends with all of them", async () => {
  let release = () => {};
  const held = new Promise<ChainState>((resolve) => (release = () => resolve(state)));
  await serve((command) => (command.name === "state" ? Promise.resolve(state) : held));
  const slow = sendControl(path, { name: "mine", count: 1 });

  expect(await sendControl(path, { name: "state" })).toEqual(state);
  release();
  expect(await slow).toEqual(state);
  const open = exchange("");
  // Connections are taken in order: the one before is open by now.
  await sendControl(path, { name: "state" });

  await socket?.close();

  expect(await open).toBe("");
  await expect(sendControl(path, { name: "state" })).rejects.toMatchObject({ code: "ENOENT" });
});
