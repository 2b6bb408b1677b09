import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { listFiles } from "../../list-files.js";
import type { Files } from "../../openrpc-document.js";

const compilerOptions = {
  target: "ES2022",
  module: "ESNext",
  moduleResolution: "Bundler",
  lib: ["ES2022", "ES2023.Array", "DOM"],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: true,
  declaration: true,
  rootDir: "src",
  outDir: "out",
  newLine: "lf",
};

/** Compiles TypeScript sources to JavaScript and declarations. Rejects with the compiler's messages when they are wrong. */
export async function compilePackage(sources: Files): Promise<Files> {
  const modules = findCompilerModules();
  const folder = await mkdtemp(join(tmpdir(), "rootgate-client-"));
  try {
    await symlink(modules, join(folder, "node_modules"), "dir");
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
    for (const [path, text] of Object.entries(sources)) {
      await mkdir(dirname(join(folder, "src", path)), { recursive: true });
      await writeFile(join(folder, "src", path), text);
    }
    await runCompiler(join(modules, "typescript/bin/tsc"), folder);
    return await readOutput(join(folder, "out"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The node_modules folder with the compiler: of the project that the program runs in, or of its own. */
function findCompilerModules(): string {
  for (const place of [join(process.cwd(), "package.json"), import.meta.url])
    try {
      return dirname(dirname(createRequire(place).resolve("typescript/package.json")));
    } catch {
      // Not here.
    }
  throw new Error("a TypeScript client is compiled by the package typescript: npm install --save-dev typescript");
}

async function runCompiler(compiler: string, folder: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [compiler, "-p", folder]);
  } catch (error) {
    throw new Error(`the generated client does not compile:\n${(error as { stdout?: string }).stdout}`, {
      cause: error,
    });
  }
}

/** Modules of types only have nothing to run. */
async function readOutput(folder: string): Promise<Files> {
  const files: Files = {};
  for (const path of await listFiles(folder)) {
    const text = await readFile(join(folder, path), "utf8");
    if (text.trim() !== "export {};") files[path] = text;
  }
  return files;
}
