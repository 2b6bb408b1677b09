import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { prepareDevelopmentUser } from "./accounts/development-user.js";
import { createCallerFinder } from "./accounts/find-caller.js";
import { createKeySecrets } from "./accounts/key-secrets.js";
import { createKeys, type Keys } from "./accounts/keys.js";
import { readOrMakeMasterSecret } from "./accounts/master-secret.js";
import { formatBanner } from "./banner.js";
import { type NetworkName, networks } from "./config/networks.js";
import type { Settings } from "./config/settings.js";
import { createGateway } from "./gateway/gateway.js";
import { type BaseUrls, createIdentifyCaller } from "./gateway/identify-caller.js";
import type { ResultChecks } from "./gateway/stages/check-results.js";
import { createApp } from "./http/app.js";
import { RpcTransport } from "./http/rpc-transport.js";
import type { HandlerContext } from "./methods/handler.js";
import { type OpenedNode, openNode } from "./node/open-node.js";
import { type Database, openDatabase } from "./store/database.js";
import { createSqliteDialect } from "./store/sqlite-dialect.js";
import { createLog, type Log } from "./telemetry/log.js";
import { createReportFailure } from "./telemetry/report-failure.js";

/** The running service. */
export interface Service {
  readonly port: number;
  readonly db: Database;
  readonly keys: Keys;
  /** What a development start prints: addresses with keys in them. */
  readonly banner: () => Promise<string>;
  /** Lets running calls finish, then closes every part. */
  readonly stop: () => Promise<void>;
}

export interface ServiceOptions {
  /** The devchain's compiled worker, when the service does not run from its own build. */
  readonly devchainWorkerUrl?: URL;
  /** Starts the devchains anew. */
  readonly resetDevchains?: boolean;
  readonly log?: Log;
}

type OpenedNodes = Partial<Record<NetworkName, OpenedNode>>;

/** Builds every part of the service, starts it, and rejects when a part cannot work. */
export async function startService(settings: Settings, options: ServiceOptions = {}): Promise<Service> {
  const log = options.log ?? createLog(settings.LOG_LEVEL);
  const closers: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const db = await openStore(settings.DATA_DIR);
    closers.push(() => db.destroy());
    const nodes = await openNodes(settings, { ...options, log, closers });
    const secrets = createKeySecrets(settings.MASTER_SECRET ?? readOrMakeMasterSecret(settings.DATA_DIR));
    const finder = createCallerFinder({ db, secrets, nowMs: Date.now });
    const keys = createKeys({ db, secrets, now: () => new Date(), onRevoked: (keyId) => finder.forget(keyId) });
    const transport = createTransport(settings, { log, db, finder, nodes });
    await transport.start();
    closers.push(() => transport.stop());
    log.info({ port: transport.port, networks: settings.NETWORKS, mode: settings.MODE }, "listening");
    const banner = () => describeStart(settings, { db, keys, nodes, port: transport.port });
    return { port: transport.port, db, keys, banner, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The database in the data folder, which is made where it is missing. */
async function openStore(dataDir: string): Promise<Database> {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return await openDatabase(createSqliteDialect(join(dataDir, "rootgate.sqlite")));
  } catch (cause) {
    throw new Error(`DATA_DIR ${dataDir} can't be used: ${(cause as Error).message}`, { cause });
  }
}

interface NodeOpening extends ServiceOptions {
  readonly log: Log;
  readonly closers: (() => Promise<void>)[];
}

async function openNodes(
  settings: Settings,
  { log, closers, devchainWorkerUrl, resetDevchains = false }: NodeOpening,
): Promise<OpenedNodes> {
  const urls = { testnet: settings.TESTNET_NODE_URL, mainnet: settings.MAINNET_NODE_URL };
  const open = async (name: NetworkName) => {
    const file = join(settings.DATA_DIR, `${name}.chain`);
    const worker = devchainWorkerUrl ? { workerUrl: devchainWorkerUrl } : {};
    const devchain = { file, blockDelayMs: settings.DEVCHAIN_BLOCK_DELAY_MS, reset: resetDevchains, ...worker };
    const { MAX_ANSWER_BYTES: maxAnswerBytes } = settings;
    const opened = await openNode({ network: networks[name], nodeUrl: urls[name], maxAnswerBytes, devchain }, log);
    closers.push(() => opened.node.close());
    return [name, opened] as const;
  };
  // All are waited for, so that what did open is closed when another does not.
  const results = await Promise.allSettled(settings.NETWORKS.map(open));
  const failed = results.find((result) => result.status === "rejected");
  if (failed) throw failed.reason;
  return Object.fromEntries(results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])));
}

