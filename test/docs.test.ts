import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { errors } from "../generated/errors.js";
import { limits } from "../generated/limits.js";
import { methods } from "../generated/methods.js";
import { printSettings } from "../scripts/docs/settings-page.js";
import { headingId } from "../scripts/generator/emitters/markdown.js";
import { commands } from "../src/cli/commands.js";
import { genesisContracts } from "../src/devchain/genesis-contracts.js";
import { managementRoutesOf } from "../src/http/api/management-api.js";
import { routesOf } from "../src/http/api/routes.js";
import { createMetrics } from "../src/telemetry/metrics.js";

const root = join(__dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

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

/** Links of a page to a file or heading that isn't there. Those that begin with a slash are the service's, tested with its pages. */
function findDeadLinks(page: string): string[] {
  const prose = read(page).replaceAll(/^```[^]*?^```$/gm, "");
  const links = prose.matchAll(/\]\(([^)\s]+)\)|\ssrc(?:set)?="([^"]+)"/g);
  const targets = [...links].map(([, link, picture]) => link ?? picture ?? "");
  const dead = targets.filter((target) => {
    if (/^(?:[a-z]+:|\/)/.test(target)) return false;
    const [path = "", anchor] = target.split("#");
    const file = path === "" ? page : join(dirname(page), path);
    if (!existsSync(join(root, file))) return true;
    return anchor !== undefined && !headingsOf(file).includes(anchor);
  });
  return dead.map((target) => `${page}: ${target}`);
}

function headingsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => headingId(heading));
}

/** The README of each room of src/, but for the page of metrics. */
const roomPages = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("/README.md") && file !== "telemetry/README.md")
  .map((file) => `src/${file}`);

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

describe("the page of settings", () => {
  it("lists the requests of the management API, each with its scope", () => {
    const rows = read("docs/guide/management-api.md").matchAll(/^\| `(\w+ \/v1\S*)` \| `(\S+)` \|/gm);
    const listed = [...rows].map(([, request, scope]) => `${request} ${scope}`);
    const served = managementRoutesOf(routesOf({ development: undefined } as never)).map(
      ({ verb, path, management }) => `${verb} /v1${path.replace(":id", "{id}")} ${management.scope}`,
    );
    expect(new Set(listed)).toEqual(new Set(served));
  });

  it("lists the settings as their schema describes them: npm run docs:settings", () => {
    expect(read("docs/settings.md")).toBe(printSettings());
  });
});

describe("the page about the specification", () => {
  it("states the limits that the document declares", () => {
    const { maxBatchLength, maxDepth, maxValues, maxMembers, maxArraysAndObjects, requestsPerDay } = limits;
    const stated = [maxBatchLength, maxDepth, maxValues, maxMembers, maxArraysAndObjects, requestsPerDay];
    const words = stated.map((limit) => limit.toLocaleString("en-US"));
    expect(words.filter((limit) => !read("docs/specification.md").includes(limit))).toEqual([]);
  });
});

describe("the README", () => {
  it("has at most 400 words, without code and addresses", () => {
    const text = read("README.md").replaceAll(/^```[^]*?^```|<[^>]*>|\]\([^)]*\)/gm, " ");
    expect(text.match(/[\p{L}\d][\p{L}\d.,'’-]*/gu)?.length).toBeLessThanOrEqual(400);
  });

  it("has as many methods as networks of real nodes", () => {
    const ofNodes = Object.values(methods).filter(({ policy }) => policy.servedBy !== "devchain");
    expect(read("README.md")).toContain(`**${ofNodes.length} methods**`);
  });

  it.each([
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "docs/devchain.md",
    "docs/reverse-proxy.md",
    "src/README.md",
    ...roomPages,
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

describe("the page of a room", () => {
  const files = ["src", "test", "scripts", "generated"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `/${folder}/${file}`),
  );

  it.each(["src/README.md", ...roomPages])("names only files that exist: %s", (page) => {
    const named = [...read(page).matchAll(/[\w-][\w./-]*\.tsx?\b/g)].map(([name]) => name);
    expect(named.length).toBeGreaterThan(2);
    expect(
      named.filter((name) => !existsSync(join(root, name)) && !files.some((file) => file.endsWith(`/${name}`))),
    ).toEqual([]);
  });

  it.each(roomPages)("is short, and begins with what the room promises: %s", (page) => {
    const lines = read(page).trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(70);
    expect(lines[2]).toMatch(/^Promise: /);
  });
});

describe("the pages of decisions", () => {
  it("are all in their index", () => {
    const pages = readdirSync(join(root, "docs/decisions")).filter((name) => name !== "README.md");
    const index = read("docs/decisions/README.md");
    expect(pages.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  it("say what would reopen them", () => {
    const pages = readdirSync(join(root, "docs/decisions")).filter((name) => name !== "README.md");
    expect(pages.filter((name) => !read(`docs/decisions/${name}`).includes("\nCome back to this when "))).toEqual([]);
  });
});

describe("the README of the tests", () => {
  it("has a line for each folder, and for no other", () => {
    const entries = readdirSync(join(root, "test"), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const rows = [...read("test/README.md").matchAll(/^\| \[?`([\w-]+)\/`/gm)].map(([, name = ""]) => name);
    expect(rows.toSorted()).toEqual(folders.toSorted());
  });
});

describe("links between pages", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".md") && !/^(node_modules|dist|data|coverage)\//.test(file));

  it("lead to files and headings that exist", () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.flatMap((page) => findDeadLinks(page))).toEqual([]);
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
