import { Account, bytesToHex, createAddressFromString, hexToBytes, KECCAK256_RLP } from "@ethereumjs/util";
import type { Hex } from "../rootstock/hex.js";
import { emptyBloom } from "../rootstock/logs-bloom.js";
import { blockHash, genesisProof, hashForMergedMining } from "../rootstock/merged-mining/header.js";
import type { Block, BlockDraft } from "./block.js";
import { blockDifficulty, blockGasLimit, headerRulesAt, minerAddress, minimumGasPrice } from "./chain-rules.js";
import { noUnclesHash } from "./draft-block.js";
import type { Fork } from "./fork/open-fork.js";
import { genesisContracts } from "./genesis-contracts.js";
import type { Machine } from "./machine.js";
import type { Machines } from "./machines.js";
import { sizeOf } from "./seal-block.js";
import type { Turn } from "./shared-thread.js";

/** EIP-161: what a contract starts from. */
const contractNonce = 1n;
const startBalance = 10n ** 24n; // a million coins
const emptyTrieRoot = bytesToHex(KECCAK256_RLP);

interface GenesisParts {
  readonly machines: Machines;
  readonly turn: Turn;
}

interface GenesisPlan {
  readonly timestamp: number;
  readonly accounts: readonly Hex[];
}

interface ForkStartPlan extends GenesisPlan {
  readonly fork: Fork;
}

/** A fork's base, with the funded accounts in its state. */
export async function makeForkStart({ machines, turn }: GenesisParts, { fork, accounts }: ForkStartPlan) {
  return machines.use({ header: { stateRoot: emptyTrieRoot } }, turn, async ({ state, nodes }) => {
    await fundAccounts(state, accounts);
    const stateRoot = bytesToHex(await state.getStateRoot());
    const { base } = fork;
    const block: Block = { ...base, header: { ...base.header, stateRoot } };
    return { block, nodes: nodes.written };
  });
}

/** Block 0: the funded accounts, and the contracts that tools expect. */
export async function makeGenesis({ machines, turn }: GenesisParts, plan: GenesisPlan) {
  const { stateRoot, nodes } = await machines.use({ header: { stateRoot: emptyTrieRoot } }, turn, async (machine) => {
    const stateRoot = await writeState(machine, plan.accounts);
    return { stateRoot, nodes: machine.nodes.written };
  });
  return { block: genesisBlock(stateRoot, plan.timestamp), nodes };
}

function genesisBlock(stateRoot: Hex, timestamp: number): Block {
  const draft: BlockDraft = {
    header: {
      parentHash: `0x${"00".repeat(32)}`,
      sha3Uncles: noUnclesHash,
      miner: minerAddress,
      stateRoot,
      transactionsRoot: emptyTrieRoot,
      receiptsRoot: emptyTrieRoot,
      logsBloom: emptyBloom,
      difficulty: blockDifficulty,
      number: 0,
      gasLimit: BigInt(blockGasLimit),
      gasUsed: 0n,
      timestamp,
      extraData: "0x",
      paidFees: 0n,
      minimumGasPrice,
      uncleCount: 0,
    },
    transactions: [],
    receipts: [],
    totalDifficulty: blockDifficulty,
  };
  const rules = headerRulesAt(0);
  return {
    ...draft,
    hash: blockHash(draft.header, genesisProof, rules),
    hashForMergedMining: hashForMergedMining(draft.header, rules),
    proof: genesisProof,
    size: sizeOf(draft, genesisProof),
  };
}

async function fundAccounts(state: Machine["state"], accounts: readonly Hex[]): Promise<void> {
  for (const address of accounts)
    await state.putAccount(createAddressFromString(address), new Account(0n, startBalance));
}

async function writeState({ state }: Machine, accounts: readonly Hex[]): Promise<Hex> {
  await fundAccounts(state, accounts);
  for (const { address, code } of genesisContracts) {
    const key = createAddressFromString(address);
    await state.putAccount(key, new Account(contractNonce));
    await state.putCode(key, hexToBytes(code));
  }
  return bytesToHex(await state.getStateRoot());
}
