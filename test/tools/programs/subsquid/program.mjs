import { EvmBatchProcessor } from "@subsquid/evm-processor";

const { RPC_URL, KITCHEN, KITCHEN_TX, KITCHEN_BLOCK } = process.env;

/** What the processor needs of a database to go on from where it was; in memory. */
class MemoryDatabase {
  supportsHotBlocks = false;
  #state = { height: -1, hash: "0x", top: [], nonce: 0 };

  async connect() {
    return this.#state;
  }

  async transact({ nextHead }, run) {
    await run({});
    this.#state = { ...nextHead, top: [], nonce: this.#state.nonce + 1 };
  }
}

const last = Number(KITCHEN_BLOCK);
const processor = new EvmBatchProcessor()
  .setRpcEndpoint(RPC_URL)
  .setFinalityConfirmation(0)
  .setBlockRange({ from: 0, to: last })
  .setFields({
    log: { topics: true, data: true, transactionHash: true },
    transaction: { from: true, gasUsed: true },
    trace: { callFrom: true, callTo: true, callSighash: true },
  })
  .addLog({ address: [KITCHEN], transaction: true })
  .addTrace({ type: ["call"], callTo: [KITCHEN], transaction: true });

const blocks = [];
const report = (name, isOk) => console.log(`${isOk ? "ok" : "not ok"} 1 - ${name}`);

// It ends the process when it has read the last block.
processor.run(new MemoryDatabase(), async (context) => {
  blocks.push(...context.blocks);
  if (blocks.at(-1)?.header.height !== last) return;
  const logs = blocks.flatMap((block) => block.logs);
  report("reads blocks and logs", logs.filter((log) => log.transactionHash === KITCHEN_TX).length === 2);
  const traces = blocks.flatMap((block) => block.traces);
  report(
    "reads traces",
    traces.some(({ action, transaction }) => action.to === KITCHEN && transaction.hash === KITCHEN_TX),
  );
});
