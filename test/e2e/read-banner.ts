import type { NetworkName } from "../../src/config/network-table.js";

/** An account as the start prints it. */
export interface PrintedAccount {
  readonly address: `0x${string}`;
  readonly privateKey: `0x${string}`;
}

/** What the start banner tells a developer. */
export interface Banner {
  /** Where a network's calls go, key included. */
  readonly urls: Readonly<Record<NetworkName, string>>;
  /** A network's funded accounts: five on a devchain, none on a real node. */
  readonly accounts: Readonly<Record<NetworkName, readonly PrintedAccount[]>>;
  /** The line to paste into a shell. */
  readonly curlLine: string;
}

/** Takes the banner apart, as its reader would by copying from it. */
export function readBanner(text: string): Banner {
  return {
    urls: { testnet: readUrl(text, "Testnet"), mainnet: readUrl(text, "Mainnet") },
    accounts: { testnet: readAccounts(text, "Testnet"), mainnet: readAccounts(text, "Mainnet") },
    curlLine: /^ *(curl .*)$/m.exec(text)?.[1] ?? "",
  };
}

function readUrl(text: string, label: string): string {
  return new RegExp(`^ *${label} +(http\\S+)$`, "m").exec(text)?.[1] ?? "";
}

function readAccounts(text: string, label: string): PrintedAccount[] {
  const [, section = ""] = text.split(`Funded accounts on the ${label} devchain (address, private key):\n`);
  const [paragraph = ""] = section.split("\n\n");
  const pairs = [...paragraph.matchAll(/(0x[0-9a-f]{40}) +(0x[0-9a-f]{64})/g)];
  return pairs.map(([, address, privateKey]) => ({ address, privateKey }) as PrintedAccount);
}
