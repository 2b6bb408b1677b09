import { attackMs, maxSlowdown, measureBystander } from "./harness/measure-bystander.js";
import { killLeftProcesses, runAttacker } from "./harness/processes.js";
import { startVictim, type Victim } from "./harness/start-victim.js";
import type { Held, HoldOptions } from "./processes/attackers/send-and-hold.js";

let victim: Victim;

beforeEach(async () => {
  victim = await startVictim();
});
afterEach(async () => {
  killLeftProcesses();
  await victim.stop();
});

const hold = (bytes: string) => () =>
  runAttacker<Held>("send-and-hold", {
    port: victim.port,
    connections: 40,
    bytes,
    times: 1_600,
    durationMs: attackMs(5_000),
  } satisfies HoldOptions);

describe("40 connections that pipeline 1,600 requests each and read nothing", () => {
  it("do not hurt anybody, asking for the document without an API key", async () => {
    const bytes = "GET /openrpc.json HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const { disturbed, slowdown, addedBytes } = await measureBystander(victim, hold(bytes));

    expect(disturbed.failures).toEqual({});
    expect(slowdown).toBeLessThan(maxSlowdown);
    expect(addedBytes).toBeLessThan(200_000_000);
  });

  it("do not hurt anybody, calling rpc.discover with an API key", async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"rpc.discover"}';
    const head = `POST ${new URL(victim.attackerUrl).pathname} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`;
    const { disturbed, slowdown, addedBytes } = await measureBystander(victim, hold(head + body));

    expect(disturbed.failures).toEqual({});
    expect(slowdown).toBeLessThan(maxSlowdown);
    expect(addedBytes).toBeLessThan(200_000_000);
  });
});
