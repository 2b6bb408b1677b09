import { Registry } from "prom-client";
import { createNodeMetrics } from "../../../src/telemetry/node-metrics.js";

it("shows exactly one state of each node: the current one", async () => {
  const registry = new Registry();
  const events = createNodeMetrics(registry)("testnet");
  events.onUpstreamState("a:4444", "in");
  events.onUpstreamState("b:4444", "not probed yet");
  events.onUpstreamState("a:4444", "lagging");
  events.onUpstreamState("b:4444", "in");

  const lines = (await registry.metrics()).split("\n").filter((line) => /^\w*upstream_(state|in_service)\{/.test(line));
  expect(lines.map((line) => line.replace(/^rootgate_/, "")).toSorted()).toEqual([
    'upstream_in_service{network="testnet",upstream="a:4444"} 0',
    'upstream_in_service{network="testnet",upstream="b:4444"} 1',
    'upstream_state{network="testnet",upstream="a:4444",state="lagging"} 1',
    'upstream_state{network="testnet",upstream="b:4444",state="in"} 1',
  ]);
});
