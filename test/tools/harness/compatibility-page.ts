import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { snippets } from "../../../src/web/snippets/snippets.js";
import { ecosystem } from "../ecosystem.js";
import { type Step, steps } from "../steps.js";
import { hasNone, notTried, type Tool, tools } from "../tools.js";
import { readAsked } from "./asked-methods.js";
import { snippetFolder } from "./run-snippet.js";
import { readVersions } from "./versions.js";

const head = `# Compatibility

The tool matrix (\`npm run test:tools\`, part of the gate) installs these tools from the registries, with their versions pinned, and runs each
of them against the built program on both networks (in each run of the gate on one of the two), and the snippets below. alloy compiles for minutes and web3j needs a JDK and Maven, so they run on demand:
\`TOOLS=alloy,web3j npm run test:tools\`. A blank is not tried. This page is generated from what it runs: [how](../test/tools/README.md).
`;

/** `docs/compatibility.md`. True because the matrix fails when a tool doesn't do what the page says. */
export function compatibilityPage(): string {
  return [
    head,
    versionTable(),
    stepTable(),
    ecosystemSection(),
    methodSection(),
    ...toolSections(),
    ...otherSections(),
  ].join("\n");
}

function versionTable(): string {
  const rows = tools.map((tool) => {
    const settings = [...new Set([...Object.values(tool.settings ?? {}), ...(tool.note ? [tool.note] : [])])];
    return `| ${tool.name} | ${readVersions(tool).join(", ")} | ${settings.join("; ") || "none: works out of the box"} |`;
  });
  return table(["| Tool | Versions | Settings that it needs |", "| --- | --- | --- |", ...rows]);
}

function stepTable(): string {
  const rows = steps.map((step) => `| ${step} | ${tools.map((tool) => cell(tool, step)).join(" | ")} |`);
  return table([
    `| | ${tools.map(({ name }) => name).join(" | ")} |`,
    `| --- |${" :-: |".repeat(tools.length)}`,
    ...rows,
  ]);
}

function cell({ absent, partial, settings }: Tool, step: Step): string {
  if (absent?.[step] === notTried) return "";
  if (absent?.[step]) return "–";
  if (partial?.[step]) return "in part";
  return settings?.[step] ? "with a setting" : "✓";
}

/** Tools that do something else each. */
function ecosystemSection(): string {
  const rows = ecosystem.map((tool) => {
    const does = tool.steps.join(", ");
    return `| ${tool.name} | ${readVersions(tool).join(", ")} | ${does} | ${tool.needs ?? "nothing: works out of the box"} |`;
  });
  return `## Indexers, wallets and forks\n\n${table(["| Tool | Version | What it does here | What it needs |", "| --- | --- | --- | --- |", ...rows])}`;
}

/** Which methods the tools asked for in these runs. */
function methodSection(): string {
  const asked = readAsked();
  const names = new Map([...tools, ...ecosystem].map(({ id, name }) => [id, name]));
  const methods = [...new Set(Object.values(asked).flatMap((one) => Object.keys(one)))].toSorted();
  const rows = methods.map((method) => {
    const by = Object.entries(asked).filter(([id, one]) => names.has(id) && one[method]);
    const cellOf = ([id, one]: (typeof by)[number]): string => {
      const errors = (one[method] ?? []).filter((outcome) => outcome !== "ok");
      return errors.length === 0 ? `${names.get(id)}` : `${names.get(id)} (${errors.join(", ")})`;
    };
    return `| \`${method}\` | ${by.length} | ${by.map(cellOf).join("; ")} |`;
  });
  const intro =
    "By HTTP, as recorded while they did the above (alloy's program uses a WebSocket). In brackets: error codes that they got, on purpose or in vain; -32601 is a method that does not exist.";
  return `## Which methods they ask for\n\n${intro}\n\n${table(["| Method | Tools | Asked for by |", "| --- | --: | --- |", ...rows])}`;
}

/** What the table's cells other than a tick mean, and the snippet, tool by tool. */
function toolSections(): string[] {
  return tools.flatMap(({ name, snippet, settings = {}, partial = {}, absent = {} }) => {
    const lines = [
      ...Object.entries({ ...settings, ...partial }).map(([step, note]) => `- ${step}: ${note}`),
      ...Object.entries(absent)
        .filter(([, reason]) => reason !== hasNone && reason !== notTried)
        .map(([step, reason]) => `- ${step}: ${reason}`),
    ];
    const shown = lines.length === 0 ? [] : [`${lines.join("\n")}\n`];
    const section = [...shown, ...(snippet === undefined ? [] : [snippetText(snippet)])];
    return section.length === 0 ? [] : [`## ${name}\n`, ...section];
  });
}

/** Snippets that need none of the tools. */
function otherSections(): string[] {
  const others = snippets.filter(({ id, run }) => run !== undefined && !tools.some(({ snippet }) => snippet === id));
  return others.flatMap(({ id, tool }) => [`## ${tool}\n`, snippetText(id)]);
}

/** As the dashboard prints it for the test network. */
function snippetText(id: string): string {
  const snippet = snippets.find((known) => known.id === id);
  if (!snippet) throw new Error(`there is no snippet ${id}`);
  const commands = [snippet.install, snippet.secret && `export ${snippet.secret}=0x…`, snippet.run].filter(Boolean);
  const files = snippet.files.map((file) => {
    const text = readFileSync(join(snippetFolder, id, file), "utf8").trimEnd();
    return `\`${file}\`:\n\n\`\`\`${extname(file).slice(1)}\n${text}\n\`\`\`\n`;
  });
  return [...files, `\`\`\`sh\n${commands.join("\n")}\n\`\`\`\n`].join("\n");
}

const table = (lines: readonly string[]): string => `${lines.join("\n")}\n`;
