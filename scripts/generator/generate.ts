import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lintDocument } from "./lint-document.js";
import { runGenerator } from "./open-rpc-tools.js";
import type { OpenRpcDocument } from "./openrpc-document.js";
import { placeGenerated, placeStubs } from "./place-files.js";
import { resolvePlaceholders } from "./placeholders.js";

/** Turns openrpc.json into generated/ and the stubs of new methods. Run it from the project's folder. */
async function generate(root: string): Promise<void> {
  const source = await readJson<OpenRpcDocument>(join(root, "openrpc.json"));
  const problems = lintDocument(source);
  if (problems.length > 0) {
    const list = problems.map(({ pointer, message }) => `  ${pointer}: ${message}`);
    throw new Error(`openrpc.json has ${problems.length} problem(s), nothing was generated:\n${list.join("\n")}`);
  }
  const folder = await mkdtemp(join(tmpdir(), "rootgate-generate-"));
  try {
    const { version } = await readJson<{ version: string }>(join(root, "package.json"));
    const path = join(folder, "published.json");
    await writeFile(path, JSON.stringify(resolvePlaceholders(source, version)));
    await makeFiles(path, folder);
    report(await placeGenerated(folder, root), await placeStubs(folder, root));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readJson<Value>(path: string): Promise<Value> {
  return JSON.parse(await readFile(path, "utf8")) as Value;
}

async function makeFiles(openrpcDocument: string, outPath: string): Promise<void> {
  const customComponent = fileURLToPath(new URL("component.cjs", import.meta.url));
  const component = { name: "rootgate", language: "typescript", customComponent, openRPCPath: ".", outPath } as const;
  await runGenerator({ openrpcDocument, components: [{ type: "custom", ...component }] });
}

function report({ written, unchanged, removed }: Awaited<ReturnType<typeof placeGenerated>>, stubs: string[]): void {
  console.log(`generated/    ${written.length + unchanged.length} files, ${written.length} of them changed`);
  for (const path of written) console.log(`  written     generated/${path}`);
  for (const path of removed) console.log(`  removed     generated/${path}, which nothing generates any more`);
  for (const path of stubs)
    console.log(`  new stub    src/methods/${path}: fill it in and add it to src/methods/handlers.ts`);
}

try {
  await generate(process.cwd());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
