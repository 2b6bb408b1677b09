import type { NetworkName } from "./networks.js";
import type { Settings } from "./settings.js";
import { readVersion } from "./version.js";

/** The base URL of each network. */
export type BaseUrls = Readonly<Partial<Record<NetworkName, string>>>;

/** Base URL of each network's endpoints; by default one local URL for both. */
export function baseUrlsOf(settings: Settings, port = settings.PORT): BaseUrls {
  const given = { testnet: settings.TESTNET_BASE_URL, mainnet: settings.MAINNET_BASE_URL };
  const urls = settings.NETWORKS.map((name) => [name, (given[name] ?? `http://localhost:${port}`).replace(/\/$/, "")]);
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
