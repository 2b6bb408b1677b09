import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { documentJson } from "../../generated/document.js";
import { methods } from "../../generated/methods.js";
import { readDocument } from "./document-file.js";

/** What the client imports and is not installed here. */
const transports = `declare module "@open-rpc/client-js" {
  class Anything { constructor(...parts: any[]); [member: string]: any }
  export { Anything as Client, Anything as HTTPTransport, Anything as JSONRPCError, Anything as PostMessageIframeTransport };
  export { Anything as PostMessageWindowTransport, Anything as RequestManager, Anything as WebSocketTransport };
}
declare module "@open-rpc/meta-schema" {
  export { type Anything as ContentDescriptorObject, type Anything as MethodObject, type Anything as OpenrpcDocument };
  type Anything = any;
}
`;

const use = `import { Rootgate } from "./client/typescript/src/index.js";

export async function use(client: Rootgate): Promise<string | undefined> {
  const block = await client.eth_getBlockByNumber("latest", false);
  const [log] = await client.eth_getLogs({ address: "0x00", topics: [null, ["0x00"]] });
  const number: string | null | undefined = block?.number;
  // @ts-expect-error: a height is no number
  const wrong: number | null | undefined = block?.number;
  return log?.blockHash ?? number ?? wrong?.toFixed();
}
`;

const options = { target: "ES2022", module: "NodeNext", strict: true, noEmit: true, skipLibCheck: true, types: [] };

describe("the stock TypeScript client of @open-rpc/generator", () => {
  const folder = mkdtempSync(join(tmpdir(), "rootgate-stock-client-"));
  const index = join(folder, "client/typescript/src/index.ts");

  beforeAll(async () => {
    writeFileSync(join(folder, "openrpc.json"), documentJson);
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    const generator = resolve("node_modules/@open-rpc/generator/build/cli.js");
    const args = ["generate", "-d", join(folder, "openrpc.json"), "-t", "client", "-l", "typescript", "-n", "stock"];
    await promisify(execFile)(process.execPath, [generator, ...args, "-o", folder]);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it("has the document's types, and none of its own invention but the union of all of them", () => {
    const types = [...readFileSync(index, "utf8").matchAll(/^export (?:type|interface|enum) (\w+)/gm)].map(
      ([, it]) => it,
    );
    const functions = Object.keys(methods).map((name) =>
      name.replace(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase()),
    );

    const invented = types.filter((name = "") => !titlesIn(readDocument()).has(name) && !functions.includes(name));

    expect(invented).toEqual([expect.stringMatching(/^AnyOf/), "Options"]);
  });

  it("compiles, and is used with its types", async () => {
    writeFileSync(join(folder, "transports.d.ts"), transports);
    writeFileSync(join(folder, "use.ts"), use);
    const files = ["transports.d.ts", "use.ts"];
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options, files }));
    const compiler = resolve("node_modules/typescript/bin/tsc");

    const output = await promisify(execFile)(process.execPath, [compiler, "-p", folder]).then(
      ({ stdout }) => stdout,
      ({ stdout }: { stdout: string }) => stdout,
    );

    expect(output).toBe("");
  });
});

function titlesIn(value: unknown): Set<unknown> {
  if (typeof value !== "object" || value === null) return new Set();
  return new Set([
    ...("title" in value ? [value.title] : []),
    ...Object.values(value).flatMap((it) => [...titlesIn(it)]),
  ]);
}
