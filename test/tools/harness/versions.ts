import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf, type Program } from "../tools.js";
import { programFolder } from "./install-program.js";

/** The pinned versions of a tool's main packages, such as `viem 2.57.0`. */
export function readVersions(tool: Program): readonly string[] {
  return tool.packages.map((name) => `${name} ${readVersion(programFolder(folderOf(tool)), name)}`);
}

function readVersion(folder: string, name: string): string {
  const read = (file: string): string => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  };
  const lock = JSON.parse(read("package-lock.json") || "{}") as { packages?: Record<string, { version?: string }> };
  const version =
    lock.packages?.[`node_modules/${name}`]?.version ??
    new RegExp(`^${name}==(\\S+)`, "m").exec(read("requirements.txt"))?.[1] ??
    new RegExp(`${name} v(\\S+)`).exec(read("go.mod"))?.[1] ??
    pomVersion(read("pom.xml"), name) ??
    new RegExp(`^${name} = \\{ version = "=([^"]+)"`, "m").exec(read("Cargo.toml"))?.[1];
  if (!version) throw new Error(`${name} is not pinned in ${folder}`);
  return version;
}

/** The version of `group:artifact`. */
function pomVersion(pom: string, name: string): string | undefined {
  const [group, artifact] = name.split(":");
  const dependency = `<groupId>${group}</groupId>\\s*<artifactId>${artifact}</artifactId>\\s*<version>([^<]+)`;
  return new RegExp(dependency).exec(pom)?.[1];
}
