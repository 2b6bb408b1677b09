/** The process, as far as signals are concerned. */
export interface SignalSource {
  once(signal: NodeJS.Signals, listener: () => void): unknown;
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  exit(exitCode: number): void;
}

/** What tells the service to stop, and the number that a process ended by it exits with (128 and the signal's number). */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/** Less than people and service managers take for a second thought. npm passes on a Ctrl-C that the terminal has already sent. */
const sameMs = 500;

/** Aborts at the first SIGINT or SIGTERM; a second one ends the process at once. */
export function watchStopSignals(source: SignalSource = process, elapsedMs = () => performance.now()): AbortSignal {
  const controller = new AbortController();
  let firstMs: number | undefined;
  for (const [signal, exitCode] of Object.entries(exitCodes))
    source.on(signal as NodeJS.Signals, () => {
      firstMs ??= elapsedMs();
      if (!controller.signal.aborted) controller.abort(new Error(`stopped by ${signal}`));
      else if (elapsedMs() - firstMs >= sameMs) source.exit(exitCode);
    });
  return controller.signal;
}
