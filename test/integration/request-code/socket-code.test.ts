import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sendControl } from "../../../src/devchain/control-socket.js";
import { codeKindsOf } from "../../../src/web/request-code/socket-code.js";
import { startTestService, type TestService } from "../start-test-service.js";
import { runUntil } from "./run-until.js";

const root = join(__dirname, "../../..");
let test: TestService;
let folder: string;

beforeAll(async () => {
  test = await startTestService();
  // Below the project's folder, so that programs find its packages.
  mkdirSync(join(root, "dist"), { recursive: true });
  folder = mkdtempSync(join(root, "dist/socket-code-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await test?.stop();
});

const mine = () => sendControl(join(test.dataDir, "testnet.chain.control"), { name: "mine", count: 1 });

function write(id: string, method: string, params: readonly unknown[]): string {
  const transport = method === "eth_subscribe" ? "events" : "websocket";
  const kind = codeKindsOf(transport).find((one) => one.id === id);
  const file = join(folder, `${id}-${method}.mjs`);
  writeFileSync(file, kind?.print({ method, params, endpoint: test.urls.testnet }) ?? "");
  return file;
}

it.each(["websocket", "viem"])("%s programs run as printed, and print each event", async (id) => {
  const file = write(id, "eth_subscribe", ["newHeads"]);
  const command = [process.execPath, "--experimental-websocket", file];
  expect(
    await runUntil(/parentHash: '0x[\da-f]{64}'[^]*parentHash: '0x[\da-f]{64}'/, command, { cause: mine }),
  ).toMatch(/parentHash: '0x[\da-f]{64}'[^]*parentHash: '0x[\da-f]{64}'/);
});

it("other methods are shown as one request over a WebSocket, and its result", async () => {
  const file = write("websocket", "eth_unsubscribe", [`0x${"5".repeat(32)}`]);
  expect(
    await runUntil(/^false$/m, [process.execPath, "--experimental-websocket", file], { cause: async () => undefined }),
  ).toMatch(/^false$/m);
});

it("a program says what the service refuses", async () => {
  const file = write("websocket", "eth_subscribe", ["blocks"]);
  expect(
    await runUntil(/-32602/, [process.execPath, "--experimental-websocket", file], { cause: async () => undefined }),
  ).toMatch(/-32602/);
});
