import { runCommandLine } from "./cli/run-command-line.js";

// Whatever the process writes to disk is its owner's alone.
process.umask(0o077);

const terminal = {
  env: process.env,
  out: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
  input: process.stdin,
};

// A reader that has gone away, as in `rootgate users list | head -1`, is no reason to end with a stack trace.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

runCommandLine(process.argv.slice(2), terminal).then(
  (exitCode) => (process.exitCode = exitCode),
  () => (process.exitCode = 1),
);
