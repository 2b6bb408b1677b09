import { isIP } from "node:net";
import { networkSetting } from "./network-settings.js";
import { networkNames } from "./network-table.js";
import type { Settings } from "./settings.js";

/** Whether a host name or IP address is loopback. IPv6 addresses with or without brackets. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  if (isIP(name) === 4) return name.startsWith("127.");
  return name === "::1" || name === "localhost" || name.endsWith(".localhost");
}

/**
 * Development mode is for one machine, since its mailbox shows everyone's mails, including password resets. Lists the settings
 * that are not loopback, as `NAME=value`; empty in production.
 */
export function findPublicDevelopment(settings: Settings): string[] {
  if (settings.MODE !== "development") return [];
  const found = isLoopback(settings.HOST) ? [] : [`HOST=${settings.HOST}`];
  const names = networkNames.map((name) => networkSetting(name, "BASE_URL"));
  for (const name of ["PUBLIC_URL", ...names] as const) {
    const url = settings[name] === undefined ? undefined : new URL(settings[name]);
    if (url && !isLoopback(url.hostname)) found.push(`${name}=${url.origin}`);
  }
  return found;
}
