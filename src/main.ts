#!/usr/bin/env node
import { runCommandLine } from "./cli/run-command-line.js";

const terminal = {
  env: process.env,
  out: (text: string) => void process.stdout.write(text),
  error: (text: string) => void process.stderr.write(text),
};

runCommandLine(process.argv.slice(2), terminal).then(
  (exitCode) => (process.exitCode = exitCode),
  () => (process.exitCode = 1),
);
