import { startTestService } from "./start-test-service.js";

const dayMs = 86_400_000;

describe("a service on a machine whose clock is a day ahead", () => {
  it("says so in one log line, in /readyz and in a metric, and serves by the store's time", async () => {
    const test = await startTestService({}, { machineNow: () => new Date(Date.now() + dayMs) });
    const ready = await fetch(`${test.origin}/readyz`);
    const metrics = await (await fetch(`${test.origin}/metrics`)).text();
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId" });
    const call = await fetch(test.urls.testnet, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const periods = await test.service.db.selectFrom("quota").select("period").distinct().execute();
    await test.stop();

    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: "degraded",
      problems: { clock: "this machine's clock is 86400 s ahead of the database's" },
    });
    expect(metrics).toMatch(/^rootgate_clock_ahead_seconds (86400|86399\.99\d)/m);
    expect(call.status).toBe(200);
    expect(periods).toEqual([{ period: new Date().toISOString().slice(0, 10) }]);
    expect(test.logged.filter(([, message]) => message?.includes("clock"))).toEqual([
      [
        { machineAheadMs: expect.any(Number), deletes: false },
        "this machine's clock is 86400 s ahead of the database's: the database's time counts",
      ],
    ]);
  });

  it("says nothing where the clocks agree", async () => {
    const test = await startTestService();
    const ready = await (await fetch(`${test.origin}/readyz`)).json();
    await test.stop();

    expect(ready).toEqual({ status: "ready" });
    expect(test.logged.filter(([, message]) => message?.includes("clock"))).toEqual([]);
  });
});
