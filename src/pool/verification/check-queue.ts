/** Works through checks one at a time, when the process has nothing more urgent to do. */
export interface CheckQueue {
  /** Whether there was room. The check must not reject. */
  add(check: () => Promise<void>): boolean;
  /** Drops waiting checks. */
  clear(): void;
}

export function createCheckQueue(maxLength: number): CheckQueue {
  const waiting: (() => Promise<void>)[] = [];
  let isWorking = false;

  function workOn(): void {
    const check = waiting.shift();
    isWorking = check !== undefined;
    if (check) void check().finally(() => setImmediate(workOn));
  }

  return {
    add(check) {
      if (waiting.length >= maxLength) return false;
      waiting.push(check);
      if (!isWorking) {
        isWorking = true;
        setImmediate(workOn);
      }
      return true;
    },
    clear: () => void waiting.splice(0),
  };
}
