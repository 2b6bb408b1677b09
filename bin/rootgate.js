#!/usr/bin/env node
// The program's start. In a clone the first run builds it; an installed package brings the build along.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const main = new URL("../dist/bundle/main.js", import.meta.url);

if (!existsSync(main)) {
  process.stderr.write("rootgate: building, this once (npm run build)\n");
  const options = { cwd: fileURLToPath(new URL("..", import.meta.url)), stdio: ["ignore", "ignore", "inherit"] };
  const { status, error } = spawnSync("npm", ["run", "--silent", "build"], {
    ...options,
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    process.stderr.write(`rootgate: the build failed${error ? `: ${error.message}` : ""}\n`);
    process.exit(1);
  }
}

await import(main);
