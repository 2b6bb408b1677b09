import { connect, createServer, type Server } from "node:net";
import { ask } from "../e2e/ask.js";
import { killLeftPrograms } from "../e2e/run-program.js";
import { makeDataDir, startProgram } from "../e2e/start-program.js";
import { untilTrue } from "../e2e/until-true.js";
import { findFreePort } from "../fakes/find-free-port.js";
import { createFakeRskj } from "../fakes/rskj/fake-rskj.js";

const { dataDir, remove } = makeDataDir();
const closers: (() => unknown)[] = [remove, killLeftPrograms];
afterAll(() => Promise.all(closers.map((close) => close())));

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
}

/** Lets a fake node be found at a given port, until it is closed. */
async function openDoor(port: number, nodeUrl: string): Promise<Server> {
  const nodePort = Number(new URL(nodeUrl).port);
  const door = createServer((socket) => {
    const inner = connect(nodePort, "127.0.0.1");
    socket.pipe(inner).pipe(socket);
    for (const end of [socket, inner]) end.on("error", () => socket.destroy());
  });
  closers.push(() => door.close());
  await listen(door, port);
  return door;
}

it("starts without its node, says so, and serves as soon as the right one comes up", async () => {
  const [right, wrong] = await Promise.all([31, 33].map((chainId) => createFakeRskj({ chainId })));
  if (!right || !wrong) throw new Error("no fake nodes");
  for (const fake of [right, wrong]) closers.push(() => fake.close());
  const port = await findFreePort();
  const program = await startProgram({ DATA_DIR: dataDir, TESTNET_NODE_URL: `http://127.0.0.1:${port}` });
  const readiness = async () => {
    const response = await fetch(`${program.origin}/readyz?network=testnet`);
    return { status: response.status, body: await response.text() };
  };
  const away = { error: { code: -32603, data: { reason: "node_unavailable" } } };

  expect((await fetch(`${program.origin}/healthz`)).status).toBe(200);
  expect(await readiness()).toMatchObject({ status: 503, body: expect.stringContaining('"testnet"') });
  expect(await ask(program.urls.testnet, "eth_blockNumber")).toMatchObject(away);
  expect(await ask(program.urls.testnet, "eth_chainId")).toMatchObject({ result: "0x1f" });
  expect(await ask(program.urls.mainnet, "eth_blockNumber")).toMatchObject({ result: "0x0" });

  const wrongDoor = await openDoor(port, wrong.url);
  expect((await readiness()).status).toBe(503);
  expect(await ask(program.urls.testnet, "eth_blockNumber")).toMatchObject(away);
  expect(wrong.requests.map(({ body }) => body).filter((body) => !body.includes("eth_chainId"))).toEqual([]);
  await new Promise((resolve) => wrongDoor.close(resolve));

  await openDoor(port, right.url);
  await untilTrue(async () => (await readiness()).status === 200);
  expect(await ask(program.urls.testnet, "eth_blockNumber")).toMatchObject({ result: expect.stringMatching(/^0x/) });
  await program.stop();
});
