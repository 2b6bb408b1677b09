import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";

/** What a command printed, and how it ended. */
export interface Outcome {
  exitCode: number;
  output: string;
}

/** A copy of the project in a folder of its own, where the real generator and the real compiler can be let loose. */
export function createWorkspace() {
  const root = mkdtempSync(join(tmpdir(), "rootgate-workspace-"));
  const copy = (name: string) => cpSync(name, join(root, name), { recursive: true });
  for (const name of ["package.json", "tsconfig.json", "scripts/generator", "src", "generated"]) copy(name);
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const run = (...args: string[]) => runNode(root, args);

  return {
    buildGenerator: () => run(tsc, "-p", "scripts/generator"),
    generate: () => run("dist/scripts/generator/generate.js"),
    /** Undoes what became of the handwritten code. */
    restoreSource: () => {
      rmSync(join(root, "src"), { recursive: true });
      copy("src");
    },
    buildService: () => run(tsc, "-p", "src"),
    /** What a module prints that may import from dist/. */
    evaluate: (code: string) => run("--input-type=module", "--eval", code),
    /** Type-checks the service and all generated code, clients included. */
    typecheck: () => run(tsc, "-p", ".", "--noEmit"),
    read: (path: string) => readFileSync(join(root, path), "utf8"),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    writeDocument: (document: OpenRpcDocument) => writeFileSync(join(root, "openrpc.json"), JSON.stringify(document)),
    remove: () => rmSync(root, { recursive: true }),
  };
}

function runNode(cwd: string, args: string[]): Promise<Outcome> {
  return new Promise((settle) => {
    const child = execFile(process.execPath, args, { cwd }, (_error, stdout, stderr) =>
      settle({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}
