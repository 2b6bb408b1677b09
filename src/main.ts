#!/usr/bin/env node
import { parseArgs } from "node:util";
import { readSettings } from "./config/settings.js";
import { startService } from "./service.js";

/** How long running calls may take to finish once the process is told to stop. */
const drainMs = 15_000;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { reset: { type: "boolean", default: false } } });
  const settings = readSettings(process.env);
  const service = await startService(settings, { resetDevchains: values.reset });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(service.stop));
  if (settings.MODE === "development") process.stdout.write(await service.banner());
}

async function end(stop: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(1), drainMs).unref();
  await stop();
}

main().catch((error: unknown) => {
  process.stderr.write(`rootgate: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