interface TransportParts {
  readonly log: Log;
  readonly db: Database;
  readonly finder: ReturnType<typeof createCallerFinder>;
  readonly nodes: OpenedNodes;
}

function createTransport(settings: Settings, { log, db, finder, nodes }: TransportParts): RpcTransport {
  const contexts: Partial<Record<NetworkName, Omit<HandlerContext, "signal">>> = {};
  for (const name of settings.NETWORKS) {
    const node = nodes[name]?.node;
    if (node) contexts[name] = { node, network: networks[name], logsBlocksPerCall: settings.LOGS_BLOCKS_PER_CALL };
  }
  const limits = {
    maxBodyBytes: settings.MAX_BODY_BYTES,
    maxBatchLength: settings.MAX_BATCH_LENGTH,
    maxAnswerBytes: settings.MAX_ANSWER_BYTES,
    callTimeoutMs: settings.CALL_TIMEOUT_MS,
  };
  const resultChecks: ResultChecks = {
    ratio: settings.RESULT_CHECK_RATIO,
    random: Math.random,
    reportDrift: (drift) => log.error(drift, "a result is not what the document says"),
  };
  const reportFailure = createReportFailure(log);
  return new RpcTransport(
    { host: settings.HOST, port: settings.PORT, ...limits },
    {
      router: createGateway({ contexts, reportFailure, resultChecks }),
      reportFailure,
      identify: createIdentifyCaller(finder, baseUrlsOf(settings, settings.PORT)),
      app: createApp({ findProblems: () => findProblems(db, nodes), log }),
      log,
    },
  );
}

/** Each served network's public address; by default one local address for both. */
function baseUrlsOf(settings: Settings, port: number): BaseUrls {
  const given = { testnet: settings.TESTNET_BASE_URL, mainnet: settings.MAINNET_BASE_URL };
  const urls = settings.NETWORKS.map((name) => [name, (given[name] ?? `http://localhost:${port}`).replace(/\/$/, "")]);
  return Object.fromEntries(urls) as BaseUrls;
}

async function findProblems(db: Database, nodes: OpenedNodes): Promise<Record<string, string>> {
  const signal = AbortSignal.timeout(probeTimeoutMs);
  const probes: [string, Promise<unknown>][] = [["store", db.selectFrom("user").select("id").limit(1).execute()]];
  for (const [name, opened] of Object.entries(nodes)) probes.push([name, opened.node.check(signal)]);
  const results = await Promise.allSettled(probes.map(([, probe]) => probe));
  return Object.fromEntries(
    results.flatMap((result, index) => (result.status === "rejected" ? [[probes[index]?.[0], "does not answer"]] : [])),
  );
}

const probeTimeoutMs = 3_000;

interface StartFacts {
  readonly db: Database;
  readonly keys: Keys;
  readonly nodes: OpenedNodes;
  readonly port: number;
}

async function describeStart(settings: Settings, { db, keys, nodes, port }: StartFacts): Promise<string> {
  const baseUrls = baseUrlsOf(settings, port);
  return formatBanner({
    keys: await prepareDevelopmentUser(db, keys, settings.NETWORKS),
    baseUrlOf: (key) => baseUrls[key.network] as string,
    accountsOf: (key) => nodes[key.network]?.accounts ?? [],
  });
}
