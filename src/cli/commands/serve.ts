import { defineCommand } from "../command.js";

/** How long running calls may take to finish once the process is told to stop. */
const drainMs = 15_000;

/** Runs the service until a signal ends it. */
export const serve = defineCommand({
  name: "serve",
  summary: "Run the service",
  options: { reset: { summary: "Delete the devchains' blocks first" } },
  async run({ settings: readSettings, options }) {
    const settings = await readSettings();
    // Other commands need not wait until the whole service is loaded.
    const { startService } = await import("../../service.js");
    const { createLog } = await import("../../telemetry/log.js");
    const log = createLog(settings.LOG_LEVEL);
    // One call's forgotten failure must not end all others with the process, as it would by default.
    process.on("unhandledRejection", (error) => log.error({ err: error }, "a failure that nobody waited for"));
    const service = await startService(settings, { resetDevchains: options.reset === true, log });
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(service.stop));
    if (settings.MODE === "development") process.stdout.write(await service.banner());
  },
});

async function end(stop: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), drainMs).unref();
  await stop();
}
