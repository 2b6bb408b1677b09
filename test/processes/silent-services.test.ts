import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { ask } from "../e2e/ask.js";
import { killLeftPrograms } from "../e2e/run-program.js";
import { makeDataDir, startProgram } from "../e2e/start-program.js";
import { untilTrue } from "../e2e/until-true.js";
import { findFreePort } from "../fakes/find-free-port.js";
import { createDashboardClient } from "../integration/dashboard-client.js";

/** What takes connections and never responds. */
const sockets = new Set<Socket>();
const silent = createServer((socket) => sockets.add(socket.on("error", () => undefined)));
let place: string;

beforeAll(async () => {
  await once(silent.listen(0, "127.0.0.1"), "listening");
  place = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
});
afterAll(() => {
  silent.close();
  killLeftPrograms();
});

type Program = Awaited<ReturnType<typeof startProgram>>;

const call = ({ urls }: Program): Promise<unknown> => ask(urls.testnet, "eth_blockNumber");
/** A call that is under way when the stop comes. */
const beginCall = async (program: Program): Promise<void> => void call(program).catch(() => undefined);
/** A sign-up, which sends a mail. */
const signUp = ({ origin }: Program): Promise<unknown> =>
  createDashboardClient(origin).post("/api/auth/sign-up/email", {
    name: "Ada",
    email: "ada@example.org",
    password: "zebra Quokka stop 19",
  });

it.each([
  ["ClickHouse", () => ({ CLICKHOUSE_URL: `http://user:password@${place}/usage` }), call],
  ["trace collector", () => ({ OTEL_TRACES_EXPORTER: "otlp", OTEL_EXPORTER_OTLP_ENDPOINT: `http://${place}` }), call],
  // A stop that waits until the mail server has been given up for dead takes more than 10 s.
  [
    "mail server",
    () => ({ SMTP_URL: `smtp://${place}`, MAIL_FROM: "rootgate@example.org", SHUTDOWN_TIMEOUT_MS: "0" }),
    signUp,
  ],
  ["node", () => ({ TESTNET_NODE_URL: `http://${place}` }), beginCall],
] as const)("a stop does not run out of time before a %s that never responds", async (_, settings, use) => {
  const { dataDir, remove } = makeDataDir();
  const program = await startProgram({ DATA_DIR: dataDir, PORT: String(await findFreePort()), ...settings() });
  await use(program);
  await untilTrue(async () => sockets.size > 0);
  // Fails for another exit code than 0, which a stop has that takes too long.
  await expect(program.stop()).resolves.toBeUndefined();
  remove();
});
