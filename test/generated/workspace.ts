import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { listFiles } from "../../scripts/generator/list-files.js";
import type { Method, OpenRpcDocument } from "../../scripts/generator/openrpc-document.js";
import { readDocument } from "./document-file.js";

/** A method of the document by its name. */
export function methodOf(document: OpenRpcDocument, name: string): Method {
  const method = document.methods.find((method) => method.name === name);
  if (!method) throw new Error(`the document has no ${name}`);
  return method;
}

/** What a command printed, and how it ended. */
export interface Outcome {
  exitCode: number;
  output: string;
}

const configuration = "open-rpc-generator-config.json";

/** A copy of the project in a folder of its own, where the real generator and the real compiler can be let loose. */
export function createWorkspace() {
  const root = mkdtempSync(join(tmpdir(), "rootgate-workspace-"));
  const copy = (name: string) => cpSync(name, join(root, name), { recursive: true });
  for (const name of [
    "package.json",
    "tsconfig.json",
    configuration,
    "clients",
    "scripts/generator",
    "src",
    "generated",
  ])
    copy(name);
  linkModules("node_modules", root);
  linkModules("node_modules/@open-rpc", root);
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const run = (...args: string[]) => runNode(root, args);
  /** Compiles again only what changed since the last time with the same `name`. */
  const compileChanged = (name: string, ...args: string[]) =>
    run(tsc, ...args, "--singleThreaded", "--incremental", "--tsBuildInfoFile", `${name}.tsbuildinfo`);
  const writeDocument = (document: OpenRpcDocument) =>
    writeFileSync(join(root, "openrpc.json"), JSON.stringify(document));

  return {
    buildGenerator: () => run(tsc, "-p", "scripts/generator"),
    generate: (path = configuration) => run("dist/scripts/generator/generate.js", path),
    /** Copies a file or a folder, from the project or from within. */
    copyIn: (from: string, to: string) => cpSync(from, join(root, to), { recursive: true }),
    list: (folder: string) => listFiles(join(root, folder)),
    pathOf: (path: string) => join(root, path),
    compile: (folder: string) => compileChanged(folder.replaceAll("/", "-"), "-p", folder),
    run: (path: string) => run(path),
    /** The stock command of @open-rpc/generator. */
    generateWithStockCommand: () =>
      run("node_modules/@open-rpc/generator/build/cli.js", "generate", "-c", configuration),
    /** Puts a module that exports nothing in the place of a package, until `fillModule`. */
    emptyModule: (name: string) => {
      rmSync(join(root, "node_modules", name));
      mkdirSync(join(root, "node_modules", name));
      writeFileSync(join(root, "node_modules", name, "index.js"), "");
    },
    fillModule: (name: string) => {
      rmSync(join(root, "node_modules", name), { recursive: true });
      symlinkSync(resolve("node_modules", name), join(root, "node_modules", name));
    },
    /** Undoes what became of the handwritten code. */
    restoreSource: () => {
      rmSync(join(root, "src"), { recursive: true });
      copy("src");
    },
    buildService: () => compileChanged("service", "-p", "src"),
    /** What a module prints that may import from dist/. */
    evaluate: (code: string) => run("--input-type=module", "--eval", code),
    /** Type-checks the service and all generated code, clients included. */
    typecheck: () => compileChanged("types", "-p", ".", "--noEmit"),
    read: (path: string) => readFileSync(join(root, path), "utf8"),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    writeDocument,
    /** Runs the generator on a changed copy of the document. */
    generateWith: (change: (document: OpenRpcDocument) => void) => {
      const document = readDocument();
      change(document);
      writeDocument(document);
      return run("dist/scripts/generator/generate.js");
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

export type Workspace = ReturnType<typeof createWorkspace>;

/** Links everything in a folder of packages that is not linked yet. */
function linkModules(folder: string, root: string): void {
  rmSync(join(root, folder), { force: true });
  mkdirSync(join(root, folder));
  for (const name of readdirSync(folder)) symlinkSync(resolve(folder, name), join(root, folder, name));
}

function runNode(cwd: string, args: string[]): Promise<Outcome> {
  return new Promise((settle) => {
    const child = execFile(process.execPath, args, { cwd }, (_error, stdout, stderr) =>
      settle({ exitCode: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}
