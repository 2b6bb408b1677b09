import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { networks } from "../../../src/config/networks.js";
import { fillSnippet } from "../../../src/web/snippets/fill-snippet.js";
import type { Snippet } from "../../../src/web/snippets/snippets.js";
import { searchPath } from "./install-program.js";
import { type CommandRun, runCommand } from "./run-command.js";
import { signTransactions } from "./sign-transactions.js";
import type { ToolEnvironment } from "./start-service.js";

export const snippetFolder = resolve("src/web/snippets");

/** Runs a snippet with its own command, as the dashboard prints it for an endpoint, below the folder where its tool is installed. */
export async function runSnippet(
  snippet: Snippet,
  { folder, environment }: { readonly folder: string; readonly environment: ToolEnvironment },
): Promise<CommandRun> {
  const cwd = join(folder, `snippet-${environment.CHAIN_ID}`);
  rmSync(cwd, { recursive: true, force: true });
  for (const file of snippet.files) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    const text = readFileSync(join(snippetFolder, snippet.id, file), "utf8");
    writeFileSync(join(cwd, file), fillSnippet(text, targetOf(environment)));
  }
  // In the place of `go mod init`, so that the version is the pinned one.
  for (const name of readdirSync(folder)) if (name.startsWith("go.")) cpSync(join(folder, name), join(cwd, name));
  const env = {
    ...process.env,
    PATH: searchPath(folder),
    CGO_ENABLED: "0",
    PRIVATE_KEY: environment.PRIVATE_KEY,
    SIGNED_TRANSACTION: await signTransfer(environment),
  };
  return runCommand(["sh", "-c", snippet.run ?? ""], { cwd, env });
}

function targetOf({ RPC_URL, CHAIN_ID }: ToolEnvironment): Parameters<typeof fillSnippet>[1] {
  const network = Object.values(networks).find(({ chainId }) => String(chainId) === CHAIN_ID);
  if (!network) throw new Error(`no network has chain ID ${CHAIN_ID}`);
  const currency = network.name === "mainnet" ? "RBTC" : "tRBTC";
  return { url: RPC_URL, chainId: network.chainId, chainName: network.chain.name, currency, explorerUrl: null };
}

/** Some coins to the account itself. */
async function signTransfer(environment: ToolEnvironment): Promise<string | undefined> {
  const [signed] = await signTransactions(environment, ({ address }) => [{ gas: 21_000n, to: address, value: 1n }]);
  return signed;
}
