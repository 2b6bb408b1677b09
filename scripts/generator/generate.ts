import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lintDocument } from "./lint-document.js";
import { runGenerator } from "./open-rpc-tools.js";
import { placeGenerated, placeStubs } from "./place-files.js";

/** Turns openrpc.json into generated/ and the stubs of new methods. Run it from the project's folder. */
async function generate(root: string): Promise<void> {
  const path = join(root, "openrpc.json");
  const problems = lintDocument(JSON.parse(await readFile(path, "utf8")));
  if (problems.length > 0) {
    const list = problems.map(({ pointer, message }) => `  ${pointer}: ${message}`);
    throw new Error(`openrpc.json has ${problems.length} problem(s), nothing was generated:\n${list.join("\n")}`);
  }
  const folder = await mkdtemp(join(tmpdir(), "rootgate-generate-"));
  try {
    await makeFiles(path, folder);
    report(await placeGenerated(folder, root), await placeStubs(folder, root));
  } finally {
    await rm(folder, { recursive: true });
  }
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
