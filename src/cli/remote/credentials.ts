import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import type { Terminal } from "../terminal.js";

/** A service elsewhere, and the access key to its management API. */
export interface Credentials {
  /** The dashboard's origin. */
  readonly url: string;
  readonly accessKey: string;
}

/** Where `login` keeps them: in the user's folder of settings (XDG Base Directory Specification). */
export function credentialsPath({ env }: Pick<Terminal, "env">): string {
  const folder = env["XDG_CONFIG_HOME"] || join(env["HOME"] ?? homedir(), ".config");
  return join(folder, "rootgate", "login.json");
}

/** Undefined before `login`. @throws if the file is not what `login` wrote */
export function readCredentials(terminal: Pick<Terminal, "env">): Credentials | undefined {
  const path = credentialsPath(terminal);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
  const { url, accessKey } = JSON.parse(text) as Partial<Credentials>;
  if (typeof url !== "string" || typeof accessKey !== "string") throw new Error(`${path} is broken: log in again`);
  return { url, accessKey };
}

/** Readable by its owner alone. */
export function writeCredentials(terminal: Pick<Terminal, "env">, credentials: Credentials): void {
  const path = credentialsPath(terminal);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, `${JSON.stringify(credentials)}\n`, { mode: 0o600 });
  // The mode above holds for new files only.
  chmodSync(path, 0o600);
}

export function removeCredentials(terminal: Pick<Terminal, "env">): void {
  rmSync(credentialsPath(terminal), { force: true });
}
