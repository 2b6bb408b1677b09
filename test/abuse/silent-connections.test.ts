import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { killLeftProcesses, runAttacker, startProcess } from "./harness/processes.js";
import { startVictim, type Victim } from "./harness/start-victim.js";
import type { Held, HoldOptions } from "./processes/attackers/send-and-hold.js";

/** A call that no cache may keep: each goes to the node. */
const body = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "eth_call",
  params: [{ to: `0x${"0".repeat(40)}`, data: "0x00000001" }, "pending"],
});

let victim: Victim;

const startWith = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  const node = startProcess("slow-node");
  const url = `http://127.0.0.1:${await node.receive<number>()}`;
  victim = await startVictim({
    settings: { NETWORKS: "testnet", TESTNET_NODE_URL: url, ...settings },
    wrapper: ["prlimit", "--nofile=256"],
  });
};
afterEach(async () => {
  killLeftProcesses();
  await victim.stop();
});

/** 1,000 connections that send nothing for some seconds. */
function stayingSilent(localAddress = "127.0.0.1") {
  const attack = { isOver: false, held: undefined as Held | undefined };
  const options: HoldOptions = {
    port: victim.port,
    connections: 1_000,
    bytes: "",
    times: 1,
    durationMs: 6_000,
    // What is not read is not known to be closed.
    readBytesPerSecond: 1_000,
    localAddress,
  };
  const over = runAttacker<Held>("send-and-hold", options).then((held) =>
    Object.assign(attack, { isOver: true, held }),
  );
  return { attack, over };
}

interface Reply {
  /** 0: the connection was lost without a response. */
  readonly status: number;
  readonly text: string;
}

interface AskOptions {
  readonly path?: string;
  /** Kept connections; without them, one of its own. */
  readonly agent?: Agent;
  readonly localAddress?: string;
}

/** Makes the call, or a GET of `path`. */
function ask({ path, agent, localAddress }: AskOptions = {}): Promise<Reply> {
  const url = path === undefined ? victim.bystanderUrl : `${victim.origin}${path}`;
  const method = path === undefined ? "POST" : "GET";
  return new Promise((resolve) => {
    const asking = request(url, { method, agent: agent ?? false, localAddress });
    asking.on("error", () => resolve({ status: 0, text: "" }));
    asking.on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.on("close", () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asking.end(path === undefined ? body : undefined);
  });
}

/** Asks until the response has a certain status, or the attack is over. */
async function askUntil(status: number, attack: { readonly isOver: boolean }, options?: AskOptions): Promise<Reply> {
  for (;;) {
    const reply = await ask(options);
    if (reply.status === status || attack.isOver) return reply;
    await sleep(50);
  }
}

const linesOf = (message: RegExp) => victim.log().filter(({ msg }) => message.test(String(msg)));

describe("1,000 silent connections to a process that may open 256 files", () => {
  it("leave existing callers and their node alone, and are logged once", async () => {
    await startWith({ CONNECTIONS_PER_ADDRESS: "10000" });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask({ agent })).status).toBe(200);
    const { attack, over } = stayingSilent();
    const refused = await askUntil(503, attack);
    const ready = await askUntil(200, attack, { path: "/readyz" });
    const statuses: number[] = [];
    while (!attack.isOver) statuses.push((await ask({ agent })).status);
    await over;
    agent.destroy();

    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(attack.held?.closedCount).toBeGreaterThan(700);
    expect([refused.status, ready.status]).toEqual([503, 200]);
    expect(JSON.parse(refused.text)).toMatchObject({ id: null, error: { code: -32005 } });
    expect(linesOf(/^connections are refused/)).toHaveLength(1);

    // The attackers are gone: everybody is served again.
    let status = 0;
    while (status !== 200) ({ status } = await ask());
    expect(await victim.metric('rootgate_connections_refused_total{limit="all"}')).toBeGreaterThan(700);
  });

  it("are refused to one address, while other addresses find room", async () => {
    await startWith({ CONNECTIONS_PER_ADDRESS: "20" });
    const { attack, over } = stayingSilent("127.0.0.2");
    const refused = await askUntil(429, attack, { localAddress: "127.0.0.2" });
    const other = await ask();
    await over;

    expect([refused.status, other.status]).toEqual([429, 200]);
    expect(JSON.parse(refused.text)).toMatchObject({ id: null, error: { code: -32005 } });
    expect(attack.held?.closedCount).toBeGreaterThan(900);
    expect(linesOf(/^connections of an IP address are refused/)).toMatchObject([{ address: "127.0.0.2", limit: 20 }]);
  });
});

describe("40 connections that begin a request and never end it", () => {
  const post = "POST /rg_test_nobody HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";

  it.each([
    ["a head of 15 kB", `${post}x-more: ${"a".repeat(15_000)}`],
    ["a chunked body", `${post}transfer-encoding: chunked\r\n\r\n1\r\n[\r\n`],
  ])("are closed once a call's time is over, and hold up nobody: %s", async (_, bytes) => {
    await startWith({ CONNECTIONS_PER_ADDRESS: "10000", CALL_TIMEOUT_MS: "1000" });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask({ agent })).status).toBe(200);
    const sockets = Array.from({ length: 40 }, () => connect(victim.port, "127.0.0.1").on("error", () => undefined));
    for (const socket of sockets) socket.resume().write(bytes);
    const attack = { isOver: false };
    const over = Promise.all(sockets.map((socket) => once(socket, "close"))).then(() => (attack.isOver = true));
    const statuses: number[] = [];
    while (!attack.isOver) statuses.push((await ask({ agent })).status);
    await over;
    agent.destroy();

    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
