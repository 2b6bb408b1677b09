import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NetworkName } from "../../config/network-table.js";
import { networkNames } from "../../config/network-table.js";
import { networksOf } from "../../config/networks.js";
import type { Settings } from "../../config/settings.js";
import type { Devchain } from "../../devchain/devchain.js";
import type { Quota } from "../../limits/quota.js";
import type { Node } from "../../node/node.js";
import type { Log } from "../../telemetry/log.js";
import { defineCommand } from "../command.js";
import { chainFileName, type ParsedFork, parseFork } from "../devchain-fork.js";
import { readPort, serveWithoutKeys } from "../serve-without-keys.js";
import { watchStopSignals } from "../stop-signals.js";

/** A devchain on its own: a node without a gateway, API keys or quotas. */
export const devchain = defineCommand({
  name: "devchain",
  summary: "Run only a devchain: JSON-RPC at POST /, without API keys",
  options: {
    network: { summary: "Network of its chain ID; testnet by default", choices: networkNames },
    port: { summary: "Port to listen on; by default PORT", value: "N" },
    reset: { summary: "Start a new chain, with new accounts" },
    fork: {
      summary: "Continue a real node's chain; by default from a little below its latest block",
      value: "URL[@BLOCK]",
    },
  },
  async run({ settings: readSettings, options, print }) {
    const { network = "testnet", port: givenPort, reset = false, fork: forkText } = options;
    const settings = await readSettings();
    const port = readPort(givenPort, settings);
    const fork = forkText === undefined ? undefined : parseFork(forkText);
    const node = await openDevchain(settings, { name: network, reset, fork });
    const transport = await serve(settings, { network, port, node });
    const url = `http://${settings.HOST}:${transport.port}/`;
    const lines = node.accounts.map(({ address, privateKey }) => `  ${address}  ${privateKey}\n`);
    const { chainId } = networksOf(settings)[network];
    const what = fork ? `fork of ${fork.host}` : "devchain";
    print({ url, chainId, accounts: node.accounts }, `The ${network} ${what} is at ${url}\n\n${lines.join("")}`);
    const stop = async () => {
      await transport.stop();
      await node.close();
    };
    watchStopSignals().addEventListener("abort", () => void stop());
  },
});

interface OpenedChain {
  readonly name: NetworkName;
  readonly reset: boolean;
  readonly fork: ParsedFork | undefined;
}

async function openDevchain(settings: Settings, { name, reset, fork: parsed }: OpenedChain): Promise<Devchain> {
  const { createDevchain } = await import("../../devchain/devchain.js");
  const { blockTimingOf } = await import("../../networks/open-nodes.js");
  const { createLog } = await import("../../telemetry/log.js");
  makeDataDir(settings.DATA_DIR);
  const file = join(settings.DATA_DIR, chainFileName(name, parsed !== undefined));
  const { MAX_REORG_BLOCKS: maxReorgBlocks } = settings;
  const network = networksOf(settings)[name];
  const fork = parsed && { network, nodeUrl: parsed.nodeUrl, block: parsed.block };
  const options = { network, file, timing: blockTimingOf(settings), maxReorgBlocks, reset, fork };
  return createDevchain(options, { log: createLog(settings.LOG_LEVEL) });
}

/** In a user's project, keeps the data folder, with the accounts' keys, out of version control. */
function makeDataDir(path: string): void {
  if (mkdirSync(path, { recursive: true, mode: 0o700 })) writeFileSync(join(path, ".gitignore"), "*\n");
}

interface Served {
  readonly node: Node;
  readonly network: NetworkName;
  readonly port: number;
}

async function serve(settings: Settings, { network, port, node }: Served) {
  const { openChainEvents } = await import("../../events/open-chain-events.js");
  const { PolledHeads } = await import("../../pool/heads/polled-heads.js");
  const { systemTimers } = await import("../../node/timers.js");
  const { createRouter } = await import("../../gateway/pipeline.js");
  const { ServedDocument } = await import("../../gateway/served-document.js");
  const { createLog } = await import("../../telemetry/log.js");
  const { createReportFailure } = await import("../../telemetry/report-failure.js");
  const { openFilters } = await import("../../methods/filters/open-filters.js");
  const log = createLog(settings.LOG_LEVEL);
  const reportFailure = createReportFailure(log);
  const logBounds = { blocksPerCall: settings.LOGS_BLOCKS_PER_CALL, maxBytes: settings.MAX_RESPONSE_BYTES };
  const heads = new PolledHeads(node, systemTimers);
  const filters = openFilters(await openFilterFile(settings, log));
  const onSent = (hash: string): void => filters.onSent(network, hash);
  const { MAX_REORG_BLOCKS: maxReorgBlocks } = settings;
  const events = openChainEvents({ node, heads, log, pending: { onSent }, maxReorgBlocks });
  const router = createRouter({
    contexts: {
      [network]: { node, network: networksOf(settings)[network], logBounds, events, filterStore: filters.store },
    },
    reportFailure,
    resultChecks: { ratio: 0, random: Math.random, reportDrift: () => {} },
    limits: { countRequest: () => {}, rates: undefined, quota: unlimited },
    document: new ServedDocument(
      { [network]: { name: "Devchain", url: `http://${settings.HOST}:${port}/` } },
      settings.METHODS,
      settings.MODE === "development" ? [network] : [],
    ),
  });
  return serveWithoutKeys(settings, { router, network, port, reportFailure });
}

/** What filters have reported. */
async function openFilterFile({ DATA_DIR: dataDir }: Settings, log: Log) {
  const { createClock } = await import("../../clock.js");
  const { openDatabase } = await import("../../store/database.js");
  const { createServerBreaker } = await import("../../store/store-parts.js");
  const { createSqliteDialect } = await import("../../store/sqlite/sqlite-dialect.js");
  const { openSqliteFile } = await import("../../store/sqlite/sqlite-file.js");
  const db = await openDatabase(createSqliteDialect(openSqliteFile(join(dataDir, "devchain.sqlite"))));
  const clock = createClock();
  return { db, log, clock, breaker: createServerBreaker(db, { clock, log }) };
}

const unlimited: Pick<Quota, "take"> = { take: () => ({ isRefused: false, refund() {} }) };
