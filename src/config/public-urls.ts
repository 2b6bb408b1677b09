import { givenBaseUrlOf } from "./network-settings.js";
import type { NetworkName } from "./network-table.js";
import type { Settings } from "./settings.js";
import { readVersion } from "./version.js";

/** The base URL of each network. */
export type BaseUrls = Readonly<Partial<Record<NetworkName, string>>>;

/** Base URL of each network's endpoints; by default one local URL for both. */
export function baseUrlsOf(settings: Settings, port = settings.PORT): BaseUrls {
  const urls = settings.NETWORKS.map((name) => [
    name,
    (givenBaseUrlOf(settings, name) ?? `http://localhost:${port}`).replace(/\/$/, ""),
  ]);
  return Object.fromEntries(urls) as BaseUrls;
}

/** The dashboard's origin. */
export function publicUrlOf(settings: Settings, port = settings.PORT): string {
  return new URL(settings.PUBLIC_URL ?? `http://localhost:${port}`).origin;
}

/** The command that runs this version on any machine, from the package that the service serves itself. */
export function programOf(publicUrl: string): string {
  return `npx ${publicUrl}/clients/rootgate-${readVersion()}.tgz`;
}
