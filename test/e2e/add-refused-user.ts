import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { type DashboardClient, joinAsSomebody } from "../integration/dashboard-client.js";

/** The built program, and the settings of the run that serves. */
export interface Program {
  readonly file: string;
  readonly env: Readonly<Record<string, string>>;
}

/**
 * Signs a user up and uses the daily quota up; resolves to one API key per network.
 * @param client of a service in development mode, at `origin`
 */
export async function addRefusedUser(
  { client, origin }: { readonly client: DashboardClient; readonly origin: string },
  { file, env }: Program,
): Promise<{ readonly testnet: string; readonly mainnet: string }> {
  const { email } = await joinAsSomebody(client);
  const { text: testnet } = await client.post("/api/keys", { name: "refused", network: "Testnet" });
  const { text: mainnet } = await client.post("/api/keys", { name: "refused too", network: "Mainnet" });
  const args = [file, "users", "set-quota", email, "--daily", "1"];
  execFileSync(process.execPath, args, { env: { ...process.env, ...env }, stdio: "ignore" });
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';
  const headers = { "content-type": "application/json" };
  for (;;) {
    const response = await fetch(`${origin}/${testnet}`, { method: "POST", body, headers });
    if ((await response.text()).includes('"code":-32029')) return { testnet, mainnet };
    await sleep(100);
  }
}
