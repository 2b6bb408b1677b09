/** Signals of the process. */
export interface SignalSource {
  once(signal: NodeJS.Signals, listener: () => void): unknown;
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  exit(exitCode: number): void;
}

/** Signals that stop the service, with their exit codes (128 plus the signal number). */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/** Signals within this time count as one: npm forwards a Ctrl-C that the terminal has already sent. */
const sameMs = 500;

/** Aborts at the first SIGINT or SIGTERM; a second one exits at once. */
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
