import type { RootstockHeader } from "../rootstock/merged-mining/header.js";
import type { Machines } from "./machines.js";
import { overrideState, type StateOverrides } from "./override-state.js";
import { type Message, type Run, runMessage } from "./run-message.js";
import type { Turn } from "./shared-thread.js";
import type { StateAt } from "./state-database.js";

/** Where a simulated call runs: on the state after this block, seeing its number, time… */
export interface SimulationPoint extends StateAt {
  readonly header: RootstockHeader;
  /** Changes of accounts that hold for the call. */
  readonly overrides?: StateOverrides;
}

/** Runs a message and forgets what it wrote. Neither balance nor nonce is checked: the sender is lent what it lacks. */
export type Simulate = (message: Message, point: SimulationPoint, turn: Turn) => Promise<Run>;

export function createSimulate(machines: Machines): Simulate {
  return (message, at, turn) =>
    machines.use(at, turn, async (machine) => {
      await machine.evm.journal.checkpoint();
      if (at.overrides) await overrideState(machine, at.overrides);
      const run = await runMessage(machine, message, { header: at.header, lendsValue: true });
      await machine.evm.journal.revert();
      machine.evm.journal.cleanJournal();
      return run;
    });
}
