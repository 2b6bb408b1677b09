import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Compiles the Go upstream and proxy; undefined where there is no Go, or it does not build. */
export function buildGo(sourceFolder: string, folder: string): string | undefined {
  const program = join(folder, "load");
  const env = { ...process.env, GOFLAGS: "-mod=mod", GOTOOLCHAIN: "local" };
  const { status } = spawnSync("go", ["build", "-o", program, "."], { cwd: sourceFolder, env });
  return status === 0 ? program : undefined;
}
