import { defineCommand } from "../command.js";
import { type GeneratorCommands, loadGenerator, type Report } from "../load-generator.js";

const document = { summary: "OpenRPC document, a file or a URL; by default openrpc.json", value: "FILE" } as const;
const ignore = { summary: "JSON file with what to ignore, and why", value: "FILE" } as const;

export const newService = defineCommand({
  name: "new",
  summary: "Make a project that serves an OpenRPC document",
  details:
    "In TypeScript: types, validators and docs of the document, a start for each method, a test that holds its examples, and a mock of them.",
  arguments: { folder: { summary: "Folder of the project, new or empty" } },
  options: { document },
  async run({ arguments: { folder }, options, print }) {
    const generator = await loadGenerator();
    await generator.newProject(folder, options.document ?? "openrpc.json");
    print({ folder }, `${folder} is there. Go on with:\n\n  cd ${folder}\n  npm install\n  npm test\n  npm start\n`);
  },
});

export const generate = defineCommand({
  name: "generate",
  summary: "Generate again what a configuration lists, and print what changed",
  options: {
    config: { summary: "Configuration; by default open-rpc-generator-config.json", value: "FILE" },
  },
  run: ({ options, print }) =>
    report(print, (generator) => generator.generate(options.config ?? "open-rpc-generator-config.json")),
});

export const lint = defineCommand({
  name: "lint",
  summary: "Check an OpenRPC document",
  options: {
    document,
    strict: { summary: "Also for what this service asks of its own document" },
    format: { summary: "By default text", choices: ["text", "sarif"] },
    ignore,
  },
  run: ({ options, print }) =>
    report(print, (generator) =>
      generator.lint(options.document ?? "openrpc.json", {
        isStrict: options.strict ?? false,
        format: options.format ?? "text",
        ignore: options.ignore,
      }),
    ),
});

export const diff = defineCommand({
  name: "diff",
  summary: "Compare an OpenRPC document with an older one",
  details: "Fails where the version is too close to the older one's for what changed.",
  arguments: { old: { summary: "The older document, a file or a URL" } },
  options: { document, format: { summary: "By default markdown", choices: ["markdown", "sarif"] }, ignore },
  run: ({ arguments: { old }, options, print }) =>
    report(print, (generator) =>
      generator.diff(old, options.document ?? "openrpc.json", {
        format: options.format ?? "markdown",
        ignore: options.ignore,
      }),
    ),
});

export const docs = defineCommand({
  name: "docs",
  summary: "Write the reference of an OpenRPC document, in Markdown",
  arguments: { folder: { summary: "Folder of the pages" } },
  options: { document },
  async run({ arguments: { folder }, options, print }) {
    const generator = await loadGenerator();
    await generator.write("docs", { document: options.document ?? "openrpc.json", folder });
    print({ folder }, "");
  },
});

export const client = defineCommand({
  name: "client",
  summary: "Write a client of an OpenRPC document, as a package",
  arguments: { folder: { summary: "Folder of the package" } },
  options: {
    document,
    language: { summary: "By default typescript", choices: ["typescript", "python", "go"] },
  },
  async run({ arguments: { folder }, options, print }) {
    const generator = await loadGenerator();
    const output = `${options.language ?? "typescript"}-client`;
    await generator.write(output, { document: options.document ?? "openrpc.json", folder });
    print({ folder }, "");
  },
});

/** @throws Error where something is wrong, after the report. */
async function report(
  print: (result: unknown, text: string) => void,
  make: (generator: GeneratorCommands) => Promise<Report>,
): Promise<void> {
  const { result, text, isRight } = await make(await loadGenerator());
  print(result, text);
  if (!isRight) throw new Error("something is wrong with the document");
}
