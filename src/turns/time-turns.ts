/**
 * Runs actions in order, for up to `turnMs` milliseconds per turn of the event loop; what else has arrived comes in between. What an
 * action adds waits for a later turn. The time of promises that follow an action does not count.
 */
export function createTimeTurns(turnMs: number): (action: () => void) => void {
  const waiting = new Set<() => void>();
  let isTurnComing = false;
  const prepareTurn = (): void => {
    if (isTurnComing || waiting.size === 0) return;
    isTurnComing = true;
    setImmediate(run);
  };
  const run = (): void => {
    isTurnComing = false;
    const endMs = performance.now() + turnMs;
    let left = waiting.size;
    for (const action of waiting) {
      waiting.delete(action);
      action();
      if (--left === 0 || performance.now() >= endMs) break;
    }
    prepareTurn();
  };
  return (action) => {
    waiting.add(action);
    prepareTurn();
  };
}
