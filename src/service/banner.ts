import type { MasterSecrets } from "../accounts/derive-secret.js";
import { type DevelopmentUser, prepareDevelopmentUser } from "../accounts/development-user.js";
import type { Key } from "../accounts/key-row.js";
import type { Accounts } from "../accounts/open-accounts.js";
import { networks } from "../config/networks.js";
import { baseUrlsOf, publicUrlOf } from "../config/public-urls.js";
import type { Settings } from "../config/settings.js";
import type { DevchainAccount } from "../devchain/devchain.js";
import type { OpenedNodes } from "../networks/open-nodes.js";
import type { Database } from "../store/database.js";

/** The opened parts that the banner names. */
export interface StartFacts {
  readonly db: Database;
  readonly accounts: Accounts;
  readonly masterSecrets: MasterSecrets;
  readonly nodes: OpenedNodes;
  readonly port: number;
}

/** The banner of a start in development mode, whose user and keys it makes. */
export async function describeStart(settings: Settings, facts: StartFacts): Promise<string> {
  const { db, accounts, masterSecrets, nodes, port } = facts;
  const baseUrls = baseUrlsOf(settings, port);
  return formatBanner({
    user: await prepareDevelopmentUser({ db, keys: accounts.keys, masterSecrets }, settings.NETWORKS),
    dashboardUrl: publicUrlOf(settings, port),
    baseUrlOf: (key) => baseUrls[key.network] as string,
    accountsOf: (key) => nodes[key.network]?.accounts ?? [],
  });
}

interface BannerFacts {
  readonly user: DevelopmentUser;
  /** Where to log in. */
  readonly dashboardUrl: string;
  /** Where calls of a key go, without the key. */
  readonly baseUrlOf: (key: Key) => string;
  readonly accountsOf: (key: Key) => readonly DevchainAccount[];
}

/** What development mode prints on stdout: endpoint URLs, a curl command, the devchain's funded accounts. */
function formatBanner({ user, dashboardUrl, baseUrlOf, accountsOf }: BannerFacts): string {
  const { keys, email, password = "the password you chose" } = user;
  const lines = ["", "  rootgate is ready (development mode)", ""];
  lines.push(`  Dashboard ${dashboardUrl}`, `  Log in    ${email}   ${password}`, "");
  for (const key of keys) lines.push(`  ${networks[key.network].label}   ${baseUrlOf(key)}/${key.text}`);
  const [first] = keys;
  if (first) lines.push("", "  Try it:", "", `  ${curlLine(`${baseUrlOf(first)}/${first.text}`)}`);
  for (const key of keys) {
    const accounts = accountsOf(key);
    if (accounts.length > 0)
      lines.push("", `  Funded accounts on the ${networks[key.network].label} devchain (address, private key):`);
    for (const { address, privateKey } of accounts) lines.push(`  ${address}  ${privateKey}`);
  }
  if (keys.some((key) => accountsOf(key).length > 0))
    lines.push(
      "",
      "  These keys are for the devchain only. Its chain ids are the real networks' ids, so a transaction",
      "  signed here is valid there too: never send real coins to these accounts.",
    );
  return `${lines.join("\n")}\n\n`;
}

function curlLine(url: string): string {
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}';
  return `curl -s ${url} -H 'content-type: application/json' -d '${body}'`;
}
