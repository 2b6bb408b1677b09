import { once } from "node:events";
import { createRequire } from "node:module";
import { defineCommand } from "../command.js";
import { watchStopSignals } from "../stop-signals.js";

/** How long the start may take to give up, and the parts to close once no request is left. */
const closingMs = 10_000;

/** Runs the service until a signal ends it. */
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
    // One call's forgotten failure must not end all others with the process, as it would by default.
    process.on("unhandledRejection", (error) => log.error({ err: error }, "a failure that nobody waited for"));
    const giveUp = (): void => {
      log.error("shutting down took too long: ending with parts still open");
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
 * Loads the service, for which other commands need not wait, one file after the other. `import()` would open all its 350 files at
 * once: more than a process may open under `ulimit -n 256`.
 */
function requireService(): typeof import("../../service.js") {
  return createRequire(import.meta.url)("../../service.js") as typeof import("../../service.js");
}
