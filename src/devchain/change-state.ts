import { bytesToHex } from "@ethereumjs/util";
import type { BlockProduction } from "./block-production.js";
import type { ChainContent } from "./chain-content.js";
import { overrideState, type StateOverrides } from "./override-state.js";
import { mining, type SharedThread } from "./shared-thread.js";

/** Changes accounts in the state after the head, without a block: the next one is built on it. Kept in the file. */
export type ChangeState = (changes: StateOverrides) => Promise<void>;

interface ChangeParts {
  readonly content: Pick<ChainContent, "chain" | "machines" | "nodes">;
  readonly production: BlockProduction;
  readonly thread: SharedThread;
}

export function createChangeState({ content, production, thread }: ChangeParts): ChangeState {
  const { chain, machines, nodes } = content;
  const change = (changes: StateOverrides) =>
    thread.run(mining, (turn) =>
      machines.use(chain.head, turn, async (machine) => {
        const { state, evm } = machine;
        await state.checkpoint();
        await overrideState(machine, changes);
        await evm.journal.cleanup();
        await state.commit();
        const root = bytesToHex(await state.getStateRoot());
        chain.changeHead(root, () => nodes.write(machine.nodes.written, chain.head.header.number));
      }),
    );
  return (changes) => production.alone(() => change(changes));
}
