import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readPackage, tarballNameOf } from "../../src/http/clients/read-package.js";
import { packTarball } from "../../src/http/clients/tar.js";
import { makeGoModule } from "./go-module.js";
import { makeWheel } from "./wheel.js";

// Writes the clients' packages to dist/clients, which the service serves (src/http/clients/clients.ts). Run it in the project's folder.

const folder = "dist/clients";
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const client = readPackage("generated/clients/typescript");
writeFileSync(join(folder, tarballNameOf(client)), await packTarball(client.files));
const wheel = makeWheel("generated/clients/python");
writeFileSync(join(folder, wheel.fileName), wheel.body);
for (const [path, body] of makeGoModule("generated/clients/go", client.version)) {
  const file = join(folder, "go", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}
