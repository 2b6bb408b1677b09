import { createMetrics } from "../../../src/telemetry/metrics.js";

describe("the metrics", () => {
  it("count requests by network, method and code, and tell whether the store is away", async () => {
    let isAway = false;
    const metrics = createMetrics({ outage: () => (isAway ? {} : undefined) });
    const request = { network: "testnet", method: "eth_call", code: 3, durationMs: 12 };
    metrics.countRequest(request);
    metrics.countRequest(request);
    metrics.countRequest({ ...request, code: 0 });
    const { text, contentType } = await metrics.read();

    expect(contentType).toMatch(/^text\/plain/);
    expect(text).toContain('rootgate_requests_total{network="testnet",method="eth_call",code="3"} 2');
    expect(text).toContain('rootgate_request_duration_seconds_bucket{le="0.025",method="eth_call"} 3');
    expect(text).toContain('rootgate_request_duration_seconds_bucket{le="0.01",method="eth_call"} 0');
    expect(text).toContain("rootgate_store_away 0");
    isAway = true;
    expect((await metrics.read()).text).toContain("rootgate_store_away 1");
  });
});
