import cluster from "node:cluster";
import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import type { Settings } from "../../config/settings.js";
import type { DevchainChoices } from "../../networks/open-nodes.js";
import type { Service } from "../../service/service.js";
import type { Log } from "../../telemetry/log.js";
import type { PrimaryLink } from "../../workers/primary-link.js";
import type { PrimaryOptions } from "../../workers/run-primary.js";
import { defineCommand } from "../command.js";
import { watchStopSignals } from "../stop-signals.js";
import type { Terminal } from "../terminal.js";

/** How long to wait for the start to stop, and for parts to close after the last request. */
const closingMs = 10_000;

/** Maximum time for open connections to close after a stop. */
const openMs = 1_000;

/** Runs the service until a stop signal. */
export const serve = defineCommand({
  name: "serve",
  summary: "Run the service",
  options: { reset: { summary: "Delete the devchains' blocks first" } },
  async run({ settings: readSettings, options: given, terminal }) {
    const link = cluster.isWorker ? await linkToPrimary() : undefined;
    const { stopSignal = watchStopSignals() } = terminal;
    const signal = link ? AbortSignal.any([stopSignal, link.stopSignal]) : stopSignal;
    const told = signal.aborted ? Promise.resolve() : once(signal, "abort");
    const settings = await readSettings();
    const { shutdownDelayMsOf } = await import("../../config/settings.js");
    const { workerCountOf } = await import("../../config/workers.js");
    const { createLog } = await import("../../telemetry/log.js");
    const log = createLog(settings.LOG_LEVEL);
    // A forgotten rejection of one call must not stop the process, which is Node's default.
    process.on("unhandledRejection", (error) => log.error({ err: error }, "unhandled rejection"));
    const giveUp = (): void => {
      log.error("shutdown timed out: exiting with parts still open");
      process.exit(1);
    };
    const maxMs = shutdownDelayMsOf(settings) + settings.SHUTDOWN_TIMEOUT_MS + closingMs;
    void told.then(() => setTimeout(giveUp, maxMs).unref());
    const count = workerCountOf(settings);
    const options = { count, resetDevchains: given.reset === true, log, signal };
    try {
      // A signal that came while the program was loaded is seen in a turn of the event loop, and Node.js 24 loads all in one.
      await setImmediate();
      signal.throwIfAborted();
      if (count > 1 && !link) {
        const { runPrimary } = await import("../../workers/run-primary.js");
        return await runPrimary(settings, options);
      }
      await runService(settings, { ...options, link, terminal, told });
    } catch (error) {
      if (error !== signal.reason) throw error;
      log.info("stopped before it was ready");
    } finally {
      await link?.close();
      if (terminal.exit) exitSoon(terminal.exit, log);
    }
  },
});

/** Ends the process after `openMs`, unless it ends before. A mail server that doesn't respond would keep it alive for 10 s. */
function exitSoon(exit: () => void, log: Log): void {
  const exitNow = (): void => {
    log.warn({ open: process.getActiveResourcesInfo() }, "exiting with connections still open");
    exit();
  };
  setTimeout(exitNow, openMs).unref();
}

async function linkToPrimary(): Promise<PrimaryLink> {
  // Otherwise Node would end the process, with exit code 0, as soon as the channel is closed.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  const { PrimaryLink } = await import("../../workers/primary-link.js");
  return new PrimaryLink(process);
}

type OpenNode = NonNullable<DevchainChoices["openNode"]>;

interface RunOptions extends PrimaryOptions {
  /** Undefined in the only process. */
  readonly link: PrimaryLink | undefined;
  readonly terminal: Terminal;
  /** Resolves when the service has to stop. */
  readonly told: Promise<unknown>;
}

const noReload = "not reloaded: that needs worker processes (WORKERS), or a restart";

/** Runs the service in this process until the stop signal. */
async function runService(settings: Settings, options: RunOptions): Promise<void> {
  const { link, told, count, log } = options;
  const { startService } = await import("../../service/service.js");
  const { shareOf } = await import("../../config/workers.js");
  const service = link
    ? await startService(shareOf(settings, count), {
        ...options,
        openNode: await openerOver(link),
        readMetrics: () => link.readMetrics(),
        others: link,
        workers: link.shareLimits(count),
      })
    : await startService(settings, options);
  try {
    const isFirst = (cluster.worker?.id ?? 1) === 1;
    if (settings.MODE === "production" && !link) process.on("SIGHUP", () => log.warn(noReload));
    if (settings.MODE === "development" && isFirst) await printBanner(service, options);
    link?.ready(async () => (await service.limits.metrics?.readData()) ?? []);
    await told;
  } finally {
    await service.stop();
  }
}

/** A service that is ready stays so, although its database goes away before the banner is made. */
async function printBanner({ banner }: Service, { terminal, log }: RunOptions): Promise<void> {
  try {
    terminal.out(await banner());
  } catch (error) {
    log.error({ err: error }, "the development user and its API keys could not be prepared: start again to see them");
  }
}

/** Opens real nodes; devchains are the primary process's. */
async function openerOver(link: PrimaryLink): Promise<OpenNode> {
  const { openNode } = await import("../../networks/open-node.js");
  return async (options, log) => {
    if (options.nodeUrls) return openNode(options, log);
    const devchain = await link.openDevchain(options.network);
    return { node: devchain, devchain, accounts: devchain.accounts };
  };
}
