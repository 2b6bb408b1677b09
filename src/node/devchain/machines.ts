import { hexToBytes } from "@ethereumjs/util";
import type { Hex } from "./hex.js";
import { createMachine, type Machine, type MachineParts } from "./machine.js";

/** EVMs to run things on, as many at once as there are. */
export interface Machines {
  /**
   * Runs `work` on a machine set to the state at `root`. What `work` writes is lost unless it commits; a machine whose work failed
   * is thrown away.
   */
  use<T>(root: Hex, signal: AbortSignal | undefined, work: (machine: Machine) => Promise<T>): Promise<T>;
}

/** Hands out machines, made when first needed and kept, since making one costs as much as a small call. */
export function createMachines(parts: MachineParts, maxCount: number): Machines {
  const idle: Machine[] = [];
  const queue: (() => void)[] = [];
  let used = 0;

  async function withPlace<T>(work: () => Promise<T>): Promise<T> {
    if (used === maxCount) await new Promise<void>((resolve) => queue.push(resolve));
    else used += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else used -= 1;
    }
  }

  return {
    use: (root, signal, work) =>
      withPlace(async () => {
        signal?.throwIfAborted();
        const machine = idle.pop() ?? (await createMachine(parts));
        machine.begin(signal);
        await machine.state.setStateRoot(hexToBytes(root));
        const result = await work(machine);
        machine.begin(undefined);
        idle.push(machine);
        return result;
      }),
  };
}
