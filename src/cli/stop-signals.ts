/** The process, as far as it can be stopped. */
export interface SignalSource {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly ppid: number;
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  exit(exitCode: number): void;
}

/** Signals that stop the service, with their exit codes (128 plus the signal number). */
const exitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/** Signals within this time count as one: npm forwards a Ctrl-C that the terminal has already sent. */
const sameMs = 500;

/** How often a process under npm checks its parent. */
const parentCheckMs = 200;

/** Aborts at the first SIGINT or SIGTERM, or when npm has ended; a second signal exits at once. */
export function watchStopSignals(source: SignalSource = process, elapsedMs = () => performance.now()): AbortSignal {
  const controller = new AbortController();
  let firstMs: number | undefined;
  for (const [signal, exitCode] of Object.entries(exitCodes))
    source.on(signal as NodeJS.Signals, () => {
      firstMs ??= elapsedMs();
      if (!controller.signal.aborted) controller.abort(new Error(`stopped by ${signal}`));
      else if (elapsedMs() - firstMs >= sameMs) source.exit(exitCode);
    });
  // npm sends its signals to the shell between it and this process, which ends without a word.
  if (source.env["npm_lifecycle_event"] !== undefined)
    onParentEnd(source, () => controller.abort(new Error("stopped by the end of npm")));
  return controller.signal;
}

function onParentEnd(source: SignalSource, stop: () => void): void {
  const parentId = source.ppid;
  const timer = setInterval(() => {
    if (source.ppid === parentId) return;
    clearInterval(timer);
    stop();
  }, parentCheckMs).unref();
}
