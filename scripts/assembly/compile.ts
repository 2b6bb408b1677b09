import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** As much of AssemblyScript's compiler as is used here. */
interface Compiler {
  readonly main: (
    options: readonly string[],
    files: {
      readonly readFile: (name: string, folder: string) => string | null;
      readonly writeFile: (name: string, contents: Uint8Array) => void;
    },
  ) => Promise<{ readonly error: Error | null; readonly stderr: { toString: () => string } }>;
}

const options = "-O3 --converge --noAssert --runtime stub --enable simd --initialMemory 2 --maximumMemory 2";

const source = "src/json/assembly/skip-tokens.ts";
const target = "src/json/skip-tokens-module.ts";

/** Compiles the source; the same version of the compiler makes the same bytes on every machine. */
async function compile({ main }: Compiler): Promise<Buffer> {
  let module = Buffer.alloc(0);
  const { error, stderr } = await main([source, ...options.split(" "), "--outFile", "skip-tokens.wasm"], {
    readFile: (name) => (name.endsWith(".ts") ? readFileSync(name, "utf8") : null),
    writeFile: (_, contents) => void (module = Buffer.from(contents)),
  });
  if (error) throw new Error(stderr.toString(), { cause: error });
  return module;
}

/** AssemblyScript is installed outside of the project: 100 MB that nobody else needs. */
async function withCompiler<T>(use: (compiler: Compiler) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "assembly-"));
  try {
    for (const name of ["package.json", "package-lock.json"])
      cpSync(join("scripts/assembly", name), join(folder, name));
    execFileSync("npm", ["ci", "--silent", "--ignore-scripts", "--prefix", folder], { stdio: "inherit" });
    return await use(
      (await import(pathToFileURL(join(folder, "node_modules/assemblyscript/dist/asc.js")).href)) as Compiler,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const module = await withCompiler(compile);
writeFileSync(
  target,
  `// Compiled from assembly/skip-tokens.ts by \`npm run generate:assembly\`. Do not edit.

/** A WebAssembly module, in base64. */
export const skipTokensModule =
  "${module.toString("base64")}";
`,
);
