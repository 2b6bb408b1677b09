import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { listFiles } from "../generator/list-files.js";
import { type GeneratorConfiguration, outputInto } from "../generator/open-rpc-tools.js";
import type { Files, ParsedDocument } from "../generator/openrpc-document.js";
import { packageRoot, readManifest, sourceFolder } from "../generator/package-root.js";

/** The folder of each output of a new project. */
const outputFolders = {
  types: "generated",
  validators: "generated",
  methods: "generated",
  errors: "generated",
  document: "generated",
  examples: "generated",
  docs: "generated/docs",
  stubs: "src/methods",
  handlers: "src/methods",
  strays: "generated",
};

/** The files of a new project that are not generated: their author's from the first day on. `document` is the text of its document. */
export async function projectFiles(
  folder: string,
  { text, info }: { readonly text: string; readonly info: ParsedDocument["info"] },
): Promise<Files> {
  return {
    ...(await readTemplates()),
    "openrpc.json": text,
    "open-rpc-generator-config.json": `${JSON.stringify(configuration, null, 2)}\n`,
    "package.json": `${JSON.stringify(manifestOf(folder, info.title), null, 2)}\n`,
    "README.md": readmeOf(info),
  };
}

const configuration: GeneratorConfiguration = {
  openrpcDocument: "./openrpc.json",
  components: Object.entries(outputFolders).map(([name, folder]) => outputInto(name, folder)),
};

/** They end in .txt, so that they are compiled in projects only. */
async function readTemplates(): Promise<Files> {
  const folder = sourceFolder("scripts/commands/project");
  const files: Files = {};
  for (const path of await listFiles(folder)) {
    const name = path.replace(/\.txt$/, "");
    // npm leaves a .gitignore out of packages.
    files[name === "gitignore" ? ".gitignore" : name] = readFileSync(join(folder, path), "utf8");
  }
  return files;
}

function manifestOf(folder: string, title: string) {
  const { devDependencies } = readManifest();
  const versionsOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
  const words = title
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return {
    name: words.join("-") || "service",
    private: true,
    type: "module",
    engines: { node: ">=20.19" },
    scripts: {
      generate: "rootgate generate",
      build: "tsc",
      start: "npm run --silent build && node dist/src/main.js",
      test: "npm run --silent build && node --test dist/test/*.test.js",
    },
    dependencies: versionsOf("@open-rpc/server-js", "ajv"),
    devDependencies: { ...versionsOf("@types/node", "typescript"), rootgate: sourceOf(folder) },
  };
}

/** What npm installs this program from: where it came from itself. */
function sourceOf(folder: string): string {
  const root = packageRoot();
  const modules = dirname(root);
  try {
    const lock = JSON.parse(readFileSync(join(modules, ".package-lock.json"), "utf8")) as {
      readonly packages: Readonly<Record<string, { readonly resolved?: string }>>;
    };
    const { resolved = "" } = lock.packages["node_modules/rootgate"] ?? {};
    if (resolved.startsWith("file:")) return `file:${relative(folder, join(modules, "..", resolved.slice(5)))}`;
    return /\/rootgate\/-\/rootgate-[^/]*\.tgz$/.test(resolved) ? `^${readManifest().version}` : resolved;
  } catch {
    return `file:${relative(folder, root)}`;
  }
}

const readmeOf = ({ title, description }: ParsedDocument["info"]) => `# ${title}
${description === undefined ? "" : `\n${description}\n`}
A JSON-RPC 2.0 service, made from [openrpc.json](openrpc.json) by \`rootgate new\`.

| Command | What it does |
| --- | --- |
| \`npm install\` | once, and after changes of package.json |
| \`npm start\` | serves it at port 3000, or \`PORT\`; \`npm start -- --mock\` serves the document's examples instead |
| \`npm test\` | holds the handlers and the mock against the document's examples |
| \`npm run generate\` | after a change of openrpc.json: types, validators, the table of methods, docs, and a stub for each new method |

Methods are written in \`src/methods/\`, each in its file; until then a call gets "not implemented yet". Params come checked, with their types and
defaults, and results are held against the document before they leave. What is in \`generated/\`, and \`src/methods/index.ts\`, is written again by each
\`npm run generate\`; everything else is yours. The API is described in [generated/docs](generated/docs/overview.md).
`;
