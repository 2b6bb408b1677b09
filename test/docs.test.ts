import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errors } from "../generated/errors.js";
import { limits } from "../generated/limits.js";
import { methods } from "../generated/methods.js";
import { commands } from "../src/cli/commands.js";
import { settingsSchema } from "../src/config/settings.js";
import { genesisContracts } from "../src/devchain/genesis-contracts.js";
import { createMetrics } from "../src/telemetry/metrics.js";

const root = join(__dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** The README's table, as the settings' schema says it. */
function settingsTable(): string {
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(undefined);
    const value = parsed.success
      ? (parsed.data as string | number | boolean | readonly string[] | undefined)
      : undefined;
    return `| \`${name}\` | ${value === undefined ? "" : `\`${String(value)}\``} | ${schema.description} |`;
  });
  return ["| Setting | Default | Meaning |", "| --- | --- | --- |", ...rows].join("\n");
}

/** The table of metrics, as they describe themselves. */
async function metricsTable(): Promise<string> {
  const { text } = await createMetrics({ outage: () => undefined }).read();
  const rows = [...text.matchAll(/^# HELP (rootgate_\w+) (.*)\n# TYPE \1 (\w+)$/gm)];
  return [
    "| Metric | Type | Meaning |",
    "| --- | --- | --- |",
    ...rows.map(([, name, help, type]) => `| \`${name}\` | ${type} | ${help} |`),
  ].join("\n");
}

describe("the page of metrics", () => {
  it("lists the service's metrics as they describe themselves", async () => {
    expect(read("src/telemetry/README.md")).toContain(await metricsTable());
  });

  it("asks for metrics that exist", () => {
    const page = read("src/telemetry/README.md");
    const [table = "", questions = ""] = page.split("## What to monitor");
    const named = [...questions.matchAll(/rootgate_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ""));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });
});

describe("the README", () => {
  it("lists the settings as their schema declares them", () => {
    expect(read("README.md")).toContain(settingsTable());
  });

  it("states the limits that the document declares", () => {
    const { maxBatchLength, maxDepth, maxValues, maxMembers, requestsPerDay } = limits;
    const stated = [maxBatchLength, maxDepth, maxValues, maxMembers, requestsPerDay];
    const words = stated.map((limit) => limit.toLocaleString("en-US"));
    expect(words.filter((limit) => !read("README.md").includes(limit))).toEqual([]);
  });

  it("has at most 110 lines besides the settings", () => {
    expect(read("README.md").replace(settingsTable(), "").split("\n").length).toBeLessThanOrEqual(110);
  });

  it.each([
    "README.md",
    "SECURITY.md",
    "docs/devchain.md",
    "docs/reverse-proxy.md",
    "src/README.md",
    "src/node/README.md",
    "src/devchain/README.md",
  ])("names only files that exist: %s", (file) => {
    const paths = [
      ...read(file).matchAll(/(?:^|[\s`(])((?:src|test|scripts|generated|docs|deploy)\/[\w./-]+\.\w+)/gm),
    ].map((match) => match[1] as string);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe("the page about the devchain", () => {
  it("names the contracts of its first block, where they are", () => {
    const page = read("docs/devchain.md");
    for (const { address } of genesisContracts) expect(page).toContain(`| \`${address}\` |`);
  });

  it("names every command that controls it", () => {
    const page = read("docs/devchain.md");
    const controls = commands.filter(({ name }) => name.startsWith("devchain "));
    expect(controls.length).toBeGreaterThan(0);
    for (const { name } of controls) expect(page).toContain(`| \`rootgate ${name}`);
  });
});

describe("the pages on the way below the handler", () => {
  it.each(["src/node/README.md", "src/devchain/README.md"])("name only files that exist: %s", (page) => {
    const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" });
    const named = [...read(page).matchAll(/[\w-][\w/-]*\.ts/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([]);
  });
});

describe("the threat model", () => {
  const [, promises = ""] = /^## Promises$([^]*?)^## /m.exec(read("docs/threat-model.md")) ?? [];
  const rows = [...promises.matchAll(/^\| (?!Promise |---)(.*) \| (.*) \|$/gm)];

  it("names a test for each promise", () => {
    expect(rows.length).toBeGreaterThan(20);
    const unheld = rows.filter(
      ([, , tests = ""]) => !/^`test\/[^`]+\.test\.ts`(, `test\/[^`]+\.test\.ts`)*$/.test(tests),
    );
    expect(unheld.map(([, promise]) => promise)).toEqual([]);
  });

  it("names only tests that exist", () => {
    const named = rows.flatMap(([, , tests = ""]) => [...tests.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path));
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe("the reference", () => {
  it("lists every error and every method, which has a page", () => {
    for (const name of Object.keys(errors)) expect(read("generated/docs/errors.md")).toContain(`\n### ${name}\n`);
    for (const name of Object.keys(methods)) {
      expect(read("generated/docs/methods.md")).toContain(`[\`${name}\`](${name}.md)`);
      expect(read(`generated/docs/${name}.md`)).toContain(`\n# ${name}\n`);
    }
  });
});
