import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";

const listening = "0A";

/** The processes that listen at a port of this machine, as far as /proc shows them to this user. */
export function findListeningPids(port: number): number[] {
  const tables = ["/proc/net/tcp", "/proc/net/tcp6"].filter((file) => existsSync(file));
  const inodes = tables.flatMap((file) => findListeningInodes(readFileSync(file, "utf8"), port));
  const links = new Set(inodes.map((inode) => `socket:[${inode}]`));
  if (links.size === 0) return [];
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => readLinks(`/proc/${pid}/fd`).some((link) => links.has(link))).map(Number);
}

/** The inodes of sockets that listen at a port, by a table as in /proc/net/tcp. */
export function findListeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const rows = table.split("\n").map((line) => line.trim().split(/\s+/));
  return rows.filter((row) => row[1]?.endsWith(suffix) && row[3] === listening).map((row) => row[9] as string);
}

/** What the files of a process are; none if it has ended or belongs to another user. */
function readLinks(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => readLink(`${folder}/${name}`));
  } catch {
    return [];
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}
