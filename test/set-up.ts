import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

/** Jest's global set-up. */
export default function setUp(): void {
  useMemoryFolder();
  process.env["TEST_BUNDLED_PACKAGES"] = bundlePackages();
}

const memoryFolder = "/dev/shm";
const neededBytes = 2 ** 30;

/**
 * Puts the tests' temporary files in memory, where the system has a folder for that with a GiB free. On a disk, tests wait for the
 * first writes and the removal of each data folder.
 */
function useMemoryFolder(): void {
  if (process.env["TMPDIR"] !== undefined || !existsSync(memoryFolder)) return;
  const { bavail, bsize } = statfsSync(memoryFolder);
  if (bavail * bsize >= neededBytes) process.env["TMPDIR"] = memoryFolder;
}

const packages = join(__dirname, "../node_modules");
const config = join(__dirname, "bundled-packages/vite.config.ts");
const cache = join(packages, ".cache/bundled-packages");
const unfinished = "unfinished-";

/** Bundles the packages that `config` names, once for what is installed; returns the folder. */
function bundlePackages(): string {
  const hash = createHash("sha256");
  for (const path of [config, join(packages, ".package-lock.json")]) hash.update(readFileSync(path));
  const folder = join(cache, hash.digest("hex").slice(0, 16));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  for (const old of readdirSync(cache)) if (!old.startsWith(unfinished)) rmSync(join(cache, old), { recursive: true });
  const made = mkdtempSync(join(cache, unfinished));
  const build = [join(packages, "vite/bin/vite.js"), "build", "--logLevel", "error", "--config", config];
  try {
    execFileSync(process.execPath, [...build, "--outDir", made], { cwd: join(__dirname, ".."), stdio: "inherit" });
    renameSync(made, folder);
  } catch (cause) {
    rmSync(made, { recursive: true });
    // Another run may have been first.
    if (!existsSync(folder)) throw cause;
  }
  return folder;
}
