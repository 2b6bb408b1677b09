import { hexToBytes } from "@ethereumjs/util";
import type { Hex } from "./hex.js";
import { createMachine, type Machine, type MachineParts } from "./machine.js";
import type { Turn } from "./shared-thread.js";

/** EVMs to run things on, as many as have a turn. */
export interface Machines {
  /**
   * Runs `work` on a machine set to the state at `root`. What `work` writes is lost unless it commits; a machine whose work failed
   * is thrown away.
   */
  use<T>(root: Hex, turn: Turn, work: (machine: Machine) => Promise<T>): Promise<T>;
}

/** Making a machine costs as much as a small call, so they are kept. */
const maxIdle = 16;

/** Hands out machines, made when needed. */
export function createMachines(parts: MachineParts): Machines {
  const idle: Machine[] = [];
  return {
    async use(root, turn, work) {
      const machine = idle.pop() ?? (await createMachine(parts));
      machine.begin(turn);
      await machine.state.setStateRoot(hexToBytes(root));
      const result = await work(machine);
      if (idle.length < maxIdle) idle.push(machine);
      return result;
    },
  };
}
