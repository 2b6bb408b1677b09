import { createMachine, type Machine, type MachineParts } from "./machine.js";
import type { Turn } from "./shared-thread.js";
import type { StateAt } from "./state-database.js";

/** EVMs to run things on, as many as have a turn. */
export interface Machines {
  /** Runs `work` on a machine set to a state. What it writes is in the machine's `nodes` alone; a machine whose work failed is thrown away. */
  use<T>(at: StateAt, turn: Turn, work: (machine: Machine) => Promise<T>): Promise<T>;
  /** Runs `work`, which removes state, while no machine is in use; later uses wait. Call it without a turn, and not concurrently. */
  whileIdle<T>(work: () => Promise<T>): Promise<T>;
}

const noResult = (): void => undefined;

const waitFor = (promise: Promise<void>, turn: Turn): Promise<void> => turn.outside(() => promise);

/** Making a machine costs as much as a small call, so they are kept. */
const maxIdle = 16;

/** Hands out machines, made when needed. */
export function createMachines(parts: MachineParts): Machines {
  const idle: Machine[] = [];
  let running = 0;
  let onIdle: (() => void) | undefined;
  let pause: Promise<void> | undefined;

  async function runOn<T>(at: StateAt, turn: Turn, work: (machine: Machine) => Promise<T>): Promise<T> {
    const machine = idle.pop() ?? (await createMachine(parts));
    await machine.begin(at, turn);
    const result = await work(machine);
    if (idle.length < maxIdle) idle.push(machine);
    return result;
  }

  return {
    async use(at, turn, work) {
      for (let pausing = pause; pausing; pausing = pause) await waitFor(pausing, turn);
      running++;
      try {
        return await runOn(at, turn, work);
      } finally {
        running--;
        if (running === 0) onIdle?.();
      }
    },

    async whileIdle(work) {
      const working = (async () => {
        if (running > 0) await new Promise<void>((resolve) => (onIdle = resolve));
        return work();
      })();
      pause = working.then(noResult, noResult);
      try {
        return await working;
      } finally {
        onIdle = undefined;
        pause = undefined;
      }
    },
  };
}
