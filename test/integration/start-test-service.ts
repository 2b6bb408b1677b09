import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { prepareDevelopmentUser } from "../../src/accounts/development-user.js";
import { readOrMakeMasterSecret } from "../../src/accounts/master-secret.js";
import type { NetworkName } from "../../src/config/network-table.js";
import { readSettings } from "../../src/config/read-settings.js";
import { type Service, type ServiceOptions, startService } from "../../src/service/service.js";
import { findFreePort } from "../fakes/find-free-port.js";
import { copyMigratedSqlite, openTestSqlite } from "../fakes/migrated-store.js";

export interface RpcAnswer {
  readonly jsonrpc: "2.0";
  readonly id: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

export interface TestService {
  readonly service: Service;
  readonly origin: string;
  readonly dataDir: string;
  /** The address of calls on a network, development key included. */
  readonly urls: Readonly<Record<NetworkName, string>>;
  /** Everything that was logged, as [fields, message]. */
  readonly logged: readonly (readonly [unknown, string | undefined])[];
  /** One call; every result is held against the document on its way. */
  readonly rpc: (network: NetworkName, method: string, params?: unknown[]) => Promise<RpcAnswer>;
  /** Stops the service; fails when a result was not what the document says, or an error not one that the method declares. */
  readonly stop: () => Promise<void>;
}

/** Settings of a service on both networks; tests start one on the testnet only, unless they need the other, too. */
export const bothNetworks = { NETWORKS: "testnet,mainnet" };

/** Most tests send all of a service's requests from one address within a minute. */
const unlimited = { takeOfAddress: () => {}, takeOfCredential: () => {}, takeOfUser: () => {} };

/** The whole service in this process on a port of its own, with a data folder of its own, all results checked. Settings as in the environment. */
export async function startTestService(
  settings: Readonly<Record<string, string>> = {},
  options: Pick<ServiceOptions, "now" | "machineNow" | "openNode" | "openSqlite" | "minResponseMs" | "apiBudgets"> = {},
): Promise<TestService> {
  const dataDir = mkdtempSync(join(tmpdir(), "rootgate-test-"));
  await copyMigratedSqlite(dataDir);
  const logged: [unknown, string | undefined][] = [];
  const record = (fields: unknown, message?: string): void => void logged.push([fields, message]);
  const log = { debug: record, info: record, warn: record, error: record };
  const defaults = {
    // The dashboard has to know its own address before it listens, so the port cannot be left to the listening.
    NETWORKS: "testnet",
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DEVCHAIN_BLOCK_DELAY_MS: "50",
    DEVCHAIN_CONFIRMATIONS: "0",
    RESULT_CHECK_RATIO: "1",
    SHUTDOWN_DELAY_MS: "0",
  };
  // Bundled, as it is served: its modules one by one take three times the CPU to load.
  const devchainWorkerUrl = pathToFileURL(join(__dirname, "../../dist/bundle/worker.js"));
  const service = await startService(readSettings({ ...defaults, ...settings }), {
    log,
    devchainWorkerUrl,
    openSqlite: openTestSqlite,
    pagesUrl: pathToFileURL(join(__dirname, "../../dist/web")),
    minResponseMs: 0,
    apiBudgets: unlimited,
    ...options,
  });
  const origin = `http://127.0.0.1:${service.port}`;
  const masterSecrets = [readOrMakeMasterSecret(dataDir)] as const;
  const { keys } = await prepareDevelopmentUser({ db: service.db, keys: service.accounts.keys, masterSecrets }, [
    "testnet",
    "mainnet",
  ]);
  const urls = Object.fromEntries(keys.map(({ network, text }) => [network, `${origin}/${text}`])) as Record<
    NetworkName,
    string
  >;

  const rpc = async (network: NetworkName, method: string, params: unknown[] = []): Promise<RpcAnswer> => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const response = await fetch(urls[network], {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return (await response.json()) as RpcAnswer;
  };

  const stop = async (): Promise<void> => {
    await service.stop();
    rmSync(dataDir, { recursive: true });
    const drifts = logged.filter(([, message]) => message === "a result is not what the document says");
    if (drifts.length > 0) throw new Error(`Results that are not what the document says: ${JSON.stringify(drifts)}`);
    const undeclared = logged.flatMap(([fields]) => (fields as { err?: { message?: string } }).err?.message ?? []);
    expect(undeclared.filter((message) => message.includes("does not declare"))).toEqual([]);
  };

  return { service, origin, dataDir, urls, logged, rpc, stop };
}
