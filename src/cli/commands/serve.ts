import { once } from "node:events";
import { createRequire } from "node:module";
import { defineCommand } from "../command.js";
import { watchStopSignals } from "../stop-signals.js";

/** How long to wait for the start to stop, and for parts to close after the last request. */
const closingMs = 10_000;

/** Runs the service until a stop signal. */
export const serve = defineCommand({
  name: "serve",
  summary: "Run the service",
  options: { reset: { summary: "Delete the devchains' blocks first" } },
  async run({ settings: readSettings, options, terminal }) {
    const { stopSignal: signal = watchStopSignals() } = terminal;
    const told = signal.aborted ? Promise.resolve() : once(signal, "abort");
    const settings = await readSettings();
    const { shutdownDelayMsOf } = await import("../../config/settings.js");
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
    try {
      signal.throwIfAborted();
      const { startService } = requireService();
      const service = await startService(settings, { resetDevchains: options.reset === true, log, signal });
      try {
        if (settings.MODE === "development") terminal.out(await service.banner());
        await told;
      } finally {
        await service.stop();
      }
    } catch (error) {
      if (error !== signal.reason) throw error;
      log.info("stopped before it was ready");
    }
  },
});

/**
 * Loads the service's modules one after the other. A plain `import()` would open all 350 files at once, more than `ulimit -n 256`
 * allows.
 */
function requireService(): typeof import("../../service.js") {
  return createRequire(import.meta.url)("../../service.js") as typeof import("../../service.js");
}
