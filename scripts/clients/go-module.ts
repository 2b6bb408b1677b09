import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { zip } from "./zip.js";

/** Files of a Go module by their paths in the module proxy protocol (https://go.dev/ref/mod#goproxy-protocol). */
export type GoModule = ReadonlyMap<string, Buffer>;

/** The module in a folder, as the only version that its proxy has. */
export function makeGoModule(folder: string, version: string): GoModule {
  const files = readdirSync(folder).map((name) => ({ name, body: readFileSync(join(folder, name)) }));
  const mod = files.find(({ name }) => name === "go.mod")?.body ?? Buffer.alloc(0);
  const path = /^module (\S+)$/m.exec(mod.toString())?.[1] ?? "";
  const inZip = files.map(({ name, body }) => ({ name: `${path}@v${version}/${name}`, body }));
  return new Map([
    [`${path}/@v/list`, Buffer.from(`v${version}\n`)],
    [`${path}/@v/v${version}.info`, Buffer.from(JSON.stringify({ Version: `v${version}` }))],
    [`${path}/@v/v${version}.mod`, mod],
    [`${path}/@v/v${version}.zip`, zip(inZip)],
  ]);
}
