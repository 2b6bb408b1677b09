import { boundGarbage } from "./cli/bound-garbage.js";
import { releaseMemoryAtRest } from "./cli/release-memory.js";
import { watchStopSignals } from "./cli/stop-signals.js";

// Files are readable by their owner only.
process.umask(0o077);

boundGarbage();
releaseMemoryAtRest();

const args = process.argv.slice(2);

// Without a command it is the service that runs, and ends in order even where a signal comes before all of it is loaded.
const isService = args[0] === undefined || args[0] === "serve" || args[0].startsWith("-");

const terminal = {
  env: process.env,
  out: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
  input: process.stdin,
  ...(isService && { stopSignal: watchStopSignals(), exit: () => process.exit() }),
};

// A reader that has gone away, as in `rootgate users list | head -1`, is no reason to end with a stack trace.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

import("./cli/run-command-line.js")
  .then(({ runCommandLine }) => runCommandLine(args, terminal))
  .then(
    (exitCode) => (process.exitCode = exitCode),
    () => (process.exitCode = 1),
  );
