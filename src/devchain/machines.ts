import { createMachine, type Machine, type MachineParts } from "./machine.js";
import type { Turn } from "./shared-thread.js";
import type { StateAt } from "./state-database.js";

/** EVMs to run things on, as many as have a turn. */
export interface Machines {
  /** Runs `work` on a machine set to a state. What it writes is in the machine's `nodes` alone; a machine whose work failed is thrown away. */
  use<T>(at: StateAt, turn: Turn, work: (machine: Machine) => Promise<T>): Promise<T>;
}

/** Making a machine costs as much as a small call, so they are kept. */
const maxIdle = 16;

/** Hands out machines, made when needed. */
export function createMachines(parts: MachineParts): Machines {
  const idle: Machine[] = [];
  return {
    async use(at, turn, work) {
      const machine = idle.pop() ?? (await createMachine(parts));
      await machine.begin(at, turn);
      const result = await work(machine);
      if (idle.length < maxIdle) idle.push(machine);
      return result;
    },
  };
}
