import { readFileSync } from "node:fs";
import { join } from "node:path";
import { headingId } from "../../../scripts/generator/emitters/markdown.js";
import { createMetrics } from "../../../src/telemetry/metrics.js";

const read = (path: string): string => readFileSync(join(__dirname, "../../..", path), "utf8");
const alerts = read("deploy/prometheus/alerts.yaml");
const names = [...alerts.matchAll(/- alert: (\w+)$/gm)].map(([, name = ""]) => name);

/** The metrics that expressions name, without the parts of histograms. */
const metricsIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:rootgate|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ""));

it.each(["deploy/prometheus/alerts.yaml", "deploy/grafana/rootgate.json"])(
  "%s names metrics that exist",
  async (file) => {
    const { text } = await createMetrics({ outage: () => undefined }).read();
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const named = metricsIn(read(file));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  },
);

it("every alert has a runbook, and every runbook an alert", () => {
  const links = [...alerts.matchAll(/runbook_url: https:\/\/rootgate\.example\.org\/docs\/runbooks#(\S+)$/gm)];
  expect(links.map(([, id]) => id)).toEqual(names.map(headingId));
  const sections = [...read("docs/guide/runbooks.md").matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(sections).toEqual(names);
});
